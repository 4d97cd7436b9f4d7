import { formatNamed } from '../../catalogue/load/pictures/formats';
import { schemaOfFile } from '../../catalogue/load/places';
import { formatOfFile } from '../../catalogue/load/tables/format';
import type { Disk } from '../../system/disk';
import { RequestRefused } from './refusal';

/** A step of a path: no dots at its beginning, nothing that any system reads as another folder. */
const step = /^[^./\\:\u0000-\u001f\u007f][^/\\:\u0000-\u001f\u007f]*$/;

/** The name of the schema of a file that may be edited, `feed-table`, or `picture`; undefined for all other paths. */
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

/** Whether nothing on the way from data/ to a file, nor the file, is a link: a link may lead out of the data. */
function isReal(path: string, disk: Pick<Disk, 'kindOf'>): boolean {
  const steps = path.split('/');
  return steps.every((_, index) => {
    // The folder itself may be anywhere: `SITE_DATA` names it.
    if (index === 0) return true;
    const kind = disk.kindOf(steps.slice(0, index + 1).join('/'));
    return kind === undefined || kind === (index === steps.length - 1 ? 'file' : 'folder');
  });
}

/** The path that a request names, if it is that of a file that may be edited. Throws a refusal otherwise. */
export function allowedPath(given: unknown, disk: Pick<Disk, 'kindOf'>): string {
  if (typeof given !== 'string' || schemaOf(given) === undefined || !isReal(given, disk))
    throw new RequestRefused('unknown-file', 'This is not the path of a file of the data that can be edited.');
  return given;
}
