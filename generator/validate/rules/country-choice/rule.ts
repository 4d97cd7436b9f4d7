import { oneOf, quote } from '../../../diagnostics/visible';
import { languages } from '../../../../src/domain/language';
import type { Rule } from '../../draft';

/** The country taken at first is one of those that can be chosen. */
export const countryChoice: Rule = {
  name: 'country-choice',
  codes: ['country-not-offered'],
  check(draft, _context, report) {
    for (const { value, document } of draft.stores) {
      const { countries } = value;
      if (!countries) continue;
      for (const language of languages) {
        const country = countries.default[language];
        const choices: readonly string[] = countries.choices;
        if (choices.includes(country)) continue;
        report('country-not-offered', document, document.span(['countries', 'default', language]), {
          message: `${quote(country)} is not among the countries to choose from`,
          fix: `write ${oneOf(choices)}, or add it to \`choices\``,
        });
      }
    }
  },
};
