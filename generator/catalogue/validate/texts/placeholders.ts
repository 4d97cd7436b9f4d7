import type { Phrase } from '../../diagnostics/phrases';
import type { TextId } from '../../diagnostics/texts/texts';
import type { Path } from '../../load/document';
import { asList, fieldOf, isMapping } from '../../load/fields';
import type { ReadDocument } from '../catalogue';

/** The names that can be in braces in a text. */
export const placeholderNames = ['store', 'code', 'month', 'year', 'country', 'stores', 'active', 'checks90'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

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

const names = placeholderNames.join('|');
const otherwiseWritten = new RegExp(
  [
    // `{{store}}` and `${store}`, as other programs write it; also incomplete: `{store` and `store}`.
    String.raw`(?<!\{)\{\{+\s*(${names})\s*\}*|\$\{\s*(${names})\s*\}|(?<!\{)\{(${names})(?![\w}-])|(?<![\w{-])(${names})\}`,
    String.raw`\[(${names})\](?!\()|%(${names})%`,
  ].join('|'),
);

/**
 * The first malformed placeholder or single brace, which readers would see, with the placeholder that was meant, if that
 * is clear.
 */
export function visibleBraceIn(
  text: string,
): { readonly start: number; readonly end: number; readonly meant?: string | undefined } | undefined {
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

interface TextContext {
  readonly kind: ReadDocument['kind'];
  readonly root: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

interface Condition {
  readonly needs: (place: TextContext) => boolean;
  readonly why: TextId;
  readonly fix: TextId;
}

function dateOf(isDated: (place: TextContext) => boolean): readonly Condition[] {
  const needsPage = (place: TextContext): boolean => isDated(place) || place.kind === 'page';
  return [
    { needs: needsPage, why: 'placeholder.no-date', fix: 'placeholder.write-words' },
    { needs: isDated, why: 'placeholder.no-date', fix: 'placeholder.add-date' },
  ];
}

const count: readonly Condition[] = [
  {
    needs: ({ kind }) => kind === 'home' || kind === 'page' || kind === 'site',
    why: 'placeholder.no-count',
    fix: 'placeholder.move-count',
  },
];

/** Whether a text of the home page is about one store. */
function isAboutStore([list, entry, field]: Path): boolean {
  return (list === 'banner' && field !== undefined) || (list === 'featured' && entry === 'stores');
}

/** Whether a text is the notice after a copy, which is about the copied code, whichever that is. */
const isNotice = ({ path }: TextContext): boolean => path[0] === 'copiedNotice';

/** A missing featured offer, one of an unknown kind, and a deal with a code have their own diagnostics. */
function featuresDeal({ root }: TextContext): boolean {
  const featured = asList(root['offers']).find((offer) => fieldOf(offer, 'id') === root['featured']);
  return fieldOf(featured, 'kind') === 'deal' && fieldOf(featured, 'code') === undefined;
}

/** The conditions for each placeholder; the first that does not hold is reported. */
const conditions: Readonly<Record<PlaceholderName, readonly Condition[]>> = {
  store: [
    {
      needs: ({ kind, root, path }) =>
        kind === 'store' || (kind === 'home' && isAboutStore(path)) || (kind === 'page' && root['kind'] === 'article'),
      why: 'placeholder.no-store',
      fix: 'placeholder.write-words',
    },
  ],
  code: [
    { needs: ({ kind }) => kind === 'store', why: 'placeholder.no-store-file', fix: 'placeholder.write-words' },
    {
      needs: (place) => isNotice(place) || place.root['featured'] !== undefined,
      why: 'placeholder.no-featured',
      fix: 'placeholder.add-featured',
    },
    {
      needs: (place) => isNotice(place) || !featuresDeal(place),
      why: 'placeholder.featured-deal',
      fix: 'placeholder.feature-code',
    },
  ],
  month: dateOf(({ root }) => 'checked' in root),
  year: dateOf(({ kind, root }) => kind === 'site' || 'checked' in root),
  country: [
    { needs: ({ kind }) => kind === 'store', why: 'placeholder.no-country', fix: 'placeholder.write-words' },
    { needs: ({ root }) => 'countries' in root, why: 'placeholder.no-country', fix: 'placeholder.add-countries' },
  ],
  stores: count,
  active: count,
  checks90: count,
};

/** Undefined if the placeholder can be filled. */
export function refusalOf(
  name: PlaceholderName,
  kind: ReadDocument['kind'],
  value: unknown,
  path: Path,
): Refusal | undefined {
  const place = { kind, root: isMapping(value) ? value : {}, path };
  const missing = conditions[name].find(({ needs }) => !needs(place));
  return missing && { why: { id: missing.why, values: { placeholder: `{${name}}` } }, fix: { id: missing.fix } };
}
