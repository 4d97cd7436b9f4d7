import type { SourceDocument } from '../../../load/document';
import { copiesIn } from '../../stores/copies';
import type { Report, Rule } from '../../engine/draft';
import type { DraftStore } from '../../stores/store-summary';

type Named = Pick<DraftStore, 'names' | 'document'>;

/** The name of a store is not an alias of another one, which a search for the name would also find. */
function checkAliases(all: readonly Named[], report: Report): void {
  const owners = new Map(all.flatMap((store) => [[store.names.en, store] as const, [store.names.ar, store] as const]));
  for (const store of all) {
    store.names.aliases.forEach((alias, index) => {
      const owner = owners.get(alias);
      if (!owner || owner.document === store.document) return;
      const { document } = owner;
      report('duplicate-name', store.document, store.document.span(['aliases', index]), {
        id: 'duplicate-name.alias',
        related: [{ message: { id: 'related.other-store' }, file: document.file.path, span: document.span(['name']) }],
      });
    });
  }
}

/** In each language, no two stores have the same name, and no name is an alias of another store. */
export const uniqueNames: Rule = {
  name: 'unique-names',
  codes: ['duplicate-name'],
  check(draft, _context, report) {
    // Copied files have their own diagnostic.
    const copies = copiesIn(draft);
    const all = draft.stores.filter(({ document }) => !copies.has(document));
    checkAliases(all, report);
    for (const language of ['en', 'ar'] as const) {
      const first = new Map<string, SourceDocument>();
      for (const { names, document } of all) {
        const other = first.get(names[language]);
        if (!other) {
          first.set(names[language], document);
          continue;
        }
        report('duplicate-name', document, document.span(['name', language]), {
          id: 'duplicate-name',
          values: { language },
          related: [
            { message: { id: 'related.other-store' }, file: other.file.path, span: other.span(['name', language]) },
          ],
        });
      }
    }
  },
};
