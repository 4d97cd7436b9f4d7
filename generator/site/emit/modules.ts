/** A file in memory: its path and its text. */
export type EmittedFile = readonly [path: string, text: string];

const banner = '// Made by the generator from data/. Do not edit.';

/** The text of a generated module. */
export function moduleOf(...lines: readonly string[]): string {
  return [banner, ...lines, ''].join('\n');
}

/** A value as TypeScript source, of which JSON is a subset. */
export function literal(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
