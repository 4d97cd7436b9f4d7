import type { Feed, FeedCorrections, RowCorrection } from '../../src/generated/data-types';
import type { RowFields } from '../load/feed-columns';
import type { ParsedFeedRow } from './catalogue';
import type { RowLimits } from './feed-values';

/** The corrections of a feed by the ids of their rows. */
export type CorrectionsById = ReadonlyMap<string, RowCorrection>;

/** The corrections by the ids of their rows. */
export function correctionsById(corrections: FeedCorrections | undefined): CorrectionsById {
  return new Map((corrections?.rows ?? []).map((correction) => [correction.row, correction]));
}

/** The fields of a row with those that are corrected. */
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

/** The limits that a correction gives instead of those of the table. */
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

/** The description and the conditions that a correction gives. */
export function correctedWords({ description, terms }: RowCorrection): Pick<ParsedFeedRow, 'words'> {
  if (!description && !terms) return {};
  return { words: { ...(description && { description }), ...(terms && { terms }) } };
}
