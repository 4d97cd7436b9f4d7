/** A text in double quotes, as YAML reads it. */
export function inQuotes(text: string): string {
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`;
}
