import type { RedirectRule } from '../../../src/domain/pages/redirects';
import type { Files } from '../../system/files';
import type { HeaderRule } from './headers';
import type { TextFile } from './sitemap';

/** The facts about a built site that a server needs. */
export interface BuildManifest {
  /** The folder of the host that the site is served from; empty for the root. */
  readonly basePath: string;
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
}

/** Servers answer paths whose name begins with `_` with 404. */
const manifestPath = '_build.json';

export function buildManifestFile(manifest: BuildManifest): TextFile {
  return { path: manifestPath, content: `${JSON.stringify(manifest, undefined, 2)}\n` };
}

/** Undefined if there is none. */
export function readBuildManifest(files: Pick<Files, 'read'>, folder: string): BuildManifest | undefined {
  const bytes = files.read(`${folder}/${manifestPath}`);
  // A build has written a value of this type.
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as BuildManifest);
}
