import type { Phrase } from '../../diagnostics/phrases';
import type { Path } from '../../load/document';
import { isMapping } from '../../load/fields';
import type { ReadDocument } from '../catalogue';

/** The names that can be in braces in a text. */
export const placeholderNames = ['store', 'code', 'month', 'year', 'country', 'stores', 'active', 'checks90'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

/** All `{…}` in a text, with their offsets. */
export function placeholdersIn(
  text: string,
): readonly { readonly name: string; readonly start: number; readonly end: number }[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Characters of a malformed placeholder, which readers would see. */
export interface VisibleBrace {
  readonly start: number;
  readonly end: number;
  /** The placeholder that was meant, if that is clear. */
  readonly meant?: string;
}

const names = placeholderNames.join('|');
const otherwiseWritten = new RegExp(
  [
    // `{{store}}` and `${store}`, as other programs write it; also incomplete: `{store` and `store}`.
    String.raw`(?<!\{)\{\{+\s*(${names})\s*\}*|\$\{\s*(${names})\s*\}|(?<!\{)\{(${names})(?![\w}-])|(?<![\w{-])(${names})\}`,
    String.raw`\[(${names})\](?!\()|%(${names})%`,
  ].join('|'),
);

/** The first malformed placeholder or single brace in a text; undefined if there is none. */
export function visibleBraceIn(text: string): VisibleBrace | undefined {
  if (!/[{}[%]/.test(text)) return undefined;
  const other = otherwiseWritten.exec(text);
  if (other) {
    const name = other.slice(1).find((each) => each !== undefined);
    return {
      start: other.index,
      end: other.index + other[0].length,
      meant: name === undefined ? undefined : `{${name}}`,
    };
  }
  const alone = /[{}]/.exec(text.replace(/\{[^{}]*\}/g, (placeholder) => '_'.repeat(placeholder.length)));
  return alone ? { start: alone.index, end: alone.index + 1 } : undefined;
}

/** Why a placeholder has no value at some position, and how to fix it. */
export interface Refusal {
  readonly why: Phrase;
  readonly fix: Phrase;
}

/** The position of a text: the kind of its file, the value of the file, and the path of the text. */
interface TextContext {
  readonly kind: ReadDocument['kind'];
  readonly root: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

const writeWords: Phrase = { id: 'placeholder.write-words' };

function refuseCheckedDate(name: 'month' | 'year', { kind, root }: TextContext): Refusal | undefined {
  return 'checked' in root
    ? undefined
    : {
        why: { id: 'placeholder.no-date', values: { placeholder: `{${name}}` } },
        fix: kind === 'page' ? { id: 'placeholder.add-date' } : writeWords,
      };
}

function refuseStore({ kind, root, path }: TextContext): Refusal | undefined {
  const isListed =
    kind === 'home' && ((path[0] === 'banner' && path.length > 2) || (path[0] === 'featured' && path[1] === 'stores'));
  const hasStore = kind === 'store' || isListed || (kind === 'page' && root['kind'] === 'article');
  return hasStore ? undefined : { why: { id: 'placeholder.no-store' }, fix: writeWords };
}

function refuseCode({ kind, root, path }: TextContext): Refusal | undefined {
  if (kind !== 'store') return { why: { id: 'placeholder.no-store-file' }, fix: writeWords };
  // The notice after a copy is about the copied code, whichever that is.
  if (path[0] === 'copiedNotice') return undefined;
  if (root['featured'] === undefined)
    return { why: { id: 'placeholder.no-featured' }, fix: { id: 'placeholder.add-featured' } };
  const offers = Array.isArray(root['offers']) ? root['offers'] : [];
  const featured: unknown = offers.find((offer) => isMapping(offer) && offer['id'] === root['featured']);
  // A missing featured offer, one of an unknown kind, and a deal with a code have their own diagnostics.
  return isMapping(featured) && featured['kind'] === 'deal' && !('code' in featured)
    ? { why: { id: 'placeholder.featured-deal' }, fix: { id: 'placeholder.feature-code' } }
    : undefined;
}

function refuseCountry({ kind, root }: TextContext): Refusal | undefined {
  return kind === 'store' && 'countries' in root
    ? undefined
    : {
        why: { id: 'placeholder.no-country' },
        fix: kind === 'store' ? { id: 'placeholder.add-countries' } : writeWords,
      };
}

function refuseCount(name: 'stores' | 'active' | 'checks90', { kind }: TextContext): Refusal | undefined {
  return kind === 'home' || kind === 'page' || kind === 'site'
    ? undefined
    : {
        why: { id: 'placeholder.no-count', values: { placeholder: `{${name}}` } },
        fix: { id: 'placeholder.move-count' },
      };
}

const refusals: Readonly<Record<PlaceholderName, (place: TextContext) => Refusal | undefined>> = {
  store: refuseStore,
  code: refuseCode,
  month: (place) => refuseCheckedDate('month', place),
  year: (place) => (place.kind === 'site' ? undefined : refuseCheckedDate('year', place)),
  country: refuseCountry,
  stores: (place) => refuseCount('stores', place),
  active: (place) => refuseCount('active', place),
  checks90: (place) => refuseCount('checks90', place),
};

/** Why a placeholder cannot be filled in a text of a file; undefined if it can. */
export function refusalOf(
  name: PlaceholderName,
  kind: ReadDocument['kind'],
  value: unknown,
  path: Path,
): Refusal | undefined {
  return refusals[name]({ kind, root: isMapping(value) ? value : {}, path });
}
