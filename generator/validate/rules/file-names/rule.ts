import { quote } from '../../../diagnostics/visible';
import { baseName } from '../../../load/load';
import { isSlug } from '../../../../src/domain/slugs';
import { copiesIn } from '../../copies';
import type { Rule } from '../../draft';

/** A store or post has the name of its file. So no two can have the same. */
export const fileNames: Rule = {
  name: 'file-names',
  codes: ['slug-differs-from-file'],
  check(draft, _context, report) {
    const copies = copiesIn(draft);
    for (const { value, document } of [...draft.stores, ...draft.posts]) {
      const name = baseName(document.file.path);
      if (value.slug === name) continue;
      if (copies.has(document)) {
        report('slug-differs-from-file', document, document.span(['slug']), {
          message: `the slug is ${quote(value.slug)}, which is that of the file ${quote(`${value.slug}.yaml`)}`,
          why: 'this file is a copy, and its slug was not changed',
          fix: 'delete this file; or write a slug, an address, names and offers of its own into it, and give it the name of the slug',
        });
        continue;
      }
      const renamed = `rename the file to ${quote(`${value.slug}.yaml`)}`;
      report('slug-differs-from-file', document, document.span(['slug']), {
        message: `the slug is ${quote(value.slug)}, but the file is named ${quote(`${name}.yaml`)}`,
        why: 'other files refer to a store or post by its slug, and the file is found by its name',
        fix: isSlug(name) ? `write \`slug: ${name}\`, or ${renamed}` : renamed,
      });
    }
  },
};
