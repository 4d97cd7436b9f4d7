import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const countryChoiceCodes = {
  'country-not-offered': {
    severity: 'error',
    title: 'The country taken at first is one of the choices',
    explanation: 'Otherwise the page would begin with a choice that it does not offer.',
    fix: 'take one of the countries in `choices`, or add this one to them',
    wrong: inStore`
      countries:
        choices: [SA, AE]
        default:
          en: BH
          ar: SA
    `,
    right: inStore`
      countries:
        choices: [SA, AE, BH]
        default:
          en: BH
          ar: SA
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
