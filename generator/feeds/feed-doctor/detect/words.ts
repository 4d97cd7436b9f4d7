import type { Feed } from '../../../../src/generated/data-types';
import { grouped } from '../../../../src/domain/language/grouped';
import { wordsOfCell } from '../../../catalogue/load/feed-columns';
import { readCountries } from '../../../catalogue/validate/feeds/feed-countries';
import { saidIn } from '../../../catalogue/validate/coupon-codes/code-cells';

/** Words of a column with their meanings, and words that only a person can interpret. */
interface Meanings<Known> {
  readonly known: Known;
  readonly unknown: readonly string[];
}

type CustomerKinds = NonNullable<Feed['customerKinds']>;

/** Names of customer groups in tables, besides those that need no setting. */
const customers: Readonly<Record<keyof CustomerKinds, RegExp>> = {
  all: /^(?:all|any|both|every(?:one|body)|all (?:users?|customers?)|any (?:user|customer)|new (?:and|&|\/|\+) (?:existing|old|returning)(?: (?:users?|customers?))?|(?:existing|old|returning) (?:and|&|\/|\+) new(?: (?:users?|customers?))?|الكل|الجميع|جميع العملاء|كل العملاء)$/iu,
  'new-customers':
    /^(?:new|new[ -](?:users?|customers?|clients?|buyers?)(?: only)?|first[ -](?:order|time|purchase)(?: (?:users?|customers?|only))?|(?:ال)?عملاء (?:ال)?جدد|(?:ال)?عملاء (?:ال)?جدد فقط|جديد)$/iu,
  members: /^(?:members?|members? only|vip|loyalty(?: members)?|subscribers?|الأعضاء|أعضاء)$/iu,
};

const channels = {
  site: /^(?:site|web|website|web ?only|website only|desktop|online|الموقع)$/iu,
  app: /^(?:app|mobile app|in[ -]?app|app only|apps?|application|التطبيق)$/iu,
  both: /^(?:both|all|any|all channels|(?:web|website|site) ?(?:and|&|\/|\+) ?(?:mobile )?app|app ?(?:and|&|\/|\+) ?(?:web|website|site)|الكل)$/iu,
} as const;

const states = {
  active:
    /^(?:active|live|running|enabled|approved|on|valid|current|available|open|published|فعال|نشط|ساري|سارية|نشطة)$/iu,
  inactive:
    /^(?:inactive|expired|paused|disabled|ended|over|finished|completed?|on hold|off|deactivated|deleted|removed|archived|stopped|suspended|rejected|declined|pending|scheduled|upcoming|draft|blocked|closed|cancell?ed|منتهي|منتهية|متوقف|متوقفة|موقوف|ملغي|ملغى)$/iu,
} as const;

/** Ignoring case, as first spelled. */
function distinct(cells: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const cell of cells) if (!first.has(cell.toLowerCase())) first.set(cell.toLowerCase(), cell);
  return [...first.values()];
}

function meanings<Meaning extends string>(
  words: readonly string[],
  known: Readonly<Record<Meaning, RegExp>>,
): Meanings<ReadonlyMap<Meaning, readonly string[]>> {
  const found = new Map<Meaning, string[]>();
  const unknown: string[] = [];
  // `Object.entries` loses the key type.
  const entries = Object.entries(known) as [Meaning, RegExp][];
  for (const word of words) {
    const meaning = entries.find(([, expression]) => expression.test(word))?.[0];
    if (meaning === undefined) unknown.push(word);
    else found.set(meaning, [...(found.get(meaning) ?? []), word]);
  }
  return { known: found, unknown };
}

/** In the form of `customerKinds`. Words that equal a key of the setting need no entry. */
export function customerWords(cells: readonly string[]): Meanings<CustomerKinds> {
  const words = distinct(saidIn(cells)).filter((word) => !Object.hasOwn(customers, word.toLowerCase()));
  const { known, unknown } = meanings(words, customers);
  return { known: Object.fromEntries(known), unknown };
}

/** In the form of a column's `values`. Words that equal their meaning need no entry. */
function valuesOf<Meaning extends string>(
  cells: readonly string[],
  expressions: Readonly<Record<Meaning, RegExp>>,
): Meanings<Readonly<Record<string, Meaning>>> {
  const words = distinct(saidIn(cells)).filter((word) => !Object.hasOwn(expressions, word.toLowerCase()));
  const { known, unknown } = meanings(words, expressions);
  const values = [...known].flatMap(([meaning, list]) => list.map((word) => [word, meaning] as const));
  // `Object.fromEntries` loses the type of the values.
  return { known: Object.fromEntries(values) as Readonly<Record<string, Meaning>>, unknown };
}

export function stateWords(cells: readonly string[]): Meanings<Readonly<Record<string, 'active' | 'inactive'>>> {
  return valuesOf(cells, states);
}

export function channelWords(cells: readonly string[]): Meanings<Readonly<Record<string, keyof typeof channels>>> {
  return valuesOf(cells, channels);
}

/** The cells that name no country. */
export function unknownCountries(cells: readonly string[]): readonly string[] {
  const unread = distinct(saidIn(cells)).filter((cell) => readCountries(cell).kind === 'unknown');
  return distinct(unread.flatMap((cell) => wordsOfCell(cell).filter((word) => readCountries(word).kind === 'unknown')));
}

/** The share of rows with a code from which a kind means codes; below its complement the kind means none. */
const clear = 0.9;

/** Empty if the kinds do not separate codes from deals. */
export function codeKinds(kinds: readonly string[], codes: readonly string[]): readonly string[] {
  const rows = kinds.map((kind, index) => ({ kind, hasCode: saidIn([codes[index] ?? '']).length > 0 }));
  const shares = [...grouped(rows, ({ kind }) => kind)]
    .filter(([kind]) => kind !== '')
    .map(([kind, all]) => ({ kind, share: all.filter(({ hasCode }) => hasCode).length / all.length }));
  const isClear = shares.every(({ share }) => share >= clear || share <= 1 - clear);
  const ofCodes = shares.filter(({ share }) => share >= clear);
  return isClear && ofCodes.length < shares.length ? ofCodes.map(({ kind }) => kind) : [];
}
