import { richFields } from '../../../../src/domain/language/localized';
import type { Path, SourceDocument } from '../../load/document';
import { isMapping } from '../../load/fields';
import type { ReadDocument } from '../catalogue';
import { wordsFor, type Words } from '../engine/remembered';

/** A text of the site in one language. */
export interface TextField {
  readonly document: SourceDocument;
  readonly kind: ReadDocument['kind'];
  /** The path of the text, including the language. */
  readonly path: Path;
  /** The key of the text or of its language pair. */
  readonly field: string;
  readonly language: string;
  readonly value: string;
  /** The value and the language, shared by all texts with the same words. */
  readonly words: Words;
  /** Whether it is Markdown. */
  readonly rich: boolean;
}

export interface TextPair {
  readonly en: TextField;
  readonly ar: TextField;
}

export interface Texts {
  readonly pairs: readonly TextPair[];
  /** All texts: both of each pair, and those of files in one language. */
  readonly all: readonly TextField[];
}

/** The fields of single-language files (articles, posts) that contain texts for readers. */
const singleFields = new Set([
  'title',
  'metaDescription',
  'description',
  'heading',
  'intro',
  'text',
  'body',
  'author',
  'category',
  'tags',
  'imageAlt',
]);

/** Caches the last document alone, because all texts together would need more memory than the data. */
export function ofLastDocument<Found>(find: (read: ReadDocument) => Found): (read: ReadDocument) => Found {
  let last: { readonly document: SourceDocument; readonly found: Found } | undefined;
  return (read) => {
    if (last?.document !== read.document) last = { document: read.document, found: find(read) };
    return last.found;
  };
}

/** Finds the texts of a document by their shape, so that a file with an error elsewhere is still checked. */
export const textsOf = ofLastDocument(({ document, kind }: ReadDocument): Texts => {
  const pairs: TextPair[] = [];
  const all: TextField[] = [];
  const root = document.value;
  const single =
    (kind === 'post' || (kind === 'page' && isMapping(root) && root['kind'] === 'article')) && isMapping(root);
  const ownLanguage = single && typeof root['language'] === 'string' ? root['language'] : 'en';

  function site(path: Path, field: string, language: string, value: string): TextField {
    const words = wordsFor(value, language);
    const rich = (richFields as readonly string[]).includes(field); // widened so that any string can be compared
    const text: TextField = { document, kind, path, field, language, value, words, rich };
    all.push(text);
    return text;
  }

  function visit(value: unknown, path: Path, field: string): void {
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, [...path, index], field);
      });
    } else if (isMapping(value)) {
      const { en, ar } = value;
      if (typeof en === 'string' && typeof ar === 'string' && Object.keys(value).length === 2) {
        // The only pair that is not a text: a country per language.
        if (kind === 'store' && path[0] === 'countries') return;
        pairs.push({ en: site([...path, 'en'], field, 'en', en), ar: site([...path, 'ar'], field, 'ar', ar) });
        return;
      }
      for (const [key, child] of Object.entries(value)) visit(child, [...path, key], key);
    } else if (single && typeof value === 'string' && singleFields.has(field)) {
      site(path, field, ownLanguage, value);
    }
  }

  // Messages are ICU and have their own rules; redirects, claims and feeds contain no texts.
  if (kind !== 'claims' && kind !== 'messages' && kind !== 'redirects' && kind !== 'feed') visit(root, [], '');
  return { pairs, all };
});

/** The path is reused for the next string, so callers that keep it must copy it. */
export function eachString(document: SourceDocument, take: (value: string, path: Path) => void): void {
  const path: (string | number)[] = [];
  function visit(value: unknown): void {
    if (typeof value === 'string') take(value, path);
    else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) {
        path.push(index);
        visit(value[index]);
        path.pop();
      }
    } else if (isMapping(value)) {
      for (const key of Object.keys(value)) {
        path.push(key);
        visit(value[key]);
        path.pop();
      }
    }
  }
  visit(document.value);
}
