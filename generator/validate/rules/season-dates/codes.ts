import { inSeasons, type CodeEntry } from '../../../diagnostics/codes/entry';

export const seasonDatesCodes = {
  'season-ends-early': {
    severity: 'error',
    title: 'A season does not end before it begins',
    explanation: '`from` is the first day and `to` the last one, both as they were announced.',
    fix: 'correct one of the two dates',
    wrong: inSeasons`
      seasons:
        white-friday:
          name:
            en: White Friday
            ar: الجمعة البيضاء
          dates:
            - from: 2025-11-30
              to: 2025-11-28
              source:
                address: https://www.example.com/white-friday
                seen: 2025-10-01
    `,
    right: inSeasons`
      seasons:
        white-friday:
          name:
            en: White Friday
            ar: الجمعة البيضاء
          dates:
            - from: 2025-11-28
              to: 2025-11-30
              source:
                address: https://www.example.com/white-friday
                seen: 2025-10-01
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
