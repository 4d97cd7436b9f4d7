import type { SiteData } from '../derive/site-data';
import type { Files } from '../../system/files';
import { siteContentOf } from '../render/site-content';
import { readMessageParts } from '../../catalogue/validate/interface-messages';
import type { BuildTarget } from './build-target';
import { noRenderer } from './site-code';
import { noPictures } from '../pictures/no-pictures';
import { siteInputs, type ListingCache, type SiteInputs } from './site-inputs';

/** Creates inputs for building only page data, without a bundle to render it. */
export function pageDataInputs(
  files: Files,
  data: SiteData,
  { settings, previews, hosting }: BuildTarget,
  listings: ListingCache = (_language, _key, make) => make(),
): SiteInputs {
  const parts = readMessageParts(files);
  return siteInputs({
    data,
    settings,
    content: siteContentOf(data, parts, hosting),
    dataMessages: parts.generator,
    previews,
    renderer: noRenderer,
    pictures: noPictures,
    listings,
  });
}
