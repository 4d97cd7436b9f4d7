import type { Votes } from '../../generated/data-types';

/** The share of positive votes in percent, rounded; 0 without votes (product rule R53). */
export function approvalPercentage({ up, down }: Votes): number {
  const total = up + down;
  return total === 0 ? 0 : Math.round((up / total) * 100);
}
