import type { Choices, FieldValue, MessageOffers } from '../../../src/domain/editing/editor-protocol';
import { slugOf } from '../../../src/domain/pages/slugs';
import type { OfferFields, ReadMoney, ReadOffer, Span } from '../../../src/domain/reading/facts';
import { readOffers } from '../../../src/domain/reading/offers';
import { foldForSearch } from '../../../src/domain/search/search';
import { insertions } from '../../catalogue/amend/document-changes';
import type { Phrase } from '../../catalogue/diagnostics/phrases';
import { listed as listOf } from '../../catalogue/diagnostics/suggest';
import { visible } from '../../catalogue/diagnostics/visible';
import { textField } from '../../catalogue/load/fields';
import { unfinishedMark } from '../../catalogue/validate/rules/unfinished/rule';
import { freeId } from '../../operations/inbox/judge-code';
import { Unclear, type Action } from './action';
import { dayAgo, requireStore } from './words';

/** The store of a message, and the lists that its offers can refer to. */
export interface MessageReader {
  /** The day on which the message was received. */
  readonly received: string;
  /** The value of the store's file. */
  readonly store: unknown;
  readonly lists: Choices['lists'];
  /** Replaces a text that only a person can write. */
  readonly blank: string;
}

type Lists = Pick<MessageReader, 'lists' | 'blank'>;

/** Undefined if the file has no field for what the message says. */
type ValueOf = (fields: OfferFields, lists: Lists) => FieldValue | undefined;

function isListed(lists: Choices['lists'], kind: string, value: string): boolean {
  return lists[kind]?.some((choice) => choice.value === value) ?? false;
}

/** Undefined if an id is unknown: a part of the ids would change the conditions of the offer. */
function listed(
  ids: readonly string[] | undefined,
  kind: string,
  { lists }: Pick<Lists, 'lists'>,
): readonly string[] | undefined {
  if (!ids?.every((id) => isListed(lists, kind, id))) return undefined;
  return lists[kind]?.flatMap(({ value }) => (ids.includes(value) ? [value] : []));
}

function moneyOf(
  money: ReadMoney | undefined,
  { lists }: Lists,
): { readonly amount: number; readonly currency: string } | undefined {
  if (!money || !isListed(lists, 'currency', money.currency)) return undefined;
  return { amount: money.value, currency: money.currency };
}

function benefitOf({ kind, percent, amount, upTo, from }: OfferFields, lists: Lists): FieldValue | undefined {
  // The field would read "from 20%" as 20%.
  if (from) return undefined;
  switch (kind) {
    case 'percent':
      return percent === undefined ? undefined : { kind, percent, ...(upTo && { upTo }) };
    case 'amount': {
      const money = moneyOf(amount, lists);
      return money && { kind, ...money, ...(upTo && { upTo }) };
    }
    case 'cashback':
      if (amount !== undefined) return undefined;
      return { kind, ...(percent !== undefined && { percent, ...(upTo && { upTo }) }) };
    case 'free-delivery':
      return { kind: 'free-shipping' };
    case 'gift':
      return { kind, gift: { en: lists.blank, ar: lists.blank } };
    default:
      return undefined;
  }
}

const customers: Readonly<Partial<Record<string, string>>> = { new: 'new-customers', all: 'all', members: 'members' };

/** A name without the articles of its words. */
function foldName(name: string): string {
  return foldForSearch(name).replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '');
}

/** The ids of the listed kinds of goods; undefined if the text lists anything else. */
function goodsIn(text: string | undefined, { lists }: Pick<Lists, 'lists'>): readonly string[] | undefined {
  const names = text?.split(/[,،&]|\s(?:and|or)\s|\s(?=و)/u).map((name) => name.trim());
  const ids = names?.filter(Boolean).map((name) => {
    // An Arabic "and" is the first letter of the next word.
    const own = [name, name.replace(/^و/u, '')].map(foldName);
    return lists['goods']?.find(({ label }) => own.includes(foldName(label.en)) || own.includes(foldName(label.ar)));
  });
  return listed(
    ids?.map((found) => found?.value ?? ''),
    'goods',
    { lists },
  );
}

/** The fields of the file, and the fields of the message's offer from which they are made. */
const fileFields: readonly (readonly [field: string, from: readonly (keyof OfferFields)[], value: ValueOf])[] = [
  ['benefit', ['kind', 'percent', 'amount', 'upTo', 'from'], benefitOf],
  ['maximumDiscount', ['cap'], ({ cap }, lists) => moneyOf(cap, lists)],
  ['minimumSpend', ['minimum'], ({ minimum }, lists) => moneyOf(minimum, lists)],
  ['who', ['customers'], ({ customers: who = '' }) => customers[who]],
  ['oncePerCustomer', ['oncePerCustomer'], ({ oncePerCustomer }) => oncePerCustomer],
  ['where', ['countries'], ({ countries }, lists) => listed(countries, 'country', lists)],
  ['channel', ['channel'], ({ channel }) => (channel === 'shop' ? undefined : channel)],
  [
    'payment',
    ['payment'],
    ({ payment }, lists) => {
      const only = listed(payment, 'payment', lists);
      return only && { only };
    },
  ],
  [
    'applies',
    ['excludes'],
    ({ excludes }, lists) => {
      const except = goodsIn(excludes, lists);
      return except && { except };
    },
  ],
  ['saleItems', ['saleItems'], ({ saleItems }) => saleItems],
  ['starts', ['starts'], ({ starts }) => starts],
  ['expires', ['ends'], ({ ends }) => ends],
];

/** The fields that a message should state. */
const usual = ['benefit', 'minimumSpend', 'who', 'where', 'expires'];

interface Entry {
  readonly value: FieldValue;
  /** The parts of the message from which the fields are made. */
  readonly spans: ReadonlyMap<string, readonly Span[]>;
  /** The usual fields that the message does not state or that have no value in the file. */
  readonly open: readonly string[];
}

function entryOf({ fields, spans }: ReadOffer, id: string, { store, lists, blank }: MessageReader): Entry {
  const found = new Map<string, readonly Span[]>();
  const values = fileFields.flatMap(([field, from, make]): readonly [string, FieldValue][] => {
    const value = make(fields, { lists, blank });
    if (value === undefined) return [];
    found.set(
      field,
      from.flatMap((each) => spans[each] ?? []),
    );
    return [[field, value]];
  });
  if (fields.code !== undefined) found.set('code', spans.code ?? []);
  const url = textField(store, 'url');
  return {
    value: {
      id,
      ...(blank !== '' && { draft: true }),
      ...(fields.code === undefined ? { kind: 'deal' } : { kind: 'code', code: fields.code }),
      ...(url !== undefined && { url }),
      title: { en: blank, ar: blank },
      ...Object.fromEntries(values),
    },
    spans: found,
    open: fileFields.flatMap(([field, from]) => {
      const isExpected = usual.includes(field) || from.some((each) => fields[each] !== undefined);
      return isExpected && !found.has(field) ? [field] : [];
    }),
  };
}

/** Sorts parts of a text and joins overlapping ones. */
function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && span.start < last.end) all.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) });
    else all.push(span);
  }
  return all;
}

/**
 * Reads the offers of a message as entries for the file of a store, with the words from which each field was read.
 * Fields that the message does not state are left open, except the address, which is the store's. Offers whose code the
 * file has are left out.
 */
export function offersOfMessage(
  text: string,
  reader: MessageReader,
): { readonly values: readonly FieldValue[]; readonly read: MessageOffers } {
  const own: unknown = Reflect.get(Object(reader.store), 'offers');
  const offers: readonly unknown[] = Array.isArray(own) ? own : [];
  const codes = new Set(offers.map((offer) => textField(offer, 'code')?.toLowerCase()));
  const taken = new Set(offers.map((offer) => textField(offer, 'id') ?? ''));
  const all = readOffers(text, { received: reader.received }).offers;
  const isKnown = ({ fields: { code } }: ReadOffer): boolean => code !== undefined && codes.has(code.toLowerCase());
  const entries = all
    .filter((offer) => !isKnown(offer))
    .map((offer) => {
      const { code, kind = 'deal' } = offer.fields;
      const id = freeId(slugOf(code ?? '') || kind, taken);
      taken.add(id);
      return { id, ...entryOf(offer, id, reader) };
    });
  return {
    values: entries.map(({ value }) => value),
    read: {
      text,
      marks: joined(entries.flatMap(({ spans }) => [...spans.values()].flat())),
      offers: entries.map(({ id, spans, open }): MessageOffers['offers'][number] => ({
        id,
        words: Object.fromEntries(
          [...spans].map(([field, own]) => [field, joined(own).map(({ start, end }) => text.slice(start, end))]),
        ),
        open,
      })),
      known: [...new Set(all.filter(isKnown).flatMap(({ fields: { code } }) => code ?? []))],
    },
  };
}

/** Why nothing was read: the store has the codes, or the message contains no offer. */
export function whyNothing({ known }: Pick<MessageOffers, 'known'>): Phrase {
  return known.length > 0
    ? { id: 'refused.message-known', values: { codes: listOf(known) } }
    : { id: 'refused.message-none' };
}

/** The lines of the message, with brackets around the words that were used. */
function bracketed({ text, marks }: MessageOffers): readonly string[] {
  let shown = '';
  let from = 0;
  for (const { start, end } of marks) {
    shown += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return (shown + text.slice(from)).split(/\r?\n/).map((line) => `  ${visible(line)}`);
}

/** Adds the offers of a message to a store as drafts. */
export function messageAction(message: string, lists: Choices['lists']): Action {
  return {
    questions: [{ name: 'STORE', text: 'ask.store' }],
    intend(data, { STORE: slug = '' }) {
      const { document } = requireStore(slug, data).entry;
      const reader = { received: dayAgo(0, data), store: document.value, lists, blank: unfinishedMark };
      const { values, read } = offersOfMessage(message, reader);
      if (values.length === 0) {
        const { id, values: given } = whyNothing(read);
        throw new Unclear(id, given);
      }
      const { offers, known } = read;
      const notes = [
        'Taken from the message are the words in brackets:',
        ...bracketed(read),
        ...offers.flatMap(({ id, open }) => (open.length > 0 ? [`Still open in \`${id}\`: ${open.join(', ')}.`] : [])),
        ...(known.length > 0
          ? [`Left out, because the store has these codes already: ${known.map(visible).join(', ')}.`]
          : []),
        'The new offers are drafts. Write their titles, then remove the lines `draft: true` to publish them.',
      ];
      return { edits: [{ document, edits: insertions(document, ['offers'], values) }], notes };
    },
  };
}
