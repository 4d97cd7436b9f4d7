import type { SiteData } from '../derive/site-data';
import { everyMessageInShell } from '../emit/messages';
import { noPictures } from '../pictures/no-pictures';
import type { BuildTarget } from './build-target';
import { noRenderer } from './site-code';
import { siteInputs, type ListingCache, type SiteInputs } from './site-inputs';

/** For building only page data, without a bundle to render it. */
export function pageDataInputs(
  data: SiteData,
  { settings, previews }: Pick<BuildTarget, 'settings' | 'previews'>,
  listings: ListingCache = (_language, _key, make) => make(),
): SiteInputs {
  const parts = everyMessageInShell(data.messages);
  return siteInputs({ data, settings, parts, previews, renderer: noRenderer, pictures: noPictures, listings });
}
