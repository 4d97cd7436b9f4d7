import type { NewFeed } from '../../../src/domain/editing/editor-protocol';
import { proposeFeed } from '../../feeds/feed-doctor/detect/proposal';
import { inBoth, type Phrase } from '../../catalogue/diagnostics/phrases';
import { readSettings, tableInUse } from '../../feeds/feed-doctor/examination';
import { formatOfFile } from '../../catalogue/load/tables/format';
import { encoded } from '../../system/bytes/common';
import type { System } from '../../system/system';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import type { Schemas } from '../../catalogue/load/schemas';
import { sameContent } from './contents';
import type { NewContent } from './creating';
import { largestTable } from './limits';
import { allowedPath } from './paths';
import { RequestRefused } from './refusal';

function refused(phrase: Phrase): RequestRefused {
  return new RequestRefused('table', phrase);
}

/** Throws a refusal. */
function mustBeTable(name: string, bytes: Uint8Array): void {
  if (bytes.length > largestTable) throw refused({ id: 'table.limit', values: { most: largestTable / 1_000_000 } });
  if (formatOfFile(name) === undefined) throw refused({ id: 'table.format' });
}

/** Proposes settings from the first rows of the table. Writes nothing. */
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
  const [first] = open;
  if (!isRead && first) throw refused(first);
  const path = allowedPath(`data/feeds/${feed}.yaml`, system);
  const tablePath = allowedPath(`data/feeds/${table}`, system);
  // The same table may be read again with other settings before it is saved.
  const isAgain = sameContent(system.read(tablePath), bytes);
  const present = [path, tablePath].find((each) => (isAgain ? disk : system).exists(each));
  if (present !== undefined) throw refused({ id: 'table.exists', values: { file: present } });
  return {
    files: [
      { path: tablePath, content: bytes },
      { path, content: encoded(yaml) },
    ],
    feed: { path, preset, open: open.map(inBoth) },
  };
}

/** Writes nothing. */
export function newerTable(
  settingsPath: string,
  name: string,
  bytes: Uint8Array,
  system: System,
  schemas: Schemas,
): NewContent {
  mustBeTable(name, bytes);
  const settings = readSettings(system, allowedPath(settingsPath, system), schemasOf(schemas));
  if (!('config' in settings)) throw refused({ id: 'table.settings' });
  const path = allowedPath(tableInUse(settings.config), system);
  if (formatOfFile(name) !== formatOfFile(path)) throw refused({ id: 'table.other-format', values: { table: path } });
  return { path, content: bytes };
}
