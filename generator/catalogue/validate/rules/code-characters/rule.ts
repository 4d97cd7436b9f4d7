import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import type { Phrase } from '../../../diagnostics/phrases';
import type { Store } from '../../../../../src/generated/data-types';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import type { Entry } from '../../catalogue';
import {
  codeOfAddress,
  halfOf,
  isAddress,
  severalCodes,
  surroundedCode,
  unusualInCode,
} from '../../coupon-codes/code-parts';
import { mistakenCapitals, mistakenFigure } from '../../coupon-codes/code-habits';
import type { Rule } from '../../engine/draft';
import { editWithin } from '../../engine/reporting';
import { isNoCode } from '../../coupon-codes/no-code';

/** Words around a code, or several codes in one field. */
function partsIn(code: string, { document }: Entry<Store>, path: Path): DiagnosticText | undefined {
  const values = { code: quote(code) };
  if (isAddress(code)) {
    const meant = codeOfAddress(code);
    const fix: Phrase =
      meant === undefined ? { id: 'code-not-alone.address.url' } : { id: 'write', values: { text: inFull(meant) } };
    return { id: 'code-not-alone.address', values, fix };
  }
  const half = halfOf(code);
  if (half !== undefined) return { id: 'code-not-alone.twice', values: { ...values, right: inFull(half) } };
  const several = severalCodes(code);
  if (several.length > 0) return { id: 'code-not-alone.several', values: { codes: { and: several.map(quote) } } };
  const alone = surroundedCode(code)?.code;
  return alone === undefined
    ? undefined
    : {
        id: 'code-not-alone',
        values: { ...values, right: inFull(alone) },
        edits: editWithin(document, path, [0, code.length], alone),
      };
}

/** Shoppers can see and type every character of a code. Another rule reports invisible characters in all fields. */
export const codeCharacters: Rule = {
  name: 'code-characters',
  codes: ['unusual-code', 'code-not-alone', 'code-unlike-others'],
  store(store, _facts, report) {
    const { value, document } = store;
    const { offers = [] } = value;
    const codes = offers.flatMap((each) => (each.kind === 'code' ? [each.code] : []));
    offers.forEach((offer, index) => {
      // A word for "no code" has its own diagnostic.
      if (offer.kind !== 'code' || isNoCode(offer.code)) return;
      const path = ['offers', index, 'code'];
      const parts = partsIn(offer.code, store, path);
      if (parts) {
        report('code-not-alone', document, document.span(path), parts);
        return;
      }
      const unusual = unusualInCode(offer.code, { visibleOnly: true });
      if (unusual === undefined) {
        const figure = mistakenFigure(offer.code, offer, { name: value.name.en, codes });
        const likely = figure ?? mistakenCapitals(offer.code, codes);
        // A text of the store with the other spelling has its own diagnostic.
        if (likely && !document.file.text.includes(likely.right))
          report('code-unlike-others', document, document.span(path), {
            id: figure ? 'code-unlike-others.figure' : 'code-unlike-others.capitals',
            values: { code: quote(offer.code), right: inFull(likely.right) },
            why: likely.why,
          });
        return;
      }
      const plain = offer.code.normalize('NFKC');
      const isPlain = plain !== offer.code && /^[!-~]+$/.test(plain);
      report('unusual-code', document, document.span(path), {
        id: 'unusual-code',
        values: { code: quote(offer.code), unusual },
        ...(isPlain && {
          fix: { id: 'write', values: { text: inFull(plain) } },
          edits: editWithin(document, path, [0, offer.code.length], plain),
        }),
      });
    });
  },
};
