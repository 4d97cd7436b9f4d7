import type { PageData, PageFile } from '../../../src/domain/pages/page-data';
import { pageFile } from '../../../src/domain/pages/paths';
import { cacheFiles } from '../../system/cache/cache-keys';
import { ChangeLog } from '../../system/cache/change-log';
import type { SiteData } from '../derive/site-data';
import { mostStores, type CataloguePages } from '../emit/catalogue';
import type { Progress } from '../../system/progress';
import type { Schemas } from '../../catalogue/load/schemas';
import { messagesOfData } from '../../catalogue/validate/messages/interface-messages';
import { PreparedPictures } from '../pictures/prepared';
import { PictureCache } from '../preview/pictures';
import { previewKeysOf, Previews } from '../preview/previews';
import { distFolder, publishChanges, publishWhole, stagedFolder } from '../publish/publish';
import { Staging } from '../engine/staging';
import { readRules, sizeOf, type SiteSize, type SizedFile } from '../render/host-budget';
import { hosts } from '../render/hosts';
import { isOwn, type Shard } from '../shards/shard';
import type { System } from '../../system/system';
import type { BuildTarget } from '../units/build-target';
import type { SiteCode } from '../units/site-code';
import { isPageUnit } from '../units/page-units';
import { keptListings, siteInputs } from '../units/site-inputs';
import { siteUnits } from '../units/site-units';
import { unitIdsOfStore } from '../units/store-pages';
import { Engine, makeUnit } from '../engine/engine';
import { writeCatalogue } from './generate';
import { workerDataOf } from './render-worker';
import {
  filesOf,
  folderStamps,
  isUnchanged,
  nothingMade,
  splitPaths,
  type ListingRecord,
  type SiteState,
} from '../engine/site-state';
import type { Unit, UnitContext } from '../engine/unit';
import { makeUnits, type WorkerOptions } from './worker-pool';

/** The options for building the units of a site. */
interface SiteBuildOptions {
  /** The part of the site to build; absent for the whole site. */
  readonly shard?: Shard | undefined;
  readonly progress: Progress;
  readonly workers?: WorkerOptions | undefined;
  /** The commit that the site is built from, if it is known. */
  readonly commit: string | undefined;
}

/** Builds the units of a site, publishes their files, and records them for the next build. */
export class SiteBuild {
  private readonly log: ChangeLog<SiteState>;
  private readonly former: SiteState;
  /** Whether the published site differs from the recorded one and is replaced as a whole. */
  private readonly isWhole: boolean;
  private readonly engine: Engine;
  private readonly staging: Staging;
  private readonly listings: Map<string, ListingRecord>;
  /** The pages of the whole site. */
  private readonly planned: CataloguePages[] = [];
  private folders: SiteState['folders'] | undefined;

  /** @param reuse whether units of the last build are kept; its state is valid for the same `stateKey` */
  constructor(
    private readonly system: System,
    private readonly data: SiteData,
    private readonly target: BuildTarget,
    { stateKey, reuse }: { readonly stateKey: string; readonly reuse: boolean },
  ) {
    this.log = new ChangeLog(system, cacheFiles.site, stateKey, nothingMade);
    const state = reuse ? this.log.read() : nothingMade;
    this.isWhole = !isUnchanged(system, state);
    this.former = this.isWhole ? nothingMade : state;
    this.listings = new Map(state.listings);
    const { compressed } = hosts[target.hosting];
    this.engine = new Engine(this.former.units, system.now, compressed ? ' compressed' : '');
    this.staging = new Staging(system, { compressed, stays: !this.isWhole });
  }

  /** Builds changed units. Returns the number of pages of the site. */
  async make(
    code: SiteCode,
    schemas: Schemas,
    { shard, progress, workers, commit }: SiteBuildOptions,
  ): Promise<number> {
    const { system, engine, staging, data, target } = this;
    const { settings, hosting, previews } = target;
    const listings = keptListings(this.listings);
    const pictures = new PreparedPictures(system, data);
    const parts = { ...code.messages, generator: messagesOfData(system) };
    const inputs = siteInputs({ data, settings, parts, renderer: code.renderer, previews, pictures, listings });
    const all = siteUnits(inputs, { ...code, now: system.now, hosting, schemas, commit });
    const due = engine.keep(shard ? unitsOf(shard, all) : this.noting(all));
    const { pageCount: pages } = engine;
    let done = pages - pagesIn(due);
    const count = ({ pageCount = 0 }: Unit): void => {
      done += pageCount;
      progress('Rendering', done, pages);
    };
    if (done > 0) progress('Rendering', done, pages);

    const drawn = new PictureCache(system);
    const context: UnitContext = {
      now: system.now,
      pictures: drawn,
      previews: new Previews(system, drawn, code.previewCode),
    };
    const byId = new Map(due.map((unit) => [unit.id, unit]));
    await makeUnits(
      due.filter(isPageUnit),
      due.filter((unit) => !isPageUnit(unit)),
      {
        workers,
        workerData: () => workerDataOf(system, data, target, { listings: this.listings, stays: !this.isWhole }),
        async make(unit) {
          engine.add(unit.id, await makeUnit(unit, context, staging));
          count(unit);
        },
        add(result) {
          for (const { id, made } of result.units) {
            engine.add(id, made);
            const unit = byId.get(id);
            if (unit) count(unit);
          }
          staging.count(result.staged, result.bytes);
          for (const file of result.damagedEntries) system.damagedEntries.add(file);
        },
      },
    );
    if (shard === undefined && engine.counts.kept === 0) this.prune(pictures, drawn);
    return pages;
  }

  /** Notes the pages among units. */
  private *noting(units: Iterable<Unit>): Generator<Unit> {
    for (const unit of units) {
      if (isPageUnit(unit)) {
        const { id, path, kind, languages } = unit;
        this.planned.push({
          path,
          kind,
          languages,
          key: () => this.engine.units.get(id)?.key ?? '',
          read: () => languages.map((language) => this.pageAt(pageFile(language, path, 'json'))),
        });
      }
      yield unit;
    }
  }

  /** A page of the published site. Reading it is faster than deriving it again. */
  private pageAt(file: string): PageData {
    // The renderer wrote a value of this type.
    const page = JSON.parse(new TextDecoder().decode(this.system.read(`${distFolder}/${file}`))) as PageFile;
    const { version: _version, texts: _texts, ...data } = page;
    return data;
  }

  /** Removes most cached pictures that the site does not use. */
  private prune(prepared: PreparedPictures, drawn: PictureCache): void {
    prepared.prune();
    drawn.prune(previewKeysOf([...this.engine.units.values()].flatMap(({ files }) => splitPaths(files))));
  }

  /** The numbers of written files, built units and kept units. */
  get work() {
    return { ...this.staging.written, ...this.engine.counts };
  }

  /** Returns the files of the site, or of its shard, with their sizes. */
  *files(): Generator<SizedFile> {
    for (const record of this.engine.units.values()) yield* filesOf(record);
  }

  /** The files of units that belong to stores alone. Stores may share a logo. */
  get ofStores(): SiteSize['stores'] {
    let files = 0;
    let bytes = 0;
    for (const id of new Set(this.data.stores.flatMap((store) => [...unitIdsOfStore(store)]))) {
      const record = this.engine.units.get(id);
      for (const [, size] of record ? filesOf(record) : []) {
        files += 1;
        bytes += size;
      }
    }
    return { count: this.data.stores.length, files, bytes };
  }

  /** The size of the site that is to be published. */
  size(): SiteSize {
    const own = splitPaths(this.engine.units.get('host')?.files ?? '');
    const rules = readRules((path) =>
      // The last build may have been for another host, with other files.
      own.includes(path)
        ? (this.system.read(`${stagedFolder}/${path}`) ?? this.system.read(`${distFolder}/${path}`))
        : undefined,
    );
    return sizeOf(this.files(), rules, this.ofStores);
  }

  /** Publishes the files of the built units. */
  publish(): void {
    const { system, engine, staging, former } = this;
    if (!engine.hasChanged) return;
    const put = staging.paths;
    if (this.isWhole) publishWhole(system);
    else publishChanges(system, { put: [...put], removed: engine.removedFiles() });
    this.folders = folderStamps(system, former.folders.keys(), put);
  }

  /** Writes the modules of the published pages, which the site's code and its tests can import. */
  writeCatalogue(): void {
    const { stores } = this.data;
    writeCatalogue(this.system, this.planned, { stores, withPages: stores.length <= mostStores });
  }

  /** Writes the state of the published site for the next build. */
  remember(): void {
    if (!this.folders) return;
    this.log.write({ units: this.engine.units, folders: this.folders, listings: this.listings });
  }
}

/** The units of a shard. */
function* unitsOf(shard: Shard, units: Iterable<Unit>): Generator<Unit> {
  let index = 0;
  for (const unit of units) {
    if (isOwn(shard, index)) yield unit;
    index += 1;
  }
}

function pagesIn(units: readonly Unit[]): number {
  return units.reduce((sum, { pageCount = 0 }) => sum + pageCount, 0);
}
