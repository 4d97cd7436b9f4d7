import { offlinePath, workerFile, type WorkerSettings } from '../../../src/domain/saved/offline';
import { pageFile } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import type { StaticSite } from '../../../src/domain/pages/static-site';
import { hashOf } from '../../system/cache/hash';
import { listsOf } from '../derive/shared-parts';
import { valueInput, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';
import type { OfflineCode } from './site-code';
import type { SiteInputs } from './site-inputs';

type OfflineInputs = Readonly<{
  settings: Input<Settings>;
  code: Input<OfflineCode>;
  renderer: Input<StaticSite>;
  /** The path of the list of all offers. */
  coupons: Input<string>;
  /** Whether the site has a service worker with a cache. */
  wanted: Input<boolean>;
}>;

/** The text of the service worker. */
function workerText(settings: WorkerSettings, code: string): string {
  return `const workerSettings=${JSON.stringify(settings)};${code}\n`;
}

function makeOffline({
  settings: { basePath, languages },
  code,
  renderer,
  coupons,
  wanted,
}: ValuesOf<OfflineInputs>): UnitOutput {
  const { files, worker } = code;
  if (!wanted) return { files: [{ path: workerFile, content: workerText({ basePath }, worker) }] };
  // The version of the cache changes only with its content, so that a build of other data does not reload it.
  const version = hashOf(...languages.map((language) => renderer.renderOffline(language, '', coupons)), ...files);
  return {
    files: [
      ...languages.map((language) => ({
        path: pageFile(language, offlinePath, 'html'),
        content: renderer.renderOffline(language, version, coupons),
      })),
      { path: workerFile, content: workerText({ basePath, kept: { version, languages, files } }, worker) },
    ],
  };
}

/** The unit of the offline documents and the service worker; without them, of a worker that unregisters itself. */
export function offlineUnit(
  { data, settings, offlineRenderer }: SiteInputs,
  code: Input<OfflineCode>,
): Unit<OfflineInputs> {
  return {
    id: 'offline',
    inputs: {
      settings,
      code,
      renderer: offlineRenderer,
      coupons: valueInput(listsOf(data.pages).coupons ?? '/'),
      wanted: valueInput(data.site.offline ?? true),
    },
    make: makeOffline,
  };
}
