import { describedIn } from '../../src/domain/editing/names';
import type { Schemas } from '../../generator/catalogue/load/schemas';
import { sectionKindsOf } from '../../generator/site/emit/section-kinds';

const header = '| `kind:` | Pages | What it is |';

/** The name of a kind of page in the guide. */
const pageNames = { store: 'store', home: 'home', static: 'text', article: 'article' } as const;

/** Inserts the table of all section kinds, derived from their definitions, into a page of the guide. */
export function withSectionTable(guide: string, schemas: Schemas): string {
  const start = guide.indexOf(header);
  if (start < 0) throw new Error(`The guide has no table ${header}`);
  const rows = sectionKindsOf(schemas).map(([kind, { description, pages }]) => {
    const picture = `![](../../generator/docs/pictures/${kind}.png)`;
    return `| \`${kind}\` | ${pages.map((page) => pageNames[page]).join(', ')} | ${describedIn(String(description), 'en')}<br>${picture} |`;
  });
  const table = [header, '| --- | --- | --- |', ...rows].join('\n');
  return guide.slice(0, start) + table + guide.slice(guide.indexOf('\n\n', start));
}
