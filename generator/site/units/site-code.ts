import type { BundledMessages } from '../../../src/domain/pages/messages';
import type { OfflineAssets, SiteColours, StaticSite, SiteContent } from '../../../src/domain/pages/static-site';
import type { Bundle } from '../bundle/bundle';
import type { SiteData } from '../derive/site-data';
import { contentInput, derivedInput, type Input } from '../engine/input';
import type { PreviewCode } from '../preview/previews';
import { type HostingTarget, hosts } from '../render/hosts';
import type { AdminCode } from './admin';
import { imageOriginsOf } from '../derive/shared-parts';
import { documentPolicy } from '../render/headers';
import type { Unit, UnitOutput } from '../engine/unit';

/** The scripts, styles and fonts of the bundler by path from the site's root. */
export type AssetFiles = ReadonlyMap<string, Uint8Array>;

type AssetInputs = Readonly<{ assets: AssetFiles }>;

function makeAssets({ assets }: AssetInputs): UnitOutput {
  return { files: [...assets].map(([path, content]) => ({ path, content })) };
}

export function assetUnit(assets: Input<AssetFiles>): Unit<AssetInputs> {
  return { id: 'assets', inputs: { assets }, make: makeAssets };
}

interface ContentSource {
  /** Whether the site has icons and a manifest. */
  readonly icons: boolean;
  /** The other hosts that pages load images from. */
  readonly imageOrigins: readonly string[];
  readonly hosting: HostingTarget;
}

export function contentSourceOf({ site, stores, posts }: SiteData, hosting: HostingTarget): ContentSource {
  return { icons: site.icon !== undefined, imageOrigins: imageOriginsOf(site, stores, posts), hosting };
}

/** The parts that all documents of a site share. */
export function siteContentOf({ icons, imageOrigins, hosting }: ContentSource): SiteContent {
  const { sendsHeaders } = hosts[hosting];
  return {
    icons,
    policy: (assets, styleHash) => documentPolicy(sendsHeaders, assets, imageOrigins, styleHash),
  };
}

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
