import { dayAt, isoDay } from '../../../src/domain/dates/calendar';
import { grouped } from '../../../src/domain/language/grouped';
import { isLanguage, languages } from '../../../src/domain/language/language';
import type { PageData } from '../../../src/domain/pages/page-data';
import { pageFile } from '../../../src/domain/pages/paths';
import type { ShownAs } from '../../../src/domain/editing/problems';
import { siteFiles } from '../../../src/domain/pages/site-files';
import { cacheKeyOf, programKeyOf } from '../../system/cache/cache-keys';
import { CheckCache } from '../../site/records/check-cache';
import { check, withDamaged, type Checked, type CheckOptions } from '../../catalogue/check/check';
import { siteDataOf } from '../../site/records/checked-data';
import { DataFiles } from '../../site/records/data-files';
import { checkIncrementally, type IncrementalCheck } from '../../site/records/incremental-check';
import type { CheckState } from '../../site/records/records';
import type { SiteData, StoreRecord } from '../../site/derive/site-data';
import { redirectRules } from '../../site/derive/pages/redirects';
import { mostReplacements, replacementsFor } from '../../catalogue/quarantine/broken';
import type { Replacements } from '../../catalogue/quarantine/replaced';
import { markDrafts, withPlaceholders, withUnfinishedCategory } from './mark-drafts';
import { SavedData, type SavedFiles } from './saved-data';
import { everyMessageInShell, messageFiles } from '../../site/emit/messages';
import { emitPage } from '../../site/emit/page-file';
import { loadSchemas, type Schemas } from '../../catalogue/load/schemas';
import { noPictures } from '../../site/pictures/no-pictures';
import type { PreparedPictures } from '../../site/pictures/prepared';
import { DiskError } from '../../system/files';
import type { System } from '../../system/system';
import { otherWork } from '../../system/turns';
import type { BuildTarget } from '../../site/units/build-target';
import { pagesOf, type PageUnit } from '../../site/units/page-units';
import { categoryFileAt } from '../../site/units/comparison';
import { searchFileAt } from '../../site/units/search-index';
import { noRenderer } from '../../site/units/site-code';
import { keptListings, siteInputs, type ListingCache, type SiteInputs } from '../../site/units/site-inputs';
import { pageUnits } from '../../site/units/site-units';
import { storeUnit } from '../../site/units/store-pages';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { RuleError } from '../../catalogue/validate/engine/rule-error';

export interface LiveFile {
  readonly type: 'application/json' | 'image/svg+xml';
  readonly content: string;
}

/** The site of the last valid data. It builds requested files with the units of a build. */
class Edited {
  readonly #inputs: SiteInputs;
  readonly #stores: ReadonlyMap<string, StoreRecord>;
  /** The files that are generated from messages and redirects. */
  readonly #texts: ReadonlyMap<string, string>;
  #others: ReadonlyMap<string, readonly PageUnit[]> | undefined;

  constructor(
    readonly data: SiteData,
    readonly target: BuildTarget,
    listings: ListingCache,
  ) {
    const { settings, previews } = target;
    this.#inputs = siteInputs({
      data,
      settings,
      // Every page has all messages, so that edited and new messages appear without a reload.
      parts: everyMessageInShell(data.messages),
      previews,
      renderer: noRenderer,
      pictures: noPictures,
      listings,
    });
    this.#texts = new Map([
      [siteFiles.redirects, JSON.stringify(redirectRules(data.redirects.redirects, settings.languages))],
      ...languages.flatMap((language) =>
        [...messageFiles(language, this.#inputs.texts[language])].map((file) => [file.path, file.content] as const),
      ),
    ]);
    this.#stores = new Map(data.stores.map((record) => [record.path, record]));
  }

  units(): readonly PageUnit[] {
    return [...pageUnits(this.#inputs)];
  }

  /** Plans all pages only if the path is not the path of a store. */
  #unitsAt(path: string): readonly PageUnit[] {
    const store = this.#stores.get(path);
    if (store) return [storeUnit(this.#inputs, store)];
    this.#others ??= grouped(pageUnits(this.#inputs), (unit) => unit.path);
    return this.#others.get(path) ?? [];
  }

  #pageAt(file: string): PageData | undefined {
    const [, language = '', rest = ''] = /^([^/]+)(\/.+)\.json$/.exec(file) ?? [];
    if (!isLanguage(language)) return undefined;
    const path = file === pageFile(language, '/', 'json') ? '/' : rest;
    const unit = this.#unitsAt(path).find((each) => each.languages.includes(language));
    return unit && pagesOf(unit).find((page) => page.language === language);
  }

  /** As a build publishes it. The path is from the site's root. */
  file(path: string): LiveFile | undefined {
    const searched = searchFileAt(this.#inputs, path);
    if (searched) return { type: 'application/json', content: searched.content };
    const category = categoryFileAt(this.#inputs, path);
    if (category) return { type: 'application/json', content: category.content };
    const texts = this.#texts.get(path);
    if (texts !== undefined) return { type: 'application/json', content: texts };
    const page = this.#pageAt(path);
    if (!page) return undefined;
    const { files } = this.#inputs.texts[page.language];
    return { type: 'application/json', content: emitPage(page, files[page.kind]).text };
  }
}

interface Shown {
  readonly site: SiteData;
  readonly files: CheckState['files'];
  /** The hash of all files other than stores. */
  readonly restHash: string;
}

interface Refreshed extends Pick<Checked, 'diagnostics' | 'sources'> {
  readonly good: boolean;
}

/** Pictures as published. */
type LivePictures = Pick<PreparedPictures, 'read' | 'damaged'>;

/** The parts that differ between a local server and a browser. */
export interface LiveSiteParts {
  target(system: System, site: SiteData['site']): BuildTarget;
  pictures(system: System, site: SiteData): LivePictures;
  /** Writes the generated modules after changes of schemas or data. */
  readonly generated?: {
    types(system: System, schemas: Schemas): Promise<void>;
    modules(system: System, site: SiteData, target: BuildTarget, schemas: Schemas): void;
    catalogue(system: System, site: SiteData, units: readonly PageUnit[]): void;
  };
}

export interface LiveSiteOptions extends LiveSiteParts {
  /** Whether to check as a build does. A build leaves out drafts and reports missing texts; the preview shows both. */
  readonly asBuilt?: boolean;
}

/** The result of a check, with the data unless the preview cannot show it. */
interface Attempt extends Pick<IncrementalCheck, 'diagnostics' | 'sources'> {
  readonly shown?: Shown;
}

/**
 * The site during edits: checks saved files and builds requested files without reading unchanged stores. A file with
 * errors is shown in its last valid version, or as far as possible; other files are shown as saved.
 */
export class LiveSite {
  readonly cache: CheckCache;
  #schemas: Schemas;
  readonly #listings = keptListings(new Map());
  #generated = '';
  #edited: Edited | undefined;
  /** The site whose catalogue was written last. */
  #written: Edited | undefined;
  /** The data of `#edited`. */
  #shown: SiteData | undefined;
  #pictures: LivePictures | undefined;
  readonly #saved = new SavedData();
  readonly #check: CheckOptions;
  #replacements: Replacements = new Map();

  /** `systemNow` returns a new system with the present instant. */
  constructor(
    private readonly systemNow: () => System,
    private readonly options: LiveSiteOptions,
  ) {
    const system = systemNow();
    this.#schemas = loadSchemas(system);
    this.#check = { preview: options.asBuilt !== true };
    this.cache = new CheckCache(system, cacheKeyOf(system, programKeyOf(system)));
  }

  get data(): SiteData | undefined {
    return this.#edited?.data;
  }

  /** The version in which a file with errors is shown; undefined if it is shown as saved. */
  shownAs(file: string): ShownAs | undefined {
    if (!this.#edited) return 'nothing';
    if (!this.#replacements.has(file)) return undefined;
    const bytes = this.#replacements.get(file);
    if (bytes === undefined) return 'nothing';
    return bytes === this.#saved.lastGood(file) ? 'last' : 'part';
  }

  /** Shows saved files if they are valid, without a new check of files with earlier errors. Returns whether it did. */
  async show(saved: ReadonlySet<string>): Promise<boolean> {
    if (this.#replacements.size === 0 || [...saved].some((file) => this.#replacements.has(file))) return false;
    const files = this.#saved.look(this.systemNow(), saved);
    const { shown } = this.#attempt(files, this.#replacements);
    if (shown) await this.#take(files, shown, this.#replacements);
    return shown !== undefined;
  }

  /** `saved` lists the changed, new and removed files in data/; without it, all files may have changed. */
  async refresh(saved?: ReadonlySet<string>): Promise<Refreshed> {
    const files = this.#saved.look(this.systemNow(), saved);
    let replacements: Replacements = new Map();
    const asSaved = this.#attempt(files, replacements);
    let attempt = asSaved;
    for (let round = 0; round < mostReplacements && !attempt.shown; round += 1) {
      const next = replacementsFor(attempt.diagnostics, files(replacements), replacements, {
        lastGood: (file) => this.#saved.lastGood(file),
        gone: this.#saved.gone,
        partly: true,
      });
      if (!next) break;
      replacements = next;
      await otherWork();
      attempt = this.#attempt(files, replacements);
    }
    await otherWork();
    if (attempt.shown) await this.#take(files, attempt.shown, replacements);
    // After the pages are shown: an unreadable picture is only missing on them.
    const damaged = attempt.shown && this.#pictures ? await this.#pictures.damaged() : [];
    const { diagnostics, sources } = withDamaged(asSaved, damaged);
    return { diagnostics, sources, good: asSaved.shown !== undefined && damaged.length === 0 };
  }

  /** The diagnostics of recently saved files alone. `refresh` finds their effects on other files. */
  look(saved: ReadonlySet<string>): Pick<Checked, 'diagnostics' | 'sources'> {
    const files = this.#saved.look(this.systemNow(), saved);
    // Other files are in their shown versions, because their errors are already reported.
    const world = files(new Map([...this.#replacements].filter(([file]) => !saved.has(file))));
    try {
      const options = { ...this.#check, onlyChanged: true };
      return checkIncrementally(world, this.#schemas, this.cache, options);
    } catch (error) {
      if (error instanceof RuleError) return error.checked;
      throw error;
    }
  }

  /** Undefined if the preview shows nothing. Parses every file, which takes seconds for thousands of stores. */
  catalogue(): Catalogue | undefined {
    if (!this.#edited) return undefined;
    const world = this.#saved.look(this.systemNow(), undefined)(this.#replacements);
    if (this.#replacements.size > 0)
      return check(world, this.#schemas, { ...this.#check, replacements: this.#replacements }).catalogue;
    const options = { ...this.#check, withCatalogue: true };
    return checkIncrementally(world, this.#schemas, this.cache, options).good?.catalogue;
  }

  #attempt(saved: SavedFiles, replacements: Replacements): Attempt {
    const world = saved(replacements);
    const { good, ...checked } = checkIncrementally(world, this.#schemas, this.cache, this.#check);
    if (good) {
      const { state, newRest, site } = good;
      this.cache.update(state, newRest);
      return { ...checked, shown: { site, files: state.files, restHash: state.restHash } };
    }
    if (replacements.size === 0) return checked;
    // Other files may refer to an omitted file, and lists may be too short without it.
    const { catalogue, ...whole } = check(world, this.#schemas, { ...this.#check, replacements });
    if (!catalogue) return whole;
    const files = new DataFiles(world, this.cache.state.files);
    const records = files.records();
    const site = siteDataOf(catalogue, world.now, (path) => records.get(path)?.hash ?? '');
    return { ...whole, shown: { site, files: records, restHash: files.restHash } };
  }

  async #take(saved: SavedFiles, shown: Shown, replacements: Replacements): Promise<void> {
    const { site: known, files, restHash } = shown;
    const world = saved(replacements);
    this.#saved.keep(world, files, replacements);
    this.#replacements = replacements;
    // The save changed no content of the preview.
    if (this.#shown === known) return;
    this.#shown = known;
    const site = withUnfinishedCategory(known);
    const { generated, ...parts } = this.options;
    const target = parts.target(world, site.site);
    // The types change only with the schemas.
    if (this.#generated === '') await generated?.types(world, this.#schemas);
    if (this.#generated !== restHash) generated?.modules(world, site, target, this.#schemas);
    this.#generated = restHash;
    const today = isoDay(dayAt(world.now, site.site.timeZone));
    this.#pictures = parts.pictures(world, site);
    this.#edited = new Edited(markDrafts(site, today), target, this.#listings);
  }

  writeCatalogue(): void {
    if (!this.#edited || this.#written === this.#edited) return;
    this.#written = this.#edited;
    this.options.generated?.catalogue(this.systemNow(), this.#edited.data, this.#edited.units());
  }

  /** For other programs and the next start. Works with a full disk. */
  keepCheck(): void {
    try {
      this.cache.write();
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
    }
  }

  reloadSchemas(): void {
    this.#schemas = loadSchemas(this.systemNow());
    this.cache.invalidate();
    this.#generated = '';
  }

  /** As a build publishes it. */
  async picture(name: string): Promise<Uint8Array | undefined> {
    return this.#pictures?.read(name);
  }

  file(path: string): LiveFile | undefined {
    const file = this.#edited?.file(path);
    return file && { ...file, content: withPlaceholders(file.content, path) };
  }
}
