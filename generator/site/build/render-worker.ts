import { bundle } from '../bundle/bundle';
import { storeReader, storesBy } from '../records/checked-data';
import type { SiteData } from '../derive/site-data';
import { bySlug } from '../derive/texts/by-slug';
import type { StoreDetails } from '../derive/stores/store-table';
import { PreparedPictures } from '../pictures/prepared';
import { PictureCache } from '../preview/pictures';
import { Previews } from '../preview/previews';
import { Staging } from '../engine/staging';
import { hosts } from '../render/hosts';
import { diskErrorOf } from '../../system/disk-errors';
import { nodeSystem, type System } from '../../system/system';
import type { BuildTarget } from '../units/build-target';
import { siteCodeOf } from '../units/site-code';
import { siteInputs } from '../units/site-inputs';
import { pageUnits } from '../units/site-units';
import { messagesOfData } from '../../catalogue/validate/messages/interface-messages';
import { makeUnit } from '../engine/engine';
import type { ListingRecord } from '../engine/site-state';
import type { Unit, UnitContext } from '../engine/unit';
import type { BatchResult } from './worker-pool';

/** The input of a worker. It can be copied to another thread. */
export interface WorkerData {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: number;
  readonly present: number;
  readonly data: Omit<SiteData, 'fileHash' | 'detailsOf' | 'storeOf'>;
  /** The details of each store that pages need. */
  readonly details: ReadonlyMap<string, Pick<StoreDetails, 'outline' | 'groups'>>;
  readonly listings: ReadonlyMap<string, ListingRecord>;
  /** Whether the published site stays in place, so that identical files are not written again. */
  readonly stays: boolean;
  readonly target: BuildTarget;
}

/** The data for worker threads of a build. */
export function workerDataOf(
  { root, environment, now, present }: System,
  data: SiteData,
  target: BuildTarget,
  { listings, stays }: Pick<WorkerData, 'listings' | 'stays'>,
): WorkerData {
  const { fileHash: _fileHash, detailsOf, storeOf: _storeOf, ...values } = data;
  const { stores, messages, feeds } = values;
  return {
    root,
    environment: { ...environment },
    now,
    present,
    data: {
      ...values,
      // Parsed documents cannot be copied to another thread.
      messages: new Map([...messages].map(([id, { en, ar, placeholders }]) => [id, { en, ar, placeholders }])),
      toolMessages: new Map(),
      feeds: new Map([...feeds].map(([name, { config, rows }]) => [name, { config, rows }])),
    },
    details: new Map(
      stores.map(({ slug }) => {
        const { outline, groups } = detailsOf(slug);
        return [slug, { outline, groups }];
      }),
    ),
    listings,
    stays,
    target,
  };
}

/** Creates the same units as the main thread from the worker's own copy of the data. */
class RenderWorker {
  private constructor(
    private readonly units: ReadonlyMap<string, Unit>,
    private readonly context: UnitContext,
    private readonly damagedEntries: ReadonlySet<string>,
    private readonly newStaging: () => Staging,
  ) {}

  static async start(worker: WorkerData): Promise<RenderWorker> {
    const { root, environment, now, present, data: shared, details, listings, stays, target } = worker;
    const system = { ...nodeSystem(root, environment), now, present };
    const { settings, hosting, previews } = target;
    const detailsOf = bySlug(details);
    const notCopied = (): never => {
      throw new Error('The main thread makes the indexes of offers.');
    };
    const data: SiteData = {
      ...shared,
      // Only the main thread compares cache keys.
      fileHash: () => '',
      detailsOf: (slug) => ({
        ...detailsOf(slug),
        get facts() {
          return notCopied();
        },
        get searched() {
          return notCopied();
        },
        get dates() {
          return notCopied();
        },
      }),
      storeOf: storeReader(system, storesBy('slug', shared.stores), { ...shared, timeZone: settings.timeZone }),
    };
    // The main thread has cached the bundle.
    const bundled = await bundle(system, settings.basePath);
    const code = siteCodeOf(bundled, data, hosting);
    const inputs = siteInputs({
      data,
      settings,
      parts: { ...code.messages, generator: messagesOfData(system) },
      previews,
      renderer: code.renderer,
      pictures: new PreparedPictures(system, data),
      listings: (language, _key, make) => listings.get(language) ?? make(),
    });
    const pictures = new PictureCache(system);
    const context = { now, pictures, previews: new Previews(system, pictures, code.previewCode) };
    const units = new Map([...pageUnits(inputs)].map((unit) => [unit.id, unit]));
    return new RenderWorker(
      units,
      context,
      system.damagedEntries,
      () => new Staging(system, { ...hosts[hosting], stays }),
    );
  }

  async makeBatch(ids: readonly string[]): Promise<BatchResult> {
    const staging = this.newStaging();
    const units: { readonly id: string; readonly made: Awaited<ReturnType<typeof makeUnit>> }[] = [];
    for (const id of ids) {
      const unit = this.units.get(id);
      if (!unit) throw new Error(`The worker does not know the unit ${id}.`);
      units.push({ id, made: await makeUnit(unit, this.context, staging) });
    }
    return {
      units,
      staged: [...staging.paths],
      bytes: staging.written.bytes,
      damagedEntries: this.damagedEntries,
    };
  }
}

let running: Promise<RenderWorker> | undefined;

/** Builds the units of a batch in a worker thread. */
export async function makeBatch(worker: WorkerData, ids: readonly string[]): Promise<BatchResult> {
  try {
    running ??= RenderWorker.start(worker);
    return await (await running).makeBatch(ids);
  } catch (error) {
    const disk = diskErrorOf(error);
    if (!disk) throw error;
    return { refused: { path: disk.path, action: disk.action, reason: disk.reason, fix: disk.fix } };
  }
}
