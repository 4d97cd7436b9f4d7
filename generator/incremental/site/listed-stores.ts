import type { Language } from '../../../src/domain/language';
import type { StorePage } from '../../../src/domain/page-data';
import { pageFile } from '../../../src/domain/paths';
import { inEachLanguage } from '../../derive/derive';
import type { Edition } from '../../derive/edition';
import type { ListedStore } from '../../derive/lists';
import { storePage } from '../../derive/store-page';
import type { SiteContext } from './site-context';
import type { StoreNotes } from './store-notes';
import type { UnitKeys } from './unit-keys';

/** What lists show of the stores. */
export class ListedStores {
  private readonly listed = inEachLanguage(() => new Map<string, ListedStore>());

  constructor(
    private readonly context: Pick<SiteContext, 'data' | 'outputs'>,
    private readonly keys: UnitKeys,
    private readonly notes: StoreNotes,
  ) {}

  /** What lists show of a store: as it was just made here, else as it was written, else made for them. */
  of(slug: string, edition: Edition): ListedStore {
    const { language } = edition;
    return (
      this.listed[language].get(slug) ??
      this.keep(slug, this.published(slug, language) ?? storePage(this.context.data.source.storeOf(slug), edition))
    );
  }

  /** Keeps of a store's page what lists show of it. */
  keep(slug: string, { language, store, featured, offers }: StorePage): ListedStore {
    const listed = { store, ...(featured !== undefined && { featured }), offers };
    this.listed[language].set(slug, listed);
    return listed;
  }

  /** Forgets stores: each stands on one page of the coupons in a language. */
  forget(language: Language, slugs: readonly string[]): void {
    for (const slug of slugs) this.listed[language].delete(slug);
  }

  private published(slug: string, language: Language): StorePage | undefined {
    const { outputs } = this.context;
    const { path } = this.keys.memoryOf(slug);
    const note = this.notes.known(slug) ?? outputs.current(path, this.keys.store(slug))?.store;
    const bytes = note && outputs.read(pageFile(language, path, 'json'));
    if (!bytes) return undefined;
    // A build has written it from a value of this very type.
    const page = JSON.parse(new TextDecoder().decode(bytes)) as StorePage & { readonly version: string };
    return page.version === note.versions[language] ? page : undefined;
  }
}
