import { dayAt, isoDay, type Instant } from '../../../src/domain/dates/calendar';
import { monthsBetween } from '../../../src/domain/dates/moments';
import { linesOf } from '../diagnostics/lines';
import { render } from '../diagnostics/phrases';
import type { ClaimEvidence } from './evidence';
import { contradictionsOf, endOfClaim, spanOfClaim, type Claim } from './findings';

export interface ClaimState extends Pick<Claim, 'id' | 'source'> {
  /** The first of its texts, or the ratings that it covers. */
  readonly words: string;
  readonly months: number;
  /** Its last day, if it has passed. */
  readonly ended?: string;
  readonly contradiction?: string;
  /** The registered reason why the claim stays in spite of a contradiction. */
  readonly reason?: Claim['reason'];
  readonly file: string;
  readonly line: number;
}

const order = ['owner', 'shop', 'network', 'document'];

/** Sorted by source, then oldest first. */
export function claimStatesOf(evidence: ClaimEvidence, now: Instant): readonly ClaimState[] {
  const { value, document } = evidence.claims;
  const today = isoDay(dayAt(now, evidence.timeZone));
  const contradictions = new Map(
    contradictionsOf(evidence, now).map(({ claim, message }) => [claim, render(message, 'en')]),
  );
  const states = value.claims.map((claim): ClaimState => {
    const { id, source, says, ratings = [], reason } = claim;
    const ended = endOfClaim(claim, evidence, now);
    const contradiction = contradictions.get(claim);
    return {
      id,
      source,
      words: says?.[0] ?? `rating of ${ratings.join(', ')}`,
      months: monthsBetween(source.seen, today),
      ended,
      contradiction,
      reason: contradiction === undefined ? undefined : reason,
      file: document.file.path,
      line: linesOf(document.file).position(spanOfClaim(evidence, claim).start).line,
    };
  });
  return states.sort(
    (a, b) =>
      order.indexOf(a.source.kind) - order.indexOf(b.source.kind) || b.months - a.months || (a.id < b.id ? -1 : 1),
  );
}
