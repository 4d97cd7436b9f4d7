import { bySlug } from '../../derive/by-slug';
import type { PlannedPage } from '../../derive/plan';
import { languages, type Language } from '../../../src/domain/language';
import type { PageKind } from '../../../src/domain/page-data';
import { hashOf, type StoreMemory } from '../memory';
import type { SiteContext } from './site-context';
import type { StoreNotes } from './store-notes';

/** Whether a page is one of a long list. */
export function isListed({ kind }: PlannedPage): boolean {
  return kind === 'directory' || kind === 'coupons';
}

/** The keys of units: each tells everything that its unit is made of (decision 0022). */
export class UnitKeys {
  /** A hash of all outlines. */
  readonly looks: string;
  /** What is remembered of a store. */
  readonly memoryOf: (slug: string) => StoreMemory;
  private readonly images: string;
  /** What the keys of all stores begin with. */
  private readonly beginning: string;
  private readonly frames = new WeakMap<object, string>();
  private readonly pictures = new Map<string, string>();

  constructor(
    private readonly context: Pick<SiteContext, 'key' | 'data' | 'staticSite'>,
    private readonly notes: StoreNotes,
  ) {
    const { key, data } = context;
    this.images = hashOf(
      ...[...data.memory.files].flatMap(([path, { hash }]) => (path.startsWith('data/images/') ? [path, hash] : [])),
    );
    this.beginning = hashOf(key, 'store', ...languages.map((language) => this.texts('store', language)));
    this.memoryOf = bySlug(data.stores);
    this.looks = hashOf(...data.source.stores.map(({ slug }) => this.memoryOf(slug).outlined));
  }

  /** The file of the texts that pages of a kind are rendered with; its name has the hash of its content. */
  private texts(kind: PageKind, language: Language): string {
    return this.context.staticSite.texts[language].files[kind];
  }

  private file(path: string): string {
    return this.context.data.memory.files.get(path)?.hash ?? '';
  }

  private picture(name: string): string {
    // Few of thousands of stores have a picture of their own here.
    const hash = this.pictures.get(name) ?? this.file(`data/images/${name}`);
    this.pictures.set(name, hash);
    return hash;
  }

  /** A hash of a store's logo. */
  logo(slug: string): string {
    return this.picture(this.memoryOf(slug).logo);
  }

  /** The hashes of all that the pages of one store are made of besides what all pages are. */
  inputs(slug: string): string {
    const { hash, offersFrom } = this.memoryOf(slug);
    const feed = offersFrom === undefined ? undefined : this.context.data.source.feeds.get(offersFrom);
    const own = `${hash} ${this.logo(slug)}`;
    return feed
      ? `${own} ${this.file(`data/feeds/${offersFrom ?? ''}.yaml`)} ${this.file(`data/feeds/${feed.config.file}`)}`
      : own;
  }

  /** The key of a store's pages. Joined and not hashed: it is asked for each store in each build. */
  store(slug: string): string {
    return `${this.beginning} ${this.inputs(slug)}`;
  }

  /** A hash of what else is on a page; the pages of a list share it. */
  private frame(frame: unknown): string {
    if (typeof frame !== 'object' || frame === null) return JSON.stringify(frame) ?? '';
    const key = this.frames.get(frame) ?? hashOf(JSON.stringify(frame));
    this.frames.set(frame, key);
    return key;
  }

  /** What a page shows of a store. An article shows offers as its own language has them, so the whole file counts; the directory shows no offers. */
  private shown(kind: PlannedPage['kind'], slug: string): string {
    if (kind === 'article') return this.inputs(slug);
    const { look, listed } = this.notes.of(slug);
    return kind === 'directory' ? look : listed;
  }

  /** The key of pages that are made together. */
  pages(pages: readonly PlannedPage[]): string {
    const [first] = pages;
    if (first?.kind === 'store') return this.store(first.stores[0] ?? '');
    return hashOf(
      this.context.key,
      first && isListed(first) ? '' : this.images,
      ...pages.flatMap(({ kind, language, path, frame, stores }) => [
        kind,
        language,
        path,
        this.texts(kind, language),
        this.frame(frame),
        ...stores.map((slug) => this.shown(kind, slug)),
      ]),
    );
  }
}
