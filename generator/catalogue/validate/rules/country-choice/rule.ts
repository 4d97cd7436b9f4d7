import { quote } from '../../../diagnostics/visible';
import { languages } from '../../../../../src/domain/language/language';
import type { Rule } from '../../engine/draft';

/** The default country is one of the choices. */
export const countryChoice: Rule = {
  name: 'country-choice',
  codes: ['country-not-offered'],
  store({ value: { countries }, document }, _facts, report) {
    if (!countries) return;
    for (const language of languages) {
      const country = countries.default[language];
      const choices: readonly string[] = countries.choices;
      if (choices.includes(country)) continue;
      report('country-not-offered', document, document.span(['countries', 'default', language]), {
        id: 'country-not-offered',
        values: { country: quote(country), choices: { or: choices.map(quote) } },
      });
    }
  },
};
