import { trustOf, type Trust, type TrustContext, type TrustEvidence } from '../domain/trust';

/** A label that offers of a list have in common. */
export interface SharedTrust {
  readonly trust: Trust;
  /** How many offers of the list have it. */
  readonly some: number;
  readonly count: number;
}

/** A key that labels have in common if they say the same. */
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

/**
 * The label that most offers of a list have, if at least half of them do, so that it need not stand in their rows. Failures and
 * contradictions are never shared: each row says them.
 */
export function sharedTrustOf(offers: readonly TrustEvidence[], context: TrustContext): SharedTrust | undefined {
  const groups = new Map<string, { readonly trust: Trust; some: number }>();
  for (const offer of offers) {
    const trust = trustOf(offer, context);
    if (trust.state === 'failed' || trust.state === 'mixed') continue;
    const group = groups.get(trustKey(trust));
    if (group) group.some += 1;
    else groups.set(trustKey(trust), { trust, some: 1 });
  }
  const [most] = [...groups.values()].sort((a, b) => b.some - a.some);
  return most && most.some * 2 >= offers.length ? { ...most, count: offers.length } : undefined;
}
