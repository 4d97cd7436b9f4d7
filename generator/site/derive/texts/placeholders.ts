export type Placeholders = Readonly<Record<string, string | undefined>>;

/** Replaces {placeholders}. A placeholder without a value stays; validation has reported it. */
export function fill(text: string, placeholders: Placeholders): string {
  return text.includes('{') ? text.replace(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole) : text;
}
