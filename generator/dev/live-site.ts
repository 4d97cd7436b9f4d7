import { dayAt, isoDay } from '../../src/domain/calendar';
import { grouped } from '../../src/domain/grouped';
import { isLanguage, languages } from '../../src/domain/language';
import type { PageData } from '../../src/domain/page-data';
import type { SiteContent } from '../../src/domain/static-site';
import { pageFile } from '../../src/domain/paths';
import { siteFiles } from '../../src/domain/site-files';
import { cacheKeyOf, codeKeyOf } from '../cache/cache-keys';
import { CheckCache } from '../check/check-cache';
import { checkIncrementally, type IncrementalCheck } from '../check/incremental-check';
import type { SiteData } from '../derive/site-data';
import { expandLanguages } from '../derive/redirects';
import { markDrafts } from './mark-drafts';
import { everyMessageInShell, messageFiles } from '../emit/messages';
import { emitPage } from '../emit/page-file';
import type { ListingRecord } from '../engine/site-state';
import { generate } from '../build/generate';
import { loadSchemas, type Schemas } from '../load/schemas';
import { qrCodeAt } from '../render/qr-codes';
import { siteContentOf } from '../render/site-content';
import type { FileStamp } from '../system/disk';
import type { System } from '../system/system';
import { buildTargetOf, type BuildTarget } from '../units/build-target';
import { pagesOf, type PageUnit } from '../units/page-units';
import { categoryFileAt } from '../units/comparison';
import { searchFileAt } from '../units/search-index';
import { noRenderer } from '../units/site-code';
import { siteInputs, type SiteInputs } from '../units/site-inputs';
import { pageUnits } from '../units/site-units';
import { storeUnit } from '../units/store-pages';

/** A file that pages load while they run. */
export interface LiveFile {
  readonly type: 'application/json' | 'image/svg+xml';
  readonly content: string;
}

/** The site as the data was when it was last good. It makes what a browser requests, by the units of a build. */
class Edited {
  readonly #inputs: SiteInputs;
  readonly #stores: ReadonlyMap<string, PageUnit>;
  /** The content of the files that are made of messages and redirects. */
  readonly #texts: ReadonlyMap<string, string>;
  readonly #textFiles: SiteContent['texts'];
  #others: ReadonlyMap<string, readonly PageUnit[]> | undefined;

  constructor(
    data: SiteData,
    readonly target: BuildTarget,
    listings: Map<string, ListingRecord>,
  ) {
    const { settings, previews, hosting } = target;
    // All messages on every page: an edited one is shown without loading a part anew, and so is that of new code.
    const content = siteContentOf(data, everyMessageInShell(data.messages), hosting);
    this.#inputs = siteInputs({
      data,
      settings,
      content,
      dataMessages: [...data.messages.keys()],
      previews,
      renderer: noRenderer,
      readImage: () => undefined,
      listings: (language, key, make) => {
        const known = listings.get(language);
        const listing = known?.key === key ? known : { key, ...make() };
        listings.set(language, listing);
        return listing;
      },
    });
    this.#textFiles = content.texts;
    this.#texts = new Map([
      [siteFiles.redirects, JSON.stringify(expandLanguages(data.redirects.redirects))],
      ...languages.flatMap((language) =>
        [...messageFiles(language, content.texts[language])].map((file) => [file.path, file.content] as const),
      ),
    ]);
    this.#stores = new Map(data.stores.map((record) => [record.path, storeUnit(this.#inputs, record)]));
  }

  /** The units of the pages at a path. Only for a path that is not that of a store all pages are planned. */
  #unitsAt(path: string): readonly PageUnit[] {
    const store = this.#stores.get(path);
    if (store) return [store];
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

  /** A file by its path from the site's root, as the finished site would have it. */
  file(path: string): LiveFile | undefined {
    if (path.startsWith('qr/')) {
      const pages = this.#pagesWithCode(path.slice('qr/'.length).replace(/\.svg$/, ''));
      const content = qrCodeAt({ pages, settings: this.target.settings }, path);
      return content === undefined ? undefined : { type: 'image/svg+xml', content };
    }
    const searched = searchFileAt(this.#inputs, path);
    if (searched) return { type: 'application/json', content: searched.content };
    const category = categoryFileAt(this.#inputs, path);
    if (category) return { type: 'application/json', content: category.content };
    const texts = this.#texts.get(path);
    if (texts !== undefined) return { type: 'application/json', content: texts };
    const page = this.#pageAt(path);
    if (!page) return undefined;
    const { files } = this.#textFiles[page.language];
    return { type: 'application/json', content: emitPage(page, files[page.kind]).text };
  }

  /** The pages that may show a code: the one that it leads to, or those of the store that it names. */
  #pagesWithCode(name: string): readonly PageData[] {
    const own = this.#pageAt(`${name}.json`);
    const store = this.#inputs.data.stores.find(({ slug }) => name.startsWith(`${slug}/`));
    return [...(own ? [own] : []), ...(store ? this.#unitsAt(store.path).flatMap(pagesOf) : [])];
  }
}

/**
 * The site while it is edited: checks what was saved, and makes what a browser requests. Neither reads a store that has not
 * changed.
 */
export class LiveSite {
  readonly #cache: CheckCache;
  #schemas: Schemas;
  readonly #listings = new Map<string, ListingRecord>();
  #generated = '';
  #edited: Edited | undefined;
  #stamps = new Map<string, FileStamp>();
  #others: readonly string[] = [];

  /** `systemNow` gives the outside world anew, with its present instant. */
  constructor(private readonly systemNow: () => System) {
    const system = systemNow();
    this.#schemas = loadSchemas(system);
    this.#cache = new CheckCache(system, cacheKeyOf(system, codeKeyOf(system)));
  }

  get basePath(): string {
    return this.#edited?.target.settings.basePath ?? '';
  }

  /** The world in which of data/ only these files are other than they were; asking thousands of them takes longer than all else. */
  #systemAfter(saved: ReadonlySet<string> | undefined): System {
    const system = this.systemNow();
    const stamps = [...(saved ?? [])].map((file) => system.stamp(file));
    if (!saved || stamps.some((stamp) => !stamp || !this.#stamps.has(stamp.path))) {
      const { files, others } = system.inventory('data');
      this.#stamps = new Map(files.map((stamp) => [stamp.path, stamp]));
      this.#others = others;
    } else {
      for (const stamp of stamps) if (stamp) this.#stamps.set(stamp.path, stamp);
    }
    return {
      ...system,
      inventory: (folder) =>
        folder === 'data' ? { files: [...this.#stamps.values()], others: this.#others } : system.inventory(folder),
      others: (folder) => (folder === 'data' ? this.#others : system.others(folder)),
    };
  }

  /**
   * Takes over what was saved, if it is good, and tells what is wrong with it. `saved` is what was saved, came or went in
   * data/; without it, everything may have changed.
   */
  async refresh(saved?: ReadonlySet<string>): Promise<IncrementalCheck> {
    const system = this.#systemAfter(saved);
    const checked = checkIncrementally(system, this.#schemas, this.#cache, { showDrafts: true });
    const { good } = checked;
    if (!good) return checked;
    const { state, newRest, site } = good;
    this.#cache.update(state, newRest);
    const target = buildTargetOf(system, site.site);
    if (this.#generated !== state.restHash)
      await generate(system, site, target, { schemas: this.#schemas, codeKey: codeKeyOf(system) });
    this.#generated = state.restHash;
    const today = isoDay(dayAt(system.now, state.timeZone));
    this.#edited = new Edited(markDrafts(site, today), target, this.#listings);
    return checked;
  }

  /** Checks everything again by schemas that have changed. */
  reloadSchemas(): void {
    this.#schemas = loadSchemas(this.systemNow());
    this.#cache.invalidate();
    this.#generated = '';
  }

  /** A file that pages load while they run, by its path from the site's root. */
  file(path: string): LiveFile | undefined {
    return this.#edited?.file(path);
  }
}
