import { directionOf, type Language } from '../../src/domain/language';
import { siteFiles } from '../../src/domain/site-files';
import type { SiteColours } from '../../src/domain/static-site';
import type { SiteView } from '../../src/domain/page-data';
import type { Settings } from '../../src/domain/settings';

/** The web app manifest in a language. The site stays a site: it opens in the browser it was found in. */
export function manifest(
  { settings: { basePath }, site }: { readonly settings: Settings; readonly site: Pick<SiteView, 'name' | 'tagline'> },
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
    display: 'browser',
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
