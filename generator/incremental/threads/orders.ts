import type { Settings } from '../../../src/domain/settings';
import type { StoreOutline } from '../../derive/outline';
import type { SiteSource } from '../../derive/plan';
import type { HostingTarget } from '../../render/hosts';
import type { CheckMemory, SiteMemory, StoreMemory, StoreNote } from '../memory';
import type { SiteContext } from '../site/site-context';
import type { Work } from './work';

/** The stores that are to be made, and everything a helper makes pages from. It can be copied to another thread. */
export interface Orders extends Work {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: number;
  readonly present: number;
  readonly source: Omit<SiteSource, 'outlineOf' | 'storeOf' | 'release'>;
  readonly outlines: ReadonlyMap<string, StoreOutline>;
  readonly stores: ReadonlyMap<string, StoreMemory>;
  readonly files: CheckMemory['files'];
  readonly listings: SiteMemory['listings'];
  readonly settings: Settings;
  readonly hostingTarget: HostingTarget;
  readonly key: string;
}

/** The pages of lists that are to be made when all stores are, and what making the stores has told. */
export interface ListOrders extends Work {
  readonly notes: ReadonlyMap<string, StoreNote>;
}

/** Orders for threads that help to make these stores, and the lists after them. */
export function ordersFor({ system, data, settings, hostingTarget, key, outputs }: SiteContext, work: Work): Orders {
  const { site, home, redirects, pages, posts, stores, messages, feeds, outlineOf } = data.source;
  return {
    ...work,
    root: system.root,
    environment: { ...system.environment },
    now: system.now,
    present: system.present,
    // A document knows where everything stands, and cannot be copied.
    source: {
      site,
      home,
      redirects,
      pages,
      posts,
      stores,
      messages: new Map([...messages].map(([id, { en, ar }]) => [id, { en, ar }])),
      feeds: new Map([...feeds].map(([name, { config, rows }]) => [name, { config, rows }])),
    },
    outlines: new Map(stores.map(({ slug }) => [slug, outlineOf(slug)])),
    stores: data.stores,
    files: data.memory.files,
    listings: outputs.listings,
    settings,
    hostingTarget,
    key,
  };
}
