import type { BundledMessages } from '../../../src/domain/pages/messages';
import type { OfflineAssets, SiteColours, StaticSite } from '../../../src/domain/pages/static-site';
import type { Bundle } from '../bundle/bundle';
import type { SiteData } from '../derive/site-data';
import { contentInput, derivedInput, type Input } from '../engine/input';
import type { PreviewCode } from '../preview/previews';
import type { HostingTarget } from '../render/hosts';
import { contentSourceOf, siteContentOf, type ContentSource } from '../render/site-content';
import type { AdminCode } from './admin';
import type { AssetFiles } from './assets';

export interface SiteCode {
  readonly renderer: Input<StaticSite>;
  readonly messages: BundledMessages;
  readonly colours: SiteColours;
  readonly previewCode: PreviewCode;
  /** The inline script of every page. */
  readonly starter: string;
  readonly assets: Input<AssetFiles>;
  readonly offline: OfflineCode;
  /** Undefined without the hosted editor. */
  readonly admin?: AdminCode | undefined;
}

export interface OfflineCode extends Pick<OfflineAssets, 'files'> {
  readonly worker: string;
}

/** From the bundler. */
export function siteCodeOf(bundle: Bundle, data: SiteData, hosting: HostingTarget, admin?: AdminCode): SiteCode {
  const { assets, messages, previewCode, worker, files, key } = bundle;
  const renderer = derivedInput<ContentSource & { readonly code: Bundle }, StaticSite>(
    { code: contentInput(key, () => bundle), ...contentSourceOf(data, hosting) },
    ({ code, ...content }) => code.createStaticSite(code.assets, siteContentOf(content)),
  );
  return {
    renderer,
    messages,
    colours: renderer.read().colours,
    previewCode,
    starter: assets.starter,
    assets: contentInput(key, files),
    offline: { files: assets.offline.files, worker },
    admin,
  };
}

/** For making only the data of pages. */
export const noRenderer: Input<StaticSite> = contentInput('', () => {
  throw new Error('The site was not bundled, so no page can be rendered.');
});
