import { visible, quote } from '../../../catalogue/diagnostics/visible';
import { saidIn, type SampledColumns } from './columns';

/** How many columns are named. */
const mostNamed = 12;
const longest = 30;

function example(cells: readonly string[]): string {
  const text = visible(saidIn(cells)[0] ?? '');
  return quote(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** The columns that say something and that no line of the settings reads, as a sentence for the person who completes these. */
export function unreadColumns(columns: SampledColumns, read: ReadonlySet<string>): readonly string[] {
  const unread = [...columns].filter(
    // The words of a link in a spreadsheet say nothing where the link itself is read.
    ([name, cells]) => name !== '' && !read.has(name) && !read.has(`${name} @link`) && saidIn(cells).length > 0,
  );
  if (unread.length === 0) return [];
  const named = unread.slice(0, mostNamed).map(([name, cells]) => `${quote(name)} (such as ${example(cells)})`);
  const others = unread.length > mostNamed ? ` and ${unread.length - mostNamed} more` : '';
  return [
    `No line reads ${named.join(', ')}${others}. If one of them limits the offer, add it to \`columns\`: "More columns of a feed" in data/guide/feeds.md lists what there is.`,
  ];
}
