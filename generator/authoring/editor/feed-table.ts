import type { NewFeed } from '../../../src/domain/editing/editor-protocol';
import { proposeFeed } from '../../feeds/feed-doctor/detect/proposal';
import { readSettings, tableInUse } from '../../feeds/feed-doctor/examination';
import { formatOfFile } from '../../catalogue/load/tables/format';
import { encoded } from '../../system/bytes/common';
import type { System } from '../../system/system';
import { schemasOf } from '../../catalogue/validate/schemas';
import type { Schemas } from '../../catalogue/load/schemas';
import { sameContent } from './contents';
import type { NewContent } from './creating';
import { largestTable } from './limits';
import { allowedPath } from './paths';
import { RequestRefused } from './refusal';

function refused(message: string): RequestRefused {
  return new RequestRefused('table', message);
}

/** Throws a refusal if a table is too large or has an unsupported format. */
function mustBeTable(name: string, bytes: Uint8Array): void {
  if (bytes.length > largestTable)
    throw refused(
      `A table has at most ${largestTable / 1_000_000} MB here. Put a larger one into data/feeds, and run \`npm run feed new\` with it.`,
    );
  if (formatOfFile(name) === undefined)
    throw refused('A table is a CSV, TSV, TXT, JSON, XML or XLSX file. Export it from the network as one of these.');
}

/** Proposes the settings of a new feed from the first rows of its table. Writes nothing. */
export function newFeed(
  name: string,
  bytes: Uint8Array,
  withoutPreset: boolean,
  system: System,
  disk: Pick<System, 'exists'>,
): { readonly files: readonly NewContent[]; readonly feed: NewFeed } {
  mustBeTable(name, bytes);
  const {
    name: feed,
    table,
    yaml,
    preset,
    open,
    isRead,
  } = proposeFeed(name, bytes, withoutPreset ? undefined : system);
  if (!isRead) throw refused(open.join(' '));
  const path = allowedPath(`data/feeds/${feed}.yaml`, system);
  const tablePath = allowedPath(`data/feeds/${table}`, system);
  // The same table may be read again with other settings before it is saved.
  const isAgain = sameContent(system.read(tablePath), bytes);
  const present = [path, tablePath].find((each) => (isAgain ? disk : system).exists(each));
  if (present !== undefined)
    throw refused(
      `${present} exists already. For a newer table of the same feed, open the feed and choose the table there; for another feed, rename the file first.`,
    );
  return {
    files: [
      { path: tablePath, content: bytes },
      { path, content: encoded(yaml) },
    ],
    feed: { path, preset, open },
  };
}

/** Replaces the table of a feed with a newer one. Writes nothing. */
export function newerTable(
  settingsPath: string,
  name: string,
  bytes: Uint8Array,
  system: System,
  schemas: Schemas,
): NewContent {
  mustBeTable(name, bytes);
  const settings = readSettings(system, allowedPath(settingsPath, system), schemasOf(schemas));
  if (!('config' in settings)) throw refused('The settings have errors. Correct them first.');
  const path = allowedPath(tableInUse(settings.config), system);
  if (formatOfFile(name) !== formatOfFile(path))
    throw refused(`The table in use is ${path}. Export the newer one in the same format.`);
  return { path, content: bytes };
}
