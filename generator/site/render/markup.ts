const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
