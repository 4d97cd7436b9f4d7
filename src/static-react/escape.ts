const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text for HTML, in content and attributes alike, with the escapes of React. */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (character) => escapes[character] ?? character) : text;
}
