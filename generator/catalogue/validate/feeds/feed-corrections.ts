import type { Feed, FeedCorrections, RowCorrection } from '../../../../src/generated/data-types';
import type { RowFields } from '../../load/feed-columns';
import type { FeedRows } from '../catalogue';
import type { RowLimits, RowValues, ValueField } from './feed-values';

export type CorrectionsById = ReadonlyMap<string, RowCorrection>;

export function correctionsById(corrections: FeedCorrections | undefined): CorrectionsById {
  return new Map((corrections?.rows ?? []).map((correction) => [correction.row, correction]));
}

export function correctedFields(
  fields: RowFields,
  { title, code, url, starts, expires }: RowCorrection,
  { codeKinds }: Pick<Feed, 'codeKinds'>,
): RowFields {
  const [codeKind] = codeKinds ?? [];
  return {
    ...fields,
    nameEn: title?.en ?? fields.nameEn,
    nameAr: title?.ar ?? fields.nameAr,
    code: code ?? fields.code,
    kind: code === undefined ? fields.kind : (codeKind ?? fields.kind),
    link: url ?? fields.link,
    starts: starts ?? fields.starts,
    ends: expires ?? fields.ends,
  };
}

/** The limits that a correction sets instead of those of the table. */
export function correctedLimits(correction: RowCorrection): RowLimits {
  const { benefit, minimumSpend, maximumSpend, maximumDiscount, who, where, channel } = correction;
  return { benefit, minimumSpend, maximumSpend, maximumDiscount, who, where, channel };
}

const limitOf: Readonly<Record<ValueField, keyof RowLimits>> = {
  discount: 'benefit',
  upTo: 'benefit',
  minimum: 'minimumSpend',
  maximum: 'maximumSpend',
  maximumDiscount: 'maximumDiscount',
  customers: 'who',
  countries: 'where',
  channel: 'channel',
  exclusive: 'exclusive',
};

/** The values of a row after its correction. Problems of corrected values are dropped. */
export function correctedValues(
  { limits, problems, elsewhere }: RowValues,
  correction: RowCorrection,
): Pick<RowValues, 'limits' | 'problems' | 'elsewhere'> {
  const corrected = correctedLimits(correction);
  const set = Object.fromEntries(Object.entries(corrected).filter(([, value]) => value !== undefined));
  return {
    limits: { ...limits, ...set },
    problems: problems.filter(({ field }) => field === undefined || corrected[limitOf[field]] === undefined),
    elsewhere: elsewhere && corrected.where === undefined,
  };
}

export interface PlacedCorrection {
  readonly index: number;
  readonly row: string;
}

/** The corrections whose row is missing in the table. A quarantined row is not missing. */
export function correctionsWithoutRow({
  corrections,
  rows,
  quarantined = [],
}: Omit<FeedRows, 'config'>): readonly PlacedCorrection[] {
  if (!corrections) return [];
  const ids = new Set(rows.map(({ offer }) => offer.id));
  return corrections.value.rows.flatMap(({ row }, index) =>
    ids.has(row) || quarantined.includes(row) ? [] : [{ index, row }],
  );
}
