import { formatNamed } from '../../catalogue/load/pictures/formats';
import { schemaOfFile } from '../../catalogue/load/places';
import { formatOfFile } from '../../catalogue/load/tables/format';
import type { Disk } from '../../system/disk';
import { RequestRefused } from './refusal';

/** A path segment without a leading dot, separators or control characters. */
const step = /^[^./\\:\u0000-\u001f\u007f][^/\\:\u0000-\u001f\u007f]*$/;

/** `feed-table` or `picture` for files without a schema; undefined for files that are not editable. */
export function schemaOf(path: string): string | undefined {
  const [top, ...rest] = path.split('/');
  if (top !== 'data' || rest.length === 0 || path.length > 300 || !rest.every((each) => step.test(each)))
    return undefined;
  const schema = schemaOfFile(path);
  if (schema !== undefined) return schema;
  const [folder, name = '', deeper] = rest;
  if (deeper !== undefined) return undefined;
  if (folder === 'feeds' && formatOfFile(name) !== undefined) return 'feed-table';
  const isPicture =
    (folder === 'images' && formatNamed(name) !== undefined) || /^icons\/[^/]+\.svg$/i.test(rest.join('/'));
  return isPicture ? 'picture' : undefined;
}

/** Whether no part of the path below data/ is a symbolic link, which could leave data/. */
function isReal(path: string, disk: Pick<Disk, 'kindOf'>): boolean {
  const steps = path.split('/');
  return steps.every((_, index) => {
    // data/ itself may be a link: `SITE_DATA` can name any folder.
    if (index === 0) return true;
    const kind = disk.kindOf(steps.slice(0, index + 1).join('/'));
    return kind === undefined || kind === (index === steps.length - 1 ? 'file' : 'folder');
  });
}

/** Throws a refusal unless it is an editable file. */
export function allowedPath(given: unknown, disk: Pick<Disk, 'kindOf'>): string {
  if (typeof given !== 'string' || schemaOf(given) === undefined || !isReal(given, disk))
    throw new RequestRefused('unknown-file', { id: 'refused.unknown-file' });
  return given;
}
