import type { HeadElement } from './head';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for use between tags and in double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The attributes of a tag, each preceded by a space. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/** The tags of elements without content. `more` is added to each tag. */
export function elementsHtml(elements: readonly HeadElement[], more = ''): string {
  return elements.map(({ tag, attributes }) => `<${tag}${attributesHtml(attributes)}${more}>`).join('');
}

/** Serialises a value for a script element. Escapes `<`, so that no text in it can close the element. */
export function serializeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
