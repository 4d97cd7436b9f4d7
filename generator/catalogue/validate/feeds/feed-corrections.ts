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
    ...(title?.en !== undefined && { nameEn: title.en }),
    ...(title?.ar !== undefined && { nameAr: title.ar }),
    ...(code !== undefined && { code, ...(codeKind !== undefined && { kind: codeKind }) }),
    ...(url !== undefined && { link: url }),
    ...(starts !== undefined && { starts }),
    ...(expires !== undefined && { ends: expires }),
  };
}

/** The limits that a correction sets instead of those of the table. */
export function correctedLimits(correction: RowCorrection): RowLimits {
  const { benefit, minimumSpend, maximumSpend, maximumDiscount, who, where, channel } = correction;
  return {
    ...(benefit && { benefit }),
    ...(minimumSpend && { minimumSpend }),
    ...(maximumSpend && { maximumSpend }),
    ...(maximumDiscount && { maximumDiscount }),
    ...(who && { who }),
    ...(where && { where }),
    ...(channel && { channel }),
  };
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
  return {
    limits: { ...limits, ...corrected },
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
