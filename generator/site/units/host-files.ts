import type { RedirectRule } from '../../../src/domain/pages/redirects';
import type { Settings } from '../../../src/domain/pages/settings';
import { siteFiles } from '../../../src/domain/pages/site-files';
import { redirectRules } from '../derive/redirects';
import { imageOriginsOf } from '../derive/shared-parts';
import { derivedInput, valueInput, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';
import { adminHeaderRules } from '../render/admin';
import { buildManifestFile } from '../render/build-manifest';
import { contentSecurityPolicy, headerRules, type HeaderRule } from '../render/headers';
import { hostFiles, robots, type HostingTarget } from '../render/hosts';
import type { SiteInputs } from './site-inputs';

type HostInputs = Readonly<{
  settings: Input<Settings>;
  target: Input<HostingTarget>;
  redirects: Input<readonly RedirectRule[]>;
  headers: Input<readonly HeaderRule[]>;
}>;

function makeHostFiles({ settings, target, redirects, headers }: ValuesOf<HostInputs>): UnitOutput {
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

/** The files from which hosts, servers and robots learn of redirects, headers and the sitemap. */
export function hostUnit(
  { data, settings }: SiteInputs,
  target: HostingTarget,
  starter: Input<string>,
  isEdited: boolean,
): Unit<HostInputs> {
  const redirects = valueInput(redirectRules(data.redirects.redirects, settings.read().languages));
  const imageOrigins = valueInput(imageOriginsOf(data.site, data.stores, data.posts));
  const edited = valueInput(isEdited);
  const headers = derivedInput({ settings, starter, imageOrigins, edited }, (values) => [
    ...headerRules(values.settings.basePath, contentSecurityPolicy({ starter: values.starter }, values.imageOrigins)),
    ...(values.edited ? adminHeaderRules(values.settings.basePath) : []),
  ]);
  return { id: 'host', inputs: { settings, target: valueInput(target), redirects, headers }, make: makeHostFiles };
}
