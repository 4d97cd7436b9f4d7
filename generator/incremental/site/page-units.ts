import type { Instant } from '../../../src/domain/calendar';
import { languages, type Language } from '../../../src/domain/language';
import { validityPeriodsOf } from '../../../src/domain/validity-periods';
import type { PageData, StorePage } from '../../../src/domain/page-data';
import { sitePath } from '../../../src/domain/paths';
import type { PageFiles } from '../../../src/domain/static-site';
import { unchangedSince, unchangedUntil } from '../../../src/domain/unchanged-period';
import { inEachLanguage } from '../../derive/derive';
import type { PlannedPage } from '../../derive/plan';
import { apiOffers } from '../../derive/public-catalogue';
import { newestOffer } from '../../derive/updates';
import { offersFile } from '../../render/api';
import { renderPage } from '../../render/render';
import { hashOf, type StoreNote } from '../memory';
import type { ListedStores } from './listed-stores';
import type { Later, Put, UnitDetails } from './outputs';
import type { SiteContext } from './site-context';
import type { UnitKeys } from './unit-keys';

/** Renders pages that belong together, and puts their files. */
export class PageUnits {
  constructor(
    private readonly context: SiteContext,
    private readonly keys: UnitKeys,
    private readonly listed: ListedStores,
  ) {}

  /** Writes pages; gives between which instants they are what would be written, and what those of a store tell of it. */
  write(planned: readonly PlannedPage[], put: Put, later: Later): UnitDetails {
    const { system, settings, staticSite } = this.context;
    const pages = planned.map((page) => page.make());
    const instants = new Map<PageData, Instant>();
    let until = Infinity;
    for (const page of pages) {
      const lifetimes = validityPeriodsOf(page);
      instants.set(page, unchangedSince(lifetimes, system.now, settings.timeZone));
      until = Math.min(until, unchangedUntil(lifetimes, system.now, settings.timeZone));
    }
    const pictures = this.pictures(instants, later);
    const versions: Partial<Record<Language, string>> = {};
    for (const [page, instant] of instants) {
      const preview = pictures.get(page.canonical);
      const around: PageFiles = preview === undefined ? {} : { preview };
      const { version, files } = renderPage(page, instant, staticSite, settings, around);
      versions[page.language] = version;
      for (const { path, content } of files) put(path, content);
    }
    const from = Math.max(...instants.values());
    const own = pages.filter((page) => page.kind === 'store');
    // Every language has just been rendered.
    return own.length === 0
      ? { from, until }
      : { from, until, store: this.noteOf(own, versions as StoreNote['versions'], put) };
  }

  /** Orders the previews of pages, and gives their addresses by those of the pages. */
  private pictures(instants: ReadonlyMap<PageData, Instant>, later: Later): ReadonlyMap<string, string> {
    const { previews, settings } = this.context;
    const pictures = new Map<string, string>();
    if (!previews) return pictures;
    for (const [page, instant] of instants) {
      if (!page.indexed || page.canonical !== sitePath(page.language, page.path)) continue;
      const { path, read } = previews.of(page, instant);
      pictures.set(page.canonical, `${settings.basePath}/${path}`);
      later(path, read);
    }
    return pictures;
  }

  /** Puts the public copy of a store's offers, and tells what else is made of its pages. */
  private noteOf(pages: readonly StorePage[], versions: StoreNote['versions'], put: Put): StoreNote {
    const {
      data: { source },
      settings,
    } = this.context;
    const own = inEachLanguage((language): StorePage => {
      const page = pages.find((each) => each.language === language);
      if (!page) throw new Error(`A store has no page in ${language}.`);
      return page;
    });
    const { slug } = own.en.store;
    const store = source.storeOf(slug);
    const api = offersFile(slug, apiOffers(store, own));
    put(api.path, api.content);
    const shown = languages.map((language) => this.listed.keep(slug, own[language]));
    const logo = this.keys.logo(slug);
    return {
      versions,
      look: hashOf(logo, JSON.stringify(shown.map((each) => each.store))),
      listed: hashOf(logo, JSON.stringify(shown)),
      newest: newestOffer(
        { store, summary: own.en.store, offers: own.en.offers },
        { language: 'en', timeZone: settings.timeZone },
      ),
    };
  }
}
