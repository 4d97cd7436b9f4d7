import type { RedirectRule } from '../../../src/domain/redirects';
import type { Files } from '../../system/files';
import type { HeaderRule } from './headers';
import type { TextFile } from './sitemap';

/** What a server has to know of a finished site, as its build wrote it. */
export interface BuildManifest {
  /** The folder of its host in which the site lives; empty for the root. */
  readonly basePath: string;
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
}

/** The file of the manifest. Servers answer addresses whose name begins with `_` with 404. */
const manifestPath = '_build.json';

/** The manifest as a file of the site. */
export function buildManifestFile(manifest: BuildManifest): TextFile {
  return { path: manifestPath, content: `${JSON.stringify(manifest, undefined, 2)}\n` };
}

/** The manifest of a finished site; undefined if no build has written one there. */
export function readBuildManifest(files: Pick<Files, 'read'>, folder: string): BuildManifest | undefined {
  const bytes = files.read(`${folder}/${manifestPath}`);
  // A build wrote it from a value of this very type.
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as BuildManifest);
}
