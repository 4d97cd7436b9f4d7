import type { BenefitView } from './limits';

/** Whether a benefit has a figure, such as 20% or 50 riyals. */
export function hasFigure(benefit: object | undefined): boolean {
  return benefit !== undefined && ('percent' in benefit || 'amount' in benefit);
}

/** Whether the store names only an upper bound. The lower end of a range is no promise for a basket. */
export function isUpTo(benefit: BenefitView | undefined): boolean {
  if (!benefit) return false;
  return ('upTo' in benefit && benefit.upTo === true) || ('from' in benefit && benefit.from !== undefined);
}
