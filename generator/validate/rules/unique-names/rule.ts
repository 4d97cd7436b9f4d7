import type { SourceDocument } from '../../../load/document';
import { copiesIn } from '../../copies';
import type { Rule } from '../../draft';
import { foldedNames } from '../../folded-names';
import { languageNames } from '../../schema-errors/names';

/** No two stores have the same name in a language. */
export const uniqueNames: Rule = {
  name: 'unique-names',
  codes: ['duplicate-name'],
  check(draft, _context, report) {
    // A copy is reported as such.
    const copies = copiesIn(draft);
    const stores = draft.stores.filter(({ document }) => !copies.has(document));
    const all = [...stores.map(({ value, document }) => ({ names: foldedNames(value), document })), ...draft.known];
    for (const language of ['en', 'ar'] as const) {
      const first = new Map<string, SourceDocument>();
      for (const { names, document } of all) {
        const other = first.get(names[language]);
        if (!other) {
          first.set(names[language], document);
          continue;
        }
        report('duplicate-name', document, document.span(['name', language]), {
          message: `another store has the same ${String(languageNames.get(language))} name`,
          fix: 'add to one name what distinguishes the store; if the same store is there twice, delete one of the two files',
          related: [{ message: 'the other store', file: other.file.path, span: other.span(['name', language]) }],
        });
      }
    }
  },
};
