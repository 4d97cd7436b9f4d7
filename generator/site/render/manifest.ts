import { directionOf, type Language } from '../../../src/domain/language/language';
import { savedPath, sitePath } from '../../../src/domain/pages/paths';
import { siteFiles } from '../../../src/domain/pages/site-files';
import type { SiteColours } from '../../../src/domain/pages/static-site';
import type { SiteView } from '../../../src/domain/pages/page-data';
import type { Settings } from '../../../src/domain/pages/settings';

interface ManifestSource {
  readonly settings: Settings;
  readonly site: Pick<SiteView, 'name' | 'tagline'>;
  /** The heading of the page of saved codes, if the site has one. */
  readonly saved: string | undefined;
}

/** The web app keeps the browser's navigation buttons (`minimal-ui`) and has a shortcut to the saved codes. */
export function manifest(
  { settings: { basePath }, site, saved }: ManifestSource,
  language: Language,
  { paper, accent }: SiteColours,
): string {
  const { name, tagline } = site;
  const address = (file: string): string => `${basePath}/${file}`;
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: address(file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: `${basePath}/${language}/`,
    name,
    short_name: name,
    description: tagline,
    lang: language,
    dir: directionOf(language),
    start_url: `${basePath}/${language}/`,
    scope: `${basePath}/`,
    // Without saved codes an app has no advantage over a browser tab.
    display: saved === undefined ? 'browser' : 'minimal-ui',
    shortcuts: saved === undefined ? undefined : [{ name: saved, url: basePath + sitePath(language, savedPath) }],
    background_color: paper,
    theme_color: accent,
    icons: [
      { src: address(siteFiles.icon), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(siteFiles.smallIcon, 192, 'any'),
      png(siteFiles.largeIcon, 512, 'any'),
      png(siteFiles.maskableIcon, 512, 'maskable'),
    ],
  });
}
