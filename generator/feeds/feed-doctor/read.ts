import { joinedBytes } from '../../system/bytes/common';
import type { System } from '../../system/system';
import { encodingOf } from '../../catalogue/load/decode';
import { feedForm, NamedTableReader } from '../../catalogue/load/feed';
import { formatOf } from '../../catalogue/load/tables/format';
import { TableBytes } from '../../catalogue/load/tables/sheet';
import type { TableFault } from '../../catalogue/load/tables/table';
import { sizeFault, textOfSheet } from '../../catalogue/load/tables/table-text';
import { textDecoder } from '../../catalogue/load/text-decoder';
import { rowChecker } from '../../catalogue/validate/feeds/feed-rows';
import type { OfferRow } from '../../catalogue/offers/store-offers';
import type { DoctorContext } from './doctor';
import { meaningOf, PresentFeed, type ComparedField } from './present';

/** Thrown if a table cannot be read at all. */
export class UnreadableTable extends Error {
  constructor(readonly fault: TableFault) {
    super(fault.id);
  }
}

/** Throws an UnreadableTable once the bytes exceed the limit. */
function* boundedChunks(system: Pick<System, 'chunks'>, file: string): Generator<Uint8Array> {
  let size = 0;
  for (const bytes of system.chunks(file)) {
    size += bytes.length;
    const fault = sizeFault(size);
    if (fault) throw new UnreadableTable(fault);
    yield bytes;
  }
}

/** Throws an UnreadableTable if the bytes exceed the limit. */
export function bytesOf(system: Pick<System, 'chunks'>, file: string): TableBytes {
  // Copied, because the next chunk overwrites each chunk.
  return new TableBytes(joinedBytes(Array.from(boundedChunks(system, file), (bytes) => Uint8Array.from(bytes))));
}

/** Only one chunk of text is in memory. `read` is the table if it is already in memory. Throws an UnreadableTable. */
export function* textOf(
  system: Pick<System, 'chunks'>,
  file: string,
  settings: unknown,
  read?: TableBytes,
): Generator<string> {
  if (formatOf(settings) === 'xlsx') {
    const text = textOfSheet(read ?? bytesOf(system, file), settings);
    if (typeof text !== 'string') throw new UnreadableTable(text);
    yield text;
    return;
  }
  const decoder = textDecoder(encodingOf(settings));
  for (const bytes of boundedChunks(system, file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

function eachRow(
  system: Pick<System, 'chunks'>,
  file: string,
  { config, site, schemas, corrections }: DoctorContext,
  take: (row: OfferRow) => void,
): void {
  const check = rowChecker(config, site, schemas, corrections);
  const nothing = (): void => undefined;
  const reader = new NamedTableReader(feedForm(config), {
    row(raw) {
      const checked = check(raw);
      if ('row' in checked) take(checked.row);
    },
    unreadable: nothing,
    columnError: nothing,
    delimiterError: nothing,
    fault: nothing,
    emptyColumn: nothing,
  });
  try {
    for (const text of textOf(system, file, config)) reader.push(text);
    reader.end();
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
  }
}

/** Its errors are ignored, because `npm run check` reports them. */
export function readPresent(system: Pick<System, 'chunks'>, file: string, context: DoctorContext): PresentFeed {
  const present = new PresentFeed(context.now);
  eachRow(system, file, context, (row) => present.add(row));
  return present;
}

/** The values of some rows of the current feed by id. */
export function readDetails(
  system: Pick<System, 'chunks'>,
  file: string,
  context: DoctorContext,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, Readonly<Record<ComparedField, string>>> {
  const details = new Map<string, Readonly<Record<ComparedField, string>>>();
  if (ids.size > 0) {
    eachRow(system, file, context, (row) => {
      const { id } = row.offer;
      if (ids.has(id) && !details.has(id)) details.set(id, meaningOf(row));
    });
  }
  return details;
}
