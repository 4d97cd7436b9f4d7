import { grouped } from '../../../src/domain/language/grouped';
import type { AmendValue, Edit } from '../../catalogue/amend/amend';
import { newFile } from '../../catalogue/amend/file-changes';
import { correctionsPath } from '../../catalogue/load/places';
import type { FeedEntry } from '../../catalogue/validate/catalogue';
import type { EverydayData, Intent } from './action';
import type { FoundOffer } from './words';

type Values = Readonly<Record<string, AmendValue>>;

/** The text of a new corrections file. */
function textOf(ids: readonly string[], values: Values): string {
  const lines = Object.entries(values).map(([key, value]) => `    ${key}: ${String(value)}\n`);
  const rows = ids.map((id) => `  - row: ${JSON.stringify(id)}\n${lines.join('')}`);
  return `# yaml-language-server: $schema=../../schemas/feed-corrections.schema.json\nrows:\n${rows.join('')}`;
}

function correctRows({ name, corrections }: FeedEntry, ids: readonly string[], values: Values): Intent {
  if (!corrections) return { edits: [], files: [newFile(correctionsPath(name), textOf(ids, values))] };
  const { rows } = corrections.value;
  let end = rows.length;
  const edits = ids.flatMap((id): readonly Edit[] => {
    const at = rows.findIndex(({ row }) => row === id);
    if (at < 0) return [{ kind: 'insert', path: ['rows'], at: end++, value: { row: id, ...values } }];
    return Object.entries(values).map(([key, value]) => ({ kind: 'set', path: ['rows', at, key], value }));
  });
  return { edits: [{ document: corrections.document, edits }] };
}

/** Writes corrections of offers from feeds. The tables of the feeds stay unchanged. */
export function correctOffers(offers: readonly FoundOffer[], values: Values, { catalogue }: EverydayData): Intent {
  const byFeed = grouped(offers, ({ offer }) =>
    [...catalogue.feeds.values()].find(({ document }) => document === offer.log.document),
  );
  const intents = [...byFeed].flatMap(([feed, own]) =>
    feed ? [correctRows(feed, [...new Set(own.map(({ offer }) => offer.id))], values)] : [],
  );
  return { edits: intents.flatMap(({ edits = [] }) => edits), files: intents.flatMap(({ files = [] }) => files) };
}
