import type { Phrase, Value } from '../../../catalogue/diagnostics/phrases';
import { visible, quote } from '../../../catalogue/diagnostics/visible';
import { saidIn } from '../../../catalogue/validate/coupon-codes/code-cells';
import type { SampledColumns } from './columns';

const mostNamed = 12;
const longest = 30;

function example(cells: readonly string[]): string {
  const text = visible(saidIn(cells)[0] ?? '');
  return quote(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** A sentence about columns with content that no setting reads; empty if there are none. */
export function unreadColumns(columns: SampledColumns, read: ReadonlySet<string>): readonly Phrase[] {
  const unread = [...columns].filter(
    // If a spreadsheet's link is read, its text is irrelevant.
    ([name, cells]) => name !== '' && !read.has(name) && !read.has(`${name} @link`) && saidIn(cells).length > 0,
  );
  if (unread.length === 0) return [];
  const named = unread.slice(0, mostNamed).map(
    ([name, cells]): Phrase => ({
      id: 'proposal.unread.column',
      values: { name: quote(name), example: example(cells) },
    }),
  );
  const more = unread.length - named.length;
  const shown: Value =
    more > 0 ? { id: 'proposal.unread.more', values: { columns: { list: named }, more } } : { list: named };
  return [{ id: 'proposal.unread', values: { columns: shown } }];
}
