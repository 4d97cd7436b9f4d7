import { grouped } from '../../domain/language/grouped';
import { trustOf, type Trust, type TrustContext, type TrustEvidence } from '../../domain/trust/trust';

export interface SharedTrust {
  readonly trust: Trust;
  readonly some: number;
  readonly count: number;
}

/** A key that is equal for labels with the same text. */
export function trustKey(trust: Trust): string {
  switch (trust.state) {
    case 'verified':
    case 'ageing':
    case 'old': {
      const { date, country = '', channel = '' } = trust.test;
      return trust.state === 'verified' ? `${trust.state} ${date} ${country} ${channel}` : `${trust.state} ${date}`;
    }
    case 'listed':
      return `listed ${trust.on ?? ''}`;
    default:
      return trust.state;
  }
}

/** A label that at least half of the offers have, so that rows omit it; never failures and contradictions. */
export function sharedTrustOf(offers: readonly TrustEvidence[], context: TrustContext): SharedTrust | undefined {
  const labels = offers
    .map((offer) => trustOf(offer, context))
    .filter(({ state }) => state !== 'failed' && state !== 'mixed');
  const [largest = []] = [...grouped(labels, trustKey).values()].sort((a, b) => b.length - a.length);
  const [trust] = largest;
  return trust && largest.length * 2 >= offers.length
    ? { trust, some: largest.length, count: offers.length }
    : undefined;
}
