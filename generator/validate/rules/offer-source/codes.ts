import { inStore, untouched, type CodeEntry } from '../../../diagnostics/codes/entry';

export const offerSourceCodes = {
  'offers-or-feed': {
    severity: 'error',
    title: 'A store has offers of its own or takes them from a feed',
    explanation: 'A store has exactly one of the two.',
    fix: 'keep `offers` or `offersFrom`, and delete the other',
    wrong: inStore`
      offersFrom: souk
    `,
    right: untouched,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
