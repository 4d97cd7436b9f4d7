import { offlinePath, workerFile, type WorkerSettings } from '../../../src/domain/saved/offline';
import type { Language } from '../../../src/domain/language/language';
import { pageFile } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import type { InterfaceTexts, StaticSite } from '../../../src/domain/pages/static-site';
import { hashOf } from '../../system/cache/hash';
import { inEachLanguage } from '../derive/record-of';
import { listsOf } from '../derive/shared-parts';
import type { Unit, UnitOutput } from '../engine/unit';
import type { OfflineCode } from './site-code';
import type { SiteInputs } from './site-inputs';

type OfflineInputs = Readonly<{
  settings: Settings;
  code: OfflineCode;
  renderer: StaticSite;
  texts: Readonly<Record<Language, Pick<InterfaceTexts, 'ofOffline' | 'ofLazyParts' | 'ofPreviews'>>>;
  /** The path of the list of all offers. */
  coupons: string;
  /** Whether the site has a service worker with a cache. */
  wanted: boolean;
}>;

function workerText(settings: WorkerSettings, code: string): string {
  return `const workerSettings=${JSON.stringify(settings)};${code}\n`;
}

function makeOffline({
  settings: { basePath, languages },
  code,
  renderer,
  texts,
  coupons,
  wanted,
}: OfflineInputs): UnitOutput {
  const { files, worker } = code;
  if (!wanted) return { files: [{ path: workerFile, content: workerText({ basePath }, worker) }] };
  // The version of the cache changes only with its content, so that a build of other data does not reload it.
  const documentOf = (language: Language, version: string): Uint8Array =>
    renderer.renderOffline(language, { version, coupons, texts: texts[language] });
  const version = hashOf(...languages.map((language) => documentOf(language, '')), ...files);
  return {
    files: [
      ...languages.map((language) => ({
        path: pageFile(language, offlinePath, 'html'),
        content: documentOf(language, version),
      })),
      { path: workerFile, content: workerText({ basePath, kept: { version, languages, files } }, worker) },
    ],
  };
}

/** Without offline documents, the unit has a worker that unregisters itself. */
export function offlineUnit({ data, settings, renderer, texts }: SiteInputs, code: OfflineCode): Unit<OfflineInputs> {
  return {
    id: 'offline',
    inputs: {
      settings,
      code,
      renderer,
      texts: inEachLanguage((language) => {
        const { ofOffline, ofLazyParts, ofPreviews } = texts[language];
        return { ofOffline, ofLazyParts, ofPreviews };
      }),
      coupons: listsOf(data.pages).coupons ?? '/',
      wanted: data.site.offline ?? true,
    },
    make: makeOffline,
  };
}
