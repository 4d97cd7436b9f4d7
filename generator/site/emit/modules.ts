export type EmittedFile = readonly [path: string, text: string];

const banner = '// Made by the generator from data/. Do not edit.';

export function moduleOf(...lines: readonly string[]): string {
  return [banner, ...lines, ''].join('\n');
}

/** As TypeScript source, of which JSON is a subset. */
export function literal(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
