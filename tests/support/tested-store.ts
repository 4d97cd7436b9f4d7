import { twelfthStore } from './twelfth-store';

const title = (en: string, ar: string): string => `    title:\n      en: ${en}\n      ar: ${ar}\n`;

/**
 * The twelfth store with a log of tests: of `twelve`, which comes first, by country; of `fifteen` a single one; of
 * `twenty` three; of `untested` none by the team.
 */
export const testedStore = twelfthStore
  .replace(
    'sections:\n',
    `    checks:
      - date: 2025-09-12
        country: AE
        channel: site
        result: failed
        reason: minimum
      - date: 2025-09-04
        country: SA
        channel: app
        customer: returning
        result: worked
        basket:
          before: 250
          after: 220
          currency: SAR
  - id: fifteen
    kind: code
    code: "FIFTEEN15"
    url: https://www.example.com/bazaar
${title('15% off fabrics', 'خصم 15% على الأقمشة')}    verified: true
    lastVerified: 2025-09-04
  - id: twenty
    kind: code
    code: "TWENTY20"
    url: https://www.example.com/bazaar
${title('Two for one', 'اثنان بسعر واحد')}    checks:
      - date: 2025-09-11
        result: failed
      - date: 2025-09-10
        result: worked
      - date: 2025-09-09
        result: worked
  - id: untested
    kind: code
    code: "UNTESTED"
    url: https://www.example.com/bazaar
${title('A code of the network', 'كود من الشبكة')}    checks:
      - date: 2025-09-03
        by: network
        result: worked
sections:
  - kind: offers
    id: table
    heading:
      en: As a table
      ar: في جدول
    layout: table
`,
  )
  .replace('featured: twelve\n', 'featured: twelve\nfeedback: thanks\n');
