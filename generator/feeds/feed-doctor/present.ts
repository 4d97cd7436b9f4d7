import { digest } from '#bytes';
import type { CatalogueOffer } from '../../catalogue/offers/offer';
import type { MinimumSpend } from '../../../src/generated/data-types';
import type { OfferRow } from '../../catalogue/offers/store-offers';
import { shortBenefit, shortMoney } from '../../catalogue/validate/feeds/feed-values';
import { encoded } from '../../system/bytes/common';

/** 66 bits: among a million digests, the probability that two are equal is 1 in 100 million. */
const digestLength = 11;

/** For comparing rows without storing them. */
export function digestOf(text: string): string {
  return digest('sha1', text, 'base64url').slice(0, digestLength);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A slice of a parsed chunk would keep the whole chunk in memory. */
function ownCopy(text: string): string {
  return decoder.decode(encoded(text));
}

/** The fields that are compared between two versions of a row. */
export const comparedFields = [
  'kind',
  'code',
  'name',
  'link',
  'starts',
  'ends',
  'rating',
  'discount',
  'minimum',
  'maximum',
  'maximumDiscount',
  'customers',
  'countries',
  'channel',
  'advertiser',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** In whole seconds: networks write the end of a day as its last second. */
function second(instant: number | undefined): string {
  return instant === undefined ? '' : String(Math.floor(instant / 1000));
}

/** The title in the first available language; else the code or id. */
export function titleOfRow({ offer: { id, title, code } }: OfferRow): string {
  return Object.values(title)[0] ?? code ?? id;
}

function amountIn(money: MinimumSpend | undefined): string {
  return money && 'amount' in money ? shortMoney(money) : '';
}

/** The values of a row in a normalised form, equal for rows that differ only in notation. */
export function meaningOf({ offer, advertiser = '' }: OfferRow): Readonly<Record<ComparedField, string>> {
  const { kind, code = '', title, url = '', startsAt, endsAt, rating } = offer;
  const { benefit, minimumSpend, maximumSpend, maximumDiscount, who = '', where = [], channel = '' } = offer;
  return {
    kind,
    code,
    name: Object.values(title).join(' / '),
    link: url,
    starts: second(startsAt),
    ends: second(endsAt === undefined ? undefined : endsAt - 1),
    rating: rating === undefined ? '' : String(rating),
    discount: benefit?.kind === 'percent' || benefit?.kind === 'amount' ? shortBenefit(benefit) : '',
    minimum: amountIn(minimumSpend),
    maximum: amountIn(maximumSpend),
    maximumDiscount: amountIn(maximumDiscount),
    customers: who,
    countries: where.join(', '),
    channel,
    advertiser,
  };
}

function hasEnded({ endsAt }: CatalogueOffer, now: number): boolean {
  return endsAt !== undefined && endsAt <= now;
}

export interface PresentRow {
  readonly id: string;
  readonly line: number;
  readonly ended: boolean;
}

export interface Change {
  readonly kind: 'added' | 'changed' | 'revived' | 'same';
  readonly fields: readonly ComparedField[];
}

/** The current feed as digests of a few hundred bytes per row, so that large feeds can be compared. */
export class PresentFeed {
  readonly #now: number;
  readonly #rows = new Map<string, number>();
  readonly #lines: number[] = [];
  readonly #ended: boolean[] = [];
  readonly #seen: boolean[] = [];
  /** The concatenated digests of each row's compared fields. */
  readonly #digests: string[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Only the first row of an id counts, as on the site. */
  add(row: OfferRow): void {
    if (this.#rows.has(row.offer.id)) return;
    const meaning = meaningOf(row);
    this.#rows.set(ownCopy(row.offer.id), this.#lines.length);
    this.#lines.push(row.line);
    this.#ended.push(hasEnded(row.offer, this.#now));
    this.#seen.push(false);
    this.#digests.push(ownCopy(comparedFields.map((field) => digestOf(meaning[field])).join('')));
  }

  /** Also marks the row as not vanished. */
  compare(row: OfferRow): Change {
    const at = this.#rows.get(row.offer.id);
    if (at === undefined) return { kind: 'added', fields: [] };
    this.#seen[at] = true;
    const meaning = meaningOf(row);
    const known = this.#digests[at] ?? '';
    const fields = comparedFields.filter(
      (field, index) => !known.startsWith(digestOf(meaning[field]), index * digestLength),
    );
    const revived = this.#ended[at] === true && !hasEnded(row.offer, this.#now);
    return { kind: revived ? 'revived' : fields.length > 0 ? 'changed' : 'same', fields };
  }

  /** Marks a row as not vanished although it cannot be shown. */
  keep(id: string): void {
    const at = this.#rows.get(id);
    if (at !== undefined) this.#seen[at] = true;
  }

  /** The rows that the new feed lacks. */
  *vanished(): Generator<PresentRow> {
    for (const [id, at] of this.#rows) {
      if (!this.#seen[at]) yield { id, line: this.#lines[at] ?? 0, ended: this.#ended[at] === true };
    }
  }
}
