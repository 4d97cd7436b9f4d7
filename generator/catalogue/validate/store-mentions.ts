import type { Store } from '../../../src/generated/data-types';
import { foldForSearch } from '../../../src/domain/search';
import type { Path, SourceDocument } from '../load/document';
import { brandOf, carriedBy, compactName } from './brands';
import type { FoldedNames } from './folded-names';
import { withoutMarkup } from './shown-texts';
import type { ForeignLink, Mention } from './store-summary';
import { textsOf, type TextField, type TextPair } from './texts';

/** The addresses of the offers and buttons of a store. */
function addressesIn({
  actions = [],
  offers = [],
}: Store): readonly { readonly address: string; readonly path: Path }[] {
  return [
    ...actions.map(({ to }, index) => ({ address: to, path: ['actions', index, 'to'] })),
    ...offers.flatMap((offer, index) =>
      (['url', 'deepLink'] as const).flatMap((field) => {
        const address = offer[field];
        return address === undefined ? [] : [{ address, path: ['offers', index, field] }];
      }),
    ),
  ];
}

/** The names of a store as addresses have them. */
function addressNames({ slug, name, aliases = [] }: Pick<Store, 'slug' | 'name' | 'aliases'>): readonly string[] {
  return [slug, name.en, ...aliases].map(compactName).filter((each) => each.length > 2);
}

/** The addresses that lead to the website of a firm which is not the store. Few stores have one. */
export function foreignLinksOf(store: Store): readonly ForeignLink[] {
  const own = brandOf(store.url);
  const names = addressNames(store);
  return addressesIn(store).flatMap(({ address, path }) =>
    [address, ...carriedBy(address)].flatMap((each) => {
      const brand = brandOf(each);
      if (brand === undefined || brand === own) return [];
      // A page about the store on the website of another: the shop of a brand on a marketplace.
      const written = compactName(address);
      return names.some((name) => written.includes(name)) ? [] : [{ brand, path }];
    }),
  );
}

const capitalWords = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}'’&.-]*){0,2}`;

/** `at Luban`, and `Luban promo code` with the name before it. */
const englishAt = new RegExp(String.raw`(?<![\p{L}\p{N}])[Aa]t (${capitalWords})`, 'gu');
const englishCode =
  /(?<![\p{L}\p{N}'’])((?:[\p{Lu}][\p{L}\p{N}'’&.-]* ){1,3})(?:promo |discount |coupon |cashback )?(?:code|coupon|voucher)s?(?!\p{L})/gu;

const arabicWords = String.raw`[\p{L}\p{M}]+(?: [\p{L}\p{M}]+){0,2}`;

/** كود خصم لبان, متجر لبان. */
const arabicCode = new RegExp(
  String.raw`(?<!\p{L})(?:[وبل]?(?:كود|كوبون|قسيمة|أكواد|كوبونات|قسائم|متجر|موقع|تطبيق))(?: (?:خصم|تخفيض))? (${arabicWords})`,
  'gu',
);
/** من لبان, which may also be part of another sentence. */
const arabicFrom = new RegExp(String.raw`(?<!\p{L})من (?!ال)(${arabicWords})`, 'gu');

/** The first one, two and three words. */
function beginnings(words: string): readonly string[] {
  const parts = foldForSearch(words).split(' ');
  return parts.map((_, index) => parts.slice(0, index + 1).join(' ')).filter((each) => each.length > 1);
}

/** The last one, two and three words: what stands before "code" may have a word more before the name. */
function endings(words: string): readonly string[] {
  const parts = foldForSearch(words).split(' ');
  return parts.map((_, index) => parts.slice(index).join(' ')).filter((each) => each.length > 1);
}

function namesOwn(text: string, { en, ar, aliases }: FoldedNames): boolean {
  if (text.includes('{store}')) return true;
  const folded = foldForSearch(text);
  return [en, ar, ...aliases].some((name) => folded.includes(name));
}

function mentionsIn(text: TextField, other: TextField | undefined, isHead: boolean): readonly Mention[] {
  const shown = withoutMarkup(text);
  const found = (expression: RegExp, names: (words: string) => readonly string[], more: object = {}): Mention[] =>
    [...shown.matchAll(expression)].map((match) => {
      const words = (match[1] ?? '').trim();
      const start = match.index + match[0].indexOf(words);
      return { names: names(words), path: text.path, start, end: start + words.length, ...more };
    });
  // Most texts lack the words after which a name stands, and the expressions are slow.
  if (text.language !== 'ar')
    return [
      ...(/code|coupon|voucher/.test(shown) ? found(englishCode, endings, { atEnd: true }) : []),
      ...(isHead && /\bat \p{Lu}/iu.test(shown) ? found(englishAt, beginnings) : []),
    ];
  const strong = /كود|كوبون|قسيمة|قسائم|متجر|موقع|تطبيق/.test(shown) ? found(arabicCode, beginnings) : [];
  return isHead && other && shown.includes('من ')
    ? [...strong, ...found(arabicFrom, beginnings, { other: foldForSearch(other.value) })]
    : strong;
}

/** The texts at the head of the page, and those of offers, are about the store alone. */
const headFields = new Set<unknown>(['title', 'description', 'heading', 'subtitle', 'copiedNotice']);

function isHeadText({ path: [root] }: TextField): boolean {
  return root === 'offers' || headFields.has(root);
}

/** Headings and questions of sections; what follows below them may compare stores. */
const sectionFields = new Set(['heading', 'question']);

function mentionsOfPair({ en, ar }: TextPair, names: FoldedNames): readonly Mention[] {
  const isHead = isHeadText(en);
  if (!isHead && !sectionFields.has(en.field)) return [];
  return [
    ...(namesOwn(en.value, names) ? [] : mentionsIn(en, ar, isHead)),
    ...(namesOwn(ar.value, names) ? [] : mentionsIn(ar, en, isHead)),
  ];
}

/** The words in the texts of a store that may be the name of another one: where its own name would stand, and does not. */
export function mentionsOf(document: SourceDocument, names: FoldedNames): readonly Mention[] {
  return textsOf({ kind: 'store', document }).pairs.flatMap((pair) => mentionsOfPair(pair, names));
}
