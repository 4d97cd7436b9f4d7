export type EmittedFile = readonly [path: string, text: string];

const banner = '// Made by the generator from data/. Do not edit.';

export function moduleOf(...lines: readonly string[]): string {
  return [banner, ...lines, ''].join('\n');
}

/** TypeScript source. JSON is a subset of it. */
export function literal(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
