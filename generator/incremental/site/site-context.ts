import type { Settings } from '../../../src/domain/settings';
import type { StaticSite } from '../../../src/domain/static-site';
import type { SiteSource } from '../../derive/plan';
import type { System } from '../../system/system';
import type { Schemas } from '../../load/schemas';
import type { Previews } from '../../preview/previews';
import type { Progress } from '../../commands/progress';
import type { HostingTarget } from '../../render/hosts';
import type { Shard } from '../../shards/shard';
import type { GoodData } from '../data/good-data';
import type { CheckMemory } from '../memory';
import type { Outputs } from './outputs';

/** What the units of a site are made with. */
export interface SiteContext {
  readonly system: System;
  readonly data: Pick<GoodData, 'stores'> & {
    readonly source: SiteSource;
    readonly memory: Pick<CheckMemory, 'files'>;
  };
  readonly settings: Settings;
  readonly staticSite: StaticSite;
  /** A hash of everything that all pages are made with: code, settings, the site's words, the messages in page data and pictures. Those of the interface count page by page. */
  readonly key: string;
  readonly previews?: Previews | undefined;
  readonly hostingTarget: HostingTarget;
  readonly schemas: Schemas;
  readonly outputs: Outputs;
  readonly progress: Progress;
  /** The part of the site that is to be made; all of it, if absent. */
  readonly shard?: Shard | undefined;
}
