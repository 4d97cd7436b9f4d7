import type { ParsedFeedRow } from '../../catalogue/validate/catalogue';
import { shortBenefit, shortMoney } from '../../catalogue/validate/feed-values';
import { digestLength, digestOf, ownCopy } from './digest';

/** The fields in which two versions of a row can differ. */
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

/** An instant without its milliseconds: networks write the end of a day as its last second, without them. */
function second(instant: number | undefined): string {
  return instant === undefined ? '' : String(Math.floor(instant / 1000));
}

/** The title of a row in the language that has one; its code or id without a title. */
export function titleOf({ row: { id, name, nameEn, nameAr, code } }: ParsedFeedRow): string {
  return name ?? nameEn ?? nameAr ?? code ?? id;
}

/** The values of a row in a normalized form: rows with equal values are equal, however they are written. */
export function meaningOf(parsed: ParsedFeedRow): Readonly<Record<ComparedField, string>> {
  const { row, startsAt, endsAt, rating, benefit, minimumSpend, maximumSpend, maximumDiscount } = parsed;
  const { who = '', where = [], channel = '', advertiser = '' } = parsed;
  return {
    kind: row.kind,
    code: row.code ?? '',
    name: [row.name, row.nameEn, row.nameAr].filter((name) => name !== undefined).join(' / '),
    link: row.link,
    starts: second(startsAt),
    ends: second(endsAt === undefined ? undefined : endsAt - 1),
    rating: rating === undefined ? '' : String(rating),
    discount: benefit ? shortBenefit(benefit) : '',
    minimum: minimumSpend ? shortMoney(minimumSpend) : '',
    maximum: maximumSpend ? shortMoney(maximumSpend) : '',
    maximumDiscount: maximumDiscount ? shortMoney(maximumDiscount) : '',
    customers: who,
    countries: where.join(', '),
    channel,
    advertiser,
  };
}

function hasEnded({ endsAt }: ParsedFeedRow, now: number): boolean {
  return endsAt !== undefined && endsAt <= now;
}

/** A row of the feed in use. */
export interface PresentRow {
  readonly id: string;
  readonly line: number;
  readonly ended: boolean;
}

/** How a row differs from the one with the same id in the feed in use. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'revived' | 'same';
  readonly fields: readonly ComparedField[];
}

/**
 * The feed in use, as digests. Each row takes a few hundred bytes, however long its texts are, so that
 * two large feeds can be compared.
 */
export class PresentFeed {
  readonly #now: number;
  readonly #rows = new Map<string, number>();
  readonly #lines: number[] = [];
  readonly #ended: boolean[] = [];
  readonly #seen: boolean[] = [];
  /** The digests of the compared fields of each row, in one string. */
  readonly #digests: string[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Adds a row, unless there is one with its id already: only the first one is shown. */
  add(row: ParsedFeedRow): void {
    if (this.#rows.has(row.row.id)) return;
    const meaning = meaningOf(row);
    this.#rows.set(ownCopy(row.row.id), this.#lines.length);
    this.#lines.push(row.line);
    this.#ended.push(hasEnded(row, this.#now));
    this.#seen.push(false);
    this.#digests.push(ownCopy(comparedFields.map((field) => digestOf(meaning[field])).join('')));
  }

  /** Compares a row of the new feed, and records that it has not vanished. */
  compare(row: ParsedFeedRow): Change {
    const at = this.#rows.get(row.row.id);
    if (at === undefined) return { kind: 'added', fields: [] };
    this.#seen[at] = true;
    const meaning = meaningOf(row);
    const known = this.#digests[at] ?? '';
    const fields = comparedFields.filter(
      (field, index) => !known.startsWith(digestOf(meaning[field]), index * digestLength),
    );
    const revived = this.#ended[at] === true && !hasEnded(row, this.#now);
    return { kind: revived ? 'revived' : fields.length > 0 ? 'changed' : 'same', fields };
  }

  /** Records that a row has not vanished although it cannot be shown. */
  keep(id: string): void {
    const at = this.#rows.get(id);
    if (at !== undefined) this.#seen[at] = true;
  }

  /** The rows that are not in the new feed. */
  *vanished(): Generator<PresentRow> {
    for (const [id, at] of this.#rows) {
      if (!this.#seen[at]) yield { id, line: this.#lines[at] ?? 0, ended: this.#ended[at] === true };
    }
  }
}
