import { isLanguage, languages, type Language } from '../../src/domain/language';
import type { PageData } from '../../src/domain/page-data';
import { pageFile } from '../../src/domain/paths';
import type { Settings } from '../../src/domain/settings';
import { searchFile, siteFiles } from '../../src/domain/site-files';
import type { InterfaceTexts } from '../../src/domain/static-site';
import { deploymentOf } from '../render/deployment';
import { frameOf, inEachLanguage, searchIndexOf, settingsOf } from '../derive/derive';
import { editionOf, type Edition } from '../derive/edition';
import { planEdition, type EditionPlan } from '../derive/plan';
import { storePage } from '../derive/store-page';
import { everyMessageInShell, messageFiles, siteTexts } from '../emit/messages';
import { emitPage } from '../emit/page-file';
import type { FileStamp } from '../system/disk';
import type { System } from '../system/system';
import { checkIncrementally, type IncrementalCheck } from '../incremental/data/check';
import { DataMemory } from '../incremental/data/data-memory';
import type { GoodData } from '../incremental/data/good-data';
import { codeKey, memoryKey } from '../incremental/memory';
import { loadSchemas, type Schemas } from '../load/schemas';
import { generate } from '../pipeline';
import { qrCodeAt } from '../render/qr-codes';

/** A file that pages load while they run. */
export interface LiveFile {
  readonly type: 'application/json' | 'image/svg+xml';
  readonly content: string;
}

/** The site as the data was when it was last good. Nothing of it is made before somebody asks for it. */
class Edited {
  readonly #editions: Readonly<Record<Language, Edition>>;
  readonly #plans = new Map<Language, EditionPlan>();
  readonly #slugs: ReadonlyMap<string, string>;
  readonly #texts: Readonly<Record<Language, InterfaceTexts>>;
  /** The content of the files that are made of messages and redirects. */
  readonly #others: ReadonlyMap<string, string>;

  constructor(
    private readonly data: GoodData,
    readonly settings: Settings,
  ) {
    const { source } = data;
    this.#editions = inEachLanguage((language) => editionOf(language, source, settings));
    this.#slugs = new Map(source.stores.map(({ path, slug }) => [path, slug]));
    const { sites, routeTable } = frameOf(source);
    // All messages on every page: what is edited is shown without loading a part anew, and so is the message of new code.
    this.#texts = siteTexts(sites, source.messages, everyMessageInShell(source.messages));
    this.#others = new Map([
      [siteFiles.redirects, JSON.stringify(routeTable.redirects)],
      ...languages.flatMap((each) =>
        [...messageFiles(each, this.#texts[each])].map(({ path, content }) => [path, content] as const),
      ),
    ]);
  }

  #plan(language: Language): EditionPlan {
    const known = this.#plans.get(language) ?? planEdition(language, this.data.source, this.settings);
    this.#plans.set(language, known);
    return known;
  }

  /** A page; only a page that is none of a store's makes a plan of the site, which takes longer with every store. */
  #page(language: Language, path: string): PageData | undefined {
    const slug = this.#slugs.get(path);
    if (slug !== undefined) return storePage(this.data.source.storeOf(slug), this.#editions[language]);
    return this.#plan(language)
      .others.find((page) => page.path === path)
      ?.make();
  }

  #pageOf(file: string): PageData | undefined {
    const [, language = '', path = ''] = /^([^/]+)(\/.+)\.json$/.exec(file) ?? [];
    if (!isLanguage(language)) return undefined;
    return this.#page(language, file === pageFile(language, '/', 'json') ? '/' : path);
  }

  /** A file by its path from the site's root, as the finished site would have it. */
  file(path: string): LiveFile | undefined {
    if (path.startsWith('qr/')) {
      const pages = this.#printedOn(path.slice('qr/'.length).replace(/\.svg$/, ''));
      const content = qrCodeAt({ pages, settings: this.settings }, path);
      return content === undefined ? undefined : { type: 'image/svg+xml', content };
    }
    const language = languages.find((each) => path === searchFile(each));
    if (language)
      return { type: 'application/json', content: JSON.stringify(searchIndexOf(this.data.source, language)) };
    const other = this.#others.get(path);
    if (other !== undefined) return { type: 'application/json', content: other };
    const page = this.#pageOf(path);
    if (!page) return undefined;
    const { files } = this.#texts[page.language];
    return { type: 'application/json', content: emitPage(page, files[page.kind]).text };
  }

  /** The pages that may show a code: the one it leads to, or one with all offers of the store that it names. */
  #printedOn(name: string): readonly PageData[] {
    const own = this.#pageOf(`${name}.json`);
    const store = this.data.source.stores.find(({ slug }) => name.startsWith(`${slug}/`));
    return [
      ...(own ? [own] : []),
      ...(store ? [storePage(this.data.source.storeOf(store.slug), this.#editions.en)] : []),
    ];
  }
}

/**
 * The site while it is edited: checks what was saved, and makes of the site what a browser asks for. Neither reads a store
 * that has not changed.
 */
export class LiveSite {
  readonly #memory: DataMemory;
  #schemas: Schemas;
  #generated = '';
  #edited: Edited | undefined;
  #stamps = new Map<string, FileStamp>();
  #others: readonly string[] = [];

  /** `systemNow` gives the outside world anew, with its present instant. */
  constructor(private readonly systemNow: () => System) {
    const system = systemNow();
    this.#schemas = loadSchemas(system);
    this.#memory = new DataMemory(system, memoryKey(system, codeKey(system)));
  }

  get basePath(): string {
    return this.#edited?.settings.basePath ?? '';
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
    const checked = checkIncrementally(system, this.#schemas, this.#memory);
    const { good } = checked;
    if (!good) return checked;
    this.#memory.learn(good.memory, good.newRest);
    const { source } = good;
    const settings = settingsOf(source.site, deploymentOf(system));
    if (this.#generated !== good.memory.rest)
      await generate(system, { settings, messages: source.messages }, this.#schemas);
    this.#generated = good.memory.rest;
    this.#edited = new Edited(good, settings);
    return checked;
  }

  /** Forgets what was checked by schemas that are no longer the same. */
  reloadSchemas(): void {
    this.#schemas = loadSchemas(this.systemNow());
    this.#memory.forget();
    this.#generated = '';
  }

  /** A file that pages load while they run, by its path from the site's root. */
  file(path: string): LiveFile | undefined {
    return this.#edited?.file(path);
  }
}
