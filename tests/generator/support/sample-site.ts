import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteOf } from '../../support/site-of';
import { check, filesOf } from './sample-catalogue';

const folder = path.resolve(import.meta.dirname, '../../catalogue/messages');
/** The messages of the site, with which dates on pages are written. The sample has only some of them. */
const messages = Object.fromEntries(
  readdirSync(folder).map((name) => [`data/messages/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
);

/** The site of a sample with these files at noon of a day in Riyadh. Throws the report if they have an error. */
export function sampleSite(files: Readonly<Record<string, string>>, day: string) {
  const { 'data/messages/interface.yaml': _own, 'data/messages/needed.yaml': _needed, ...rest } = files;
  const { catalogue, report } = check({ ...rest, ...messages });
  if (!catalogue) throw new Error(report);
  const now = Date.parse(`${day}T12:00:00+03:00`);
  return siteOf({ environment: {}, now, read: filesOf(files).read }, catalogue);
}
