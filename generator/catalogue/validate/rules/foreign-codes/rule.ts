import { inFull, quote } from '../../../diagnostics/visible';
import { textField } from '../../../load/fields';
import { foldForSearch } from '../../../../../src/domain/search/search';
import type { Rule } from '../../engine/draft';
import { entryAround } from '../../references/home-entries';
import { namedInAll } from '../../said/named-offer';
import { containsName } from '../../stores/store-summary';
import { textsOf } from '../../texts/texts';

/** A text about one store has no code of another one, unless it names that store. */
export const foreignCodes: Rule = {
  name: 'foreign-codes',
  codes: ['belongs-to-other-store'],
  each(read, facts, _context, report) {
    const { kind, document } = read;
    if (kind !== 'home' && kind !== 'store') return;
    const reported = new Set<string>();
    const named = namedInAll(facts);
    for (const text of textsOf(read).all) {
      // Texts of an offer are compared with its own code elsewhere.
      if (kind === 'store' && text.path[0] === 'offers') continue;
      const store = kind === 'store' ? textField(document.value, 'slug') : entryAround(text)?.store;
      if (store === undefined) continue;
      for (const {
        offer,
        code: { start, end },
      } of named(text.value)) {
        const code = text.value.slice(start, end);
        // Two stores hardly share a long code with letters and digits.
        const isUnmistakable = code.length > 4 && /[A-Za-z]/.test(code) && /\d/.test(code);
        if (
          offer.store === store ||
          !isUnmistakable ||
          reported.has(code) ||
          containsName(foldForSearch(text.value), offer.names)
        )
          continue;
        reported.add(code);
        report('belongs-to-other-store', document, document.spanWithin(text.path, start, end), {
          id: 'belongs-to-other-store.code-in-text',
          values: { text: quote(code), store: quote(store), other: quote(offer.store), file: inFull(offer.file) },
        });
      }
    }
  },
};
