import { copiesIn } from '../../stores/copies';
import type { Rule } from '../../engine/draft';
import { relatedAt } from '../../engine/reporting';
import { repeated } from '../../../../../src/domain/language/grouped';

/** In each language, no two stores have the same name, and no name is an alias of another store. */
export const uniqueNames: Rule = {
  name: 'unique-names',
  codes: ['duplicate-name'],
  check(draft, _context, report) {
    // Copied files have their own diagnostic.
    const copies = copiesIn(draft);
    const all = draft.stores.filter(({ document }) => !copies.has(document));
    const owners = new Map(
      all.flatMap((store) => [[store.names.en, store] as const, [store.names.ar, store] as const]),
    );
    for (const store of all) {
      store.names.aliases.forEach((alias, index) => {
        const owner = owners.get(alias);
        // A search for the name would also find the store with the alias.
        if (!owner || owner.document === store.document) return;
        report('duplicate-name', store.document, store.document.span(['aliases', index]), {
          id: 'duplicate-name.alias',
          related: relatedAt({ id: 'related.other-store' }, owner.document, ['name']),
        });
      });
    }
    for (const language of ['en', 'ar'] as const)
      for (const [first, { document }] of repeated(all, ({ names }) => names[language]))
        report('duplicate-name', document, document.span(['name', language]), {
          id: 'duplicate-name',
          values: { language },
          related: relatedAt({ id: 'related.other-store' }, first.document, ['name', language]),
        });
  },
};
