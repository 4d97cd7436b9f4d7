import type { RedirectRule } from '../../../src/domain/pages/redirects';
import type { Settings } from '../../../src/domain/pages/settings';
import { siteFiles } from '../../../src/domain/pages/site-files';
import { redirectRules } from '../derive/pages/redirects';
import { imageOriginsOf } from '../derive/shared-parts';
import type { Unit, UnitOutput } from '../engine/unit';
import { adminHeaderRules } from '../render/admin';
import { buildManifestFile } from '../render/build-manifest';
import { contentSecurityPolicy, headerRules, type HeaderRule } from '../render/headers';
import { hostFiles, robots, type HostingTarget } from '../render/hosts';
import type { SiteInputs } from './site-inputs';

type HostInputs = Readonly<{
  settings: Settings;
  target: HostingTarget;
  redirects: readonly RedirectRule[];
  headers: readonly HeaderRule[];
}>;

function makeHostFiles({ settings, target, redirects, headers }: HostInputs): UnitOutput {
  const { basePath } = settings;
  return {
    files: [
      ...hostFiles({ settings, redirects }, target, headers),
      // For the router in the browser, on hosts that have no redirects of their own.
      { path: siteFiles.redirects, content: JSON.stringify(redirects) },
      buildManifestFile({ basePath, redirects, headers }),
      { path: 'robots.txt', content: robots({ settings }) },
    ],
  };
}

/** The files with redirects, headers and the sitemap for hosts, servers and robots. */
export function hostUnit(
  { data, settings }: SiteInputs,
  target: HostingTarget,
  starter: string,
  isEdited: boolean,
): Unit<HostInputs> {
  const redirects = redirectRules(data.redirects.redirects, settings.languages);
  const { basePath } = settings;
  const imageOrigins = imageOriginsOf(data.site, data.stores, data.posts);
  const headers = [
    ...headerRules(basePath, contentSecurityPolicy({ starter }, imageOrigins)),
    ...(isEdited ? adminHeaderRules(basePath) : []),
  ];
  return { id: 'host', inputs: { settings, target, redirects, headers }, make: makeHostFiles };
}
