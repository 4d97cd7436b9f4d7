import { quote } from '../../../diagnostics/visible';
import { unusualInCode } from '../../code-characters';
import type { Rule } from '../../draft';
import { isNoCode } from '../../no-code';

/** Shoppers can see and type every character of a code. Invisible ones are reported wherever they are in a file. */
export const codeCharacters: Rule = {
  name: 'code-characters',
  codes: ['unusual-code'],
  store({ value, document }, _facts, report) {
    (value.offers ?? []).forEach((offer, index) => {
      // A word for "no code" is an error of its own.
      if (offer.kind !== 'code' || isNoCode(offer.code)) return;
      const unusual = unusualInCode(offer.code, { visibleOnly: true });
      if (unusual === undefined) return;
      report('unusual-code', document, document.span(['offers', index, 'code']), {
        id: 'unusual-code',
        values: { code: quote(offer.code), unusual },
      });
    });
  },
};
