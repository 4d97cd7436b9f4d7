/** Thumbs counted for an offer. */
export interface VoteCount {
  readonly up: number;
  readonly down: number;
}

/** The share of thumbs up in percent, rounded; 0 if there are none (product rule R53). */
export function approvalPercentage({ up, down }: VoteCount): number {
  const total = up + down;
  return total === 0 ? 0 : Math.round((up / total) * 100);
}
