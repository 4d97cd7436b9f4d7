/** The values of the placeholders that texts may hold, by name. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** Fills {placeholders}. One without a value is a fault that validation has already refused, so it stays as it is. */
export function fill(text: string, placeholders: Placeholders): string {
  return text.includes('{') ? text.replace(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole) : text;
}
