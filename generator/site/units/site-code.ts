import type { OfflineAssets, SiteColours, SiteContent, StaticSite } from '../../../src/domain/pages/static-site';
import type { Bundle } from '../bundle/bundle';
import type { SiteData } from '../derive/site-data';
import type { MessageParts } from '../../../src/domain/pages/messages';
import { contentInput, valueInput, type Input } from '../engine/input';
import type { PreviewCode } from '../preview/previews';
import type { HostingTarget } from '../render/hosts';
import { siteContentOf } from '../render/site-content';
import type { AdminCode } from './admin';
import type { AssetFiles } from './assets';

/** The site's code and renderer as inputs of units. */
export interface SiteCode {
  readonly content: SiteContent;
  /** The ids of the messages in page data. */
  readonly dataMessages: readonly string[];
  /** The renderer. Its key is that of the code; `SiteInputs` adds the data for each kind of page. */
  readonly renderer: Input<StaticSite>;
  readonly colours: Input<SiteColours>;
  readonly previewCode: PreviewCode;
  /** The inline script of every page. */
  readonly starter: Input<string>;
  readonly assets: Input<AssetFiles>;
  readonly offline: Input<OfflineCode>;
  /** The code of the hosted editor; absent without the editor. */
  readonly admin?: AdminCode | undefined;
}

/** The code for offline use. */
export interface OfflineCode extends Pick<OfflineAssets, 'files'> {
  /** The code of the service worker. */
  readonly worker: string;
}

/** The site's code from the bundler. */
export async function siteCodeOf(
  { assets, createStaticSite, previewCode, worker, files, key }: Bundle,
  data: SiteData,
  parts: MessageParts,
  hosting: HostingTarget,
  admin?: AdminCode,
): Promise<SiteCode> {
  const content = siteContentOf(data, parts, hosting);
  const staticSite = await createStaticSite(assets, content);
  return {
    content,
    dataMessages: parts.generator,
    renderer: contentInput(key, () => staticSite),
    colours: valueInput(staticSite.colours),
    previewCode,
    starter: valueInput(assets.starter),
    assets: contentInput(key, files),
    offline: valueInput({ files: assets.offline.files, worker }),
    admin,
  };
}

/** The renderer where only the data of pages is made. */
export const noRenderer: Input<StaticSite> = contentInput('', () => {
  throw new Error('The site was not bundled, so no page can be rendered.');
});
