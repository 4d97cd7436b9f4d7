import type { PageData } from '../../src/domain/page-data';
import type { PageFiles, StaticSite } from '../../src/domain/static-site';
import type { DerivedSite } from '../derive/derive';
import { BadEnvironment, type Host } from '../host';
import { drawIcons } from './icons';
import type { PictureFile } from './pictures';
import { drawPreviews } from './previews';

/** All pictures that are drawn for a site. */
export interface Pictures {
  /** What a page's document says of them. */
  filesOf(page: PageData): PageFiles;
  readonly files: readonly PictureFile[];
  readonly icons: ReadonlyMap<string, Uint8Array>;
}

/** Whether SITE_PREVIEWS asks for a preview of every page, or for none, where nobody would see it. */
function wantsPreviews({ environment: { SITE_PREVIEWS: wanted = '' } }: Host): boolean {
  if (wanted !== '' && wanted !== 'on' && wanted !== 'off') throw new BadEnvironment(`SITE_PREVIEWS must be on or off, not "${wanted}".`);
  return wanted !== 'off';
}

/** Draws icons and previews; what was drawn before is taken from the cache. */
export async function drawPictures(host: Host, site: DerivedSite, staticSite: StaticSite): Promise<Pictures> {
  const icons = site.icon === undefined ? new Map<string, Uint8Array>() : await drawIcons(host, site.icon, staticSite.colours.accent);
  const previews = wantsPreviews(host) ? await drawPreviews(host, site, staticSite, host.now) : { files: [], filesOf: () => ({}) };
  return { icons, files: previews.files, filesOf: previews.filesOf };
}
