import type { Store, Text } from '../../../../src/generated/data-types';
import { foldForSearch } from '../../../../src/domain/search/search';
import { fieldOf, textField } from '../../load/fields';
import type { Path } from '../../load/document';
import { brandOf, carriedBy, compactName } from './brands';
import { containsName, type FoldedNames, type ForeignLink, type Mention } from './store-summary';
import { withoutMarkup } from '../texts/shown-texts';

interface Address extends Pick<ForeignLink, 'path' | 'start' | 'end' | 'label'> {
  readonly address: string;
}

/** The addresses in a store's offers, buttons and section texts. */
function addressesIn({ actions = [], offers = [], sections }: Store): readonly Address[] {
  return [
    ...actions.map(({ to }, index) => ({ address: to, path: ['actions', index, 'to'] })),
    ...offers.flatMap((offer, index) =>
      (['url', 'deepLink'] as const).flatMap((field) => {
        const address = offer[field];
        return address === undefined ? [] : [{ address, path: ['offers', index, field] }];
      }),
    ),
    ...sections.flatMap((section, index) => addressesBelow(section, ['sections', index])),
  ];
}

const markdownLink = /\[[^\]]{0,200}\]\((https:\/\/[^\s)]+)\)/g;

/** The addresses of buttons and links in a part of a section, each with the words around it. */
function addressesBelow(value: unknown, path: Path): readonly Address[] {
  if (typeof value === 'string') {
    if (!value.includes('](https://')) return [];
    const label = foldForSearch(value.replace(/https:\/\/\S+/g, ' '));
    return [...value.matchAll(markdownLink)].map(({ 0: whole, 1: address = '', index }) => {
      const start = index + whole.length - 1 - address.length;
      return { address, path, start, end: start + address.length, label };
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  const to = textField(value, 'to');
  const label = fieldOf(value, 'label');
  if (to !== undefined && label !== undefined) {
    const texts = ['en', 'ar'].flatMap((language) => textField(label, language) ?? []);
    return [{ address: to, path: [...path, 'to'], label: foldForSearch(texts.join(' ')) }];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    addressesBelow(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The folded search term of an address that searches an app store; undefined for other addresses. */
function searchedIn(address: string): string | undefined {
  if (!/^https:\/\/(?:play\.google\.com\/store\/search|apps\.apple\.com\/.*search)\?/.test(address)) return undefined;
  const { searchParams } = new URL(address);
  const words = searchParams.get('q') ?? searchParams.get('term');
  return words === null ? undefined : foldForSearch(words);
}

/** The addresses that lead to the website of another company. Few stores have one. */
export function foreignLinksOf(store: Store, folded: FoldedNames): readonly ForeignLink[] {
  const own = brandOf(store.url);
  // As addresses write them.
  const names = [store.slug, store.name.en, ...(store.aliases ?? [])]
    .map(compactName)
    .filter((each) => each.length > 2);
  return addressesIn(store).flatMap(({ address, ...place }): readonly ForeignLink[] => {
    const searched = searchedIn(address);
    if (searched !== undefined) return containsName(searched, folded) ? [] : [{ brand: '', searched, ...place }];
    return [address, ...carriedBy(address)].flatMap((each) => {
      const brand = brandOf(each);
      if (brand === undefined || brand === own) return [];
      // A page about the store on another website, such as a brand's shop on a marketplace.
      const written = compactName(address);
      return names.some((name) => written.includes(name)) ? [] : [{ brand, ...place }];
    });
  });
}

const capitalWords = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}'’&.-]*){0,2}`;

/** `at Luban`; below: `Luban promo code`, with the name before it. */
const englishAt = new RegExp(String.raw`(?<![\p{L}\p{N}])[Aa]t (${capitalWords})`, 'gu');
const englishCode =
  /(?<![\p{L}\p{N}'’])((?:[\p{Lu}][\p{L}\p{N}'’&.-]* ){1,3})(?:promo |discount |coupon |cashback )?(?:code|coupon|voucher)s?(?!\p{L})/gu;

const arabicWords = String.raw`[\p{L}\p{M}]+(?: [\p{L}\p{M}]+){0,2}`;

/** كود خصم لبان, متجر لبان. */
const arabicCode = new RegExp(
  String.raw`(?<!\p{L})(?:[وبل]?(?:كود|كوبون|قسيمة|أكواد|كوبونات|قسائم|متجر|موقع|تطبيق))(?: (?:خصم|تخفيض))? (${arabicWords})`,
  'gu',
);
/** من لبان, which may also be part of an unrelated sentence. */
const arabicFrom = new RegExp(String.raw`(?<!\p{L})من (?!ال)(${arabicWords})`, 'gu');

/** The first word, first two and first three words. */
function beginnings(words: string): readonly string[] {
  const parts = foldForSearch(words).split(' ');
  return parts.map((_, index) => parts.slice(0, index + 1).join(' ')).filter((each) => each.length > 1);
}

/** The last word, last two and last three words: another capitalised word may precede the name before "code". */
function endings(words: string): readonly string[] {
  const parts = foldForSearch(words).split(' ');
  return parts.map((_, index) => parts.slice(index).join(' ')).filter((each) => each.length > 1);
}

interface Pair {
  readonly words: Text;
  readonly path: Path;
  /** Whether it is at the head of the page or in an offer, and therefore about this store alone. */
  readonly isHead: boolean;
}

/** A quick filter: texts without these words have no mention, and the expressions are slow. */
const mayMention = {
  en: /[Cc]ode|[Cc]oupon|[Vv]oucher|\b[Aa]t [^a-z]/,
  ar: /كود|كوبون|قسيمة|قسائم|متجر|موقع|تطبيق|من /,
};

function candidatesIn({ words, path, isHead }: Pair, language: 'en' | 'ar', name: Text): readonly Mention[] {
  const value = words[language];
  if (!mayMention[language].test(value) || value.includes(name[language])) return [];
  const shown = withoutMarkup({ value });
  const place = [...path, language];
  const found = (expression: RegExp, names: (text: string) => readonly string[], more: object = {}): Mention[] =>
    [...shown.matchAll(expression)].map((match) => {
      const text = (match[1] ?? '').trim();
      const start = match.index + match[0].indexOf(text);
      return { names: names(text), path: place, start, end: start + text.length, ...more };
    });
  if (language === 'en')
    return [...found(englishCode, endings, { atEnd: true }), ...(isHead ? found(englishAt, beginnings) : [])];
  const strong = found(arabicCode, beginnings);
  const weak = isHead ? found(arabicFrom, beginnings) : [];
  const other = weak.length > 0 ? foldForSearch(words.en) : '';
  return [...strong, ...weak.map((each) => ({ ...each, other }))];
}

/** The words of a text that may name another store; empty for a text that also names its own store. */
function mentionsIn(pair: Pair, language: 'en' | 'ar', name: Text, own: FoldedNames): readonly Mention[] {
  const candidates = candidatesIn(pair, language, name);
  const text = pair.words[language];
  if (candidates.length === 0 || text.includes('{store}')) return [];
  return containsName(foldForSearch(text), own) ? [] : candidates;
}

/** The texts that are about this store alone. Texts below headings and questions may compare stores. */
function pairsOf({
  title,
  description,
  heading,
  subtitle,
  copiedNotice,
  offers = [],
  sections,
}: Store): readonly Pair[] {
  const head = { title, description, heading, subtitle, copiedNotice };
  return [
    ...Object.entries(head).map(([field, words]) => ({ words, path: [field], isHead: true })),
    ...offers.flatMap((offer, index) =>
      (['title', 'description', 'terms', 'savings'] as const).map((field) => ({
        words: offer[field],
        path: ['offers', index, field],
        isHead: true,
      })),
    ),
    ...sections.flatMap((section, index) => [
      { words: section.heading, path: ['sections', index, 'heading'], isHead: false },
      ...('questions' in section ? section.questions : []).map(({ question }, at) => ({
        words: question,
        path: ['sections', index, 'questions', at, 'question'],
        isHead: false,
      })),
    ]),
  ].flatMap(({ words, ...pair }) => (words ? [{ words, ...pair }] : []));
}

/** The words in a store's texts that may name another store, at positions where its own name is expected. */
export function mentionsOf(store: Store, names: FoldedNames): readonly Mention[] {
  return pairsOf(store).flatMap((pair) => [
    ...mentionsIn(pair, 'en', store.name, names),
    ...mentionsIn(pair, 'ar', store.name, names),
  ]);
}
