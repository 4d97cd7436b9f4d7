import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a built site by path from its root, with slashes. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#x27;': "'",
  '&#39;': "'",
};

/** A text with the characters of its entities, as the renderers of the site write them. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#x27|#39);/g, (entity) => entities[entity] ?? entity);
}

/** A parsed start tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A document as parsed without script. */
export interface ReadDocument {
  readonly tags: readonly Tag[];
  readonly title: string;
  /** The visible and accessible text with normalised white space. */
  readonly words: string;
  /** The values of its structured data. */
  readonly structuredData: readonly unknown[];
}

/** Parses the HTML of the site's renderer: lower-case tags, quoted attributes. */
export function readDocument(html: string): ReadDocument {
  const structuredData = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
  const visible = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ');
  const tags = [
    ...html
      .replace(/(<(script|style)[^>]*>).*?<\/\2>/gs, '$1')
      .matchAll(/<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g),
  ].map(
    ([, name = '', list = '']): Tag => ({
      name,
      attributes: Object.fromEntries(
        [...list.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, unescapeHtml(value)]),
      ),
    }),
  );
  return {
    tags,
    title: unescapeHtml(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    words: unescapeHtml(
      visible
        .replace(/<title>.*?<\/title>/s, ' ')
        .replace(/<(?:br|p|li|h\d|td|th|div|section|article|ul|ol|summary|details|dt|dd)\b[^>]*>/g, ' ')
        .replace(/<[^>]+>/g, ''),
    ).replace(/\s+/g, ' '),
    structuredData,
  };
}

/** Parses a document of a built site from its file. */
export function readDocumentFile(folder: string, file: string): ReadDocument {
  return readDocument(readFileSync(path.join(folder, file), 'utf8'));
}

/** The tags with a name and attribute values. */
export function tagsOf(
  { tags }: ReadDocument,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): readonly Tag[] {
  return tags.filter(
    (tag) => tag.name === name && Object.entries(attributes).every(([key, value]) => tag.attributes[key] === value),
  );
}
