import { bundle } from '../../bundle/bundle';
import { bySlug } from '../../derive/by-slug';
import { diskErrorOf } from '../../system/disk-errors';
import { nodeSystem } from '../../system/system';
import { Previews } from '../../preview/previews';
import { wantsPreviews } from '../../preview/wanted';
import { silentProgress } from '../../commands/progress';
import { hosts } from '../../render/hosts';
import { siteContentOf } from '../../render/site-content';
import { storeReader } from '../data/good-data';
import { nothingMade } from '../memory';
import { Outputs } from '../site/outputs';
import { SiteMaker } from '../site/site-maker';
import type { Made, Word } from './crew';
import type { ListOrders, Orders } from './orders';
import { turnsOf } from './work';

/** Another thread than the one that builds, as its helper sees it. */
export interface Builder {
  say(word: Word): void;
  /** Comes when all stores are made. */
  lists(): Promise<ListOrders>;
}

async function carryOut(orders: Orders, { say, lists: listsDue }: Builder): Promise<void> {
  const { root, environment, now, present, settings, hostingTarget, outlines, stores, files, listings, key } = orders;
  const system = { ...nodeSystem(root, environment, { command: 'build' }), now, present };
  const source = { ...orders.source, outlineOf: bySlug(outlines), storeOf: storeReader(system, stores) };
  // The build has made or found it before it asked for help.
  const { assets, createStaticSite } = await bundle(system, settings.basePath);
  const staticSite = await createStaticSite(assets, siteContentOf(system, source));
  const previews = wantsPreviews(system) ? new Previews(system, staticSite, settings.basePath) : undefined;
  const outputs = new Outputs(system, { ...nothingMade, listings }, now, hosts[hostingTarget].compressed);
  const data = { source, stores, memory: { files } };
  const maker = new SiteMaker({
    system,
    data,
    settings,
    staticSite,
    key,
    previews,
    hostingTarget,
    schemas: new Map(),
    outputs,
    progress: silentProgress,
  });
  let told = 0;
  const tell = (made: (bytes: number) => Made): void => {
    say(made(outputs.written.bytes - told));
    told = outputs.written.bytes;
  };
  for (const turn of turnsOf(orders)) {
    const stores = await maker.makeStores(turn);
    tell((bytes) => ({ stores, bytes }));
  }
  say({ storesTaken: true });
  const lists = await listsDue();
  maker.learn(lists.notes);
  for (const turn of turnsOf(lists)) {
    const made = await maker.makeLists(turn);
    tell((bytes) => ({ lists: made, bytes }));
  }
}

/** Makes the pages of stores beside the thread that builds, then those of lists, until none is left: with its own copy of everything, by the same code. */
export async function help(orders: Orders, builder: Builder): Promise<void> {
  try {
    await carryOut(orders, builder);
  } catch (error) {
    const disk = diskErrorOf(error);
    if (!disk) throw error;
    // Only its words come over to another thread.
    builder.say({ refused: { path: disk.path, action: disk.action, reason: disk.reason, fix: disk.fix } });
  }
}
