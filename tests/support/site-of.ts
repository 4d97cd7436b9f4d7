import { siteDataOf } from '../../generator/site/records/checked-data';
import { sitePages, storeAddress } from '../../generator/site/derive/pages/addresses';
import { isToolMessage } from '../../src/domain/pages/messages';
import { lastModifiedOf } from '../../generator/site/derive/stores/last-modified';
import type { SiteData } from '../../generator/site/derive/site-data';
import { apiOffers, publicStores, type PublicCatalogue } from '../../generator/site/derive/files/public-catalogue';
import { expandWildcards, redirectRules } from '../../generator/site/derive/pages/redirects';
import { inEachLanguage } from '../../generator/site/derive/record-of';
import { sharedPartsOf, type SharedParts } from '../../generator/site/derive/shared-parts';
import { listedStore } from '../../generator/site/derive/pages/store-page';
import { updatesOf, type Update } from '../../generator/site/derive/files/updates';
import { contentInput, valuesOf, type Input } from '../../generator/site/engine/input';
import type { Unit, UnitFile } from '../../generator/site/engine/unit';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { PictureCache } from '../../generator/site/preview/pictures';
import { Previews, type PreviewCode } from '../../generator/site/preview/previews';
import type { System } from '../../generator/system/system';
import { buildTargetOf } from '../../generator/site/units/build-target';
import { pagesOf } from '../../generator/site/units/page-units';
import { searchUnits, type SearchFile } from '../../generator/site/units/search-index';
import { noPictures } from '../../generator/site/pictures/no-pictures';
import { siteInputs, type SiteInputs } from '../../generator/site/units/site-inputs';
import { pageUnits, siteUnits } from '../../generator/site/units/site-units';
import type { Catalogue, MessageEntry } from '../../generator/catalogue/validate/catalogue';
import { everyMessageInShell } from '../../generator/site/emit/messages';
import { languages, type Language } from '../../src/domain/language/language';
import type { Networks } from '../../src/generated/data-types';
import type { MoneyTables } from '../../src/domain/money/money';
import type { PageData } from '../../src/domain/pages/page-data';
import { sitePath } from '../../src/domain/pages/paths';
import type { RedirectRule } from '../../src/domain/pages/redirects';
import type { Settings } from '../../src/domain/pages/settings';
import type { StaticSite } from '../../src/domain/pages/static-site';
import { projectSystem } from './catalogue';

/** A renderer that draws nothing, for tests of everything around the documents. */
export const blankRenderer: StaticSite = {
  render: () => new Uint8Array(),
  renderOffline: () => new Uint8Array(),
  previewContent: () => {
    throw new Error('This renderer has no previews.');
  },
  colours: { paper: '#ffffff', darkPaper: '#000000', accent: '#000000' },
};

const noPreviewCode: PreviewCode = {
  key: '',
  load: () => {
    throw new Error('This renderer has no previews.');
  },
};

/** What a catalogue becomes, as tests compare it with what visitors get. */
export interface PlannedSite extends SharedParts {
  readonly settings: Settings;
  readonly icon?: string;
  /** As the hosts' files have them. */
  readonly redirects: readonly RedirectRule[];
  readonly messages: ReadonlyMap<string, MessageEntry>;
  readonly toolMessages: SiteData['toolMessages'];
  readonly money: MoneyTables;
  readonly networks: Networks;
  /** The data of every page, language by language. */
  readonly pages: readonly PageData[];
  /** The files that the search loads. */
  readonly search: readonly SearchFile[];
  /** The redirects, written out page by page. */
  readonly redirectPages: readonly RedirectRule[];
  readonly lastModified: ReadonlyMap<string, string>;
  /** What is new, newest first. */
  readonly updates: Readonly<Record<Language, readonly Update[]>>;
  readonly publicCatalogue: PublicCatalogue;
}

const constant = <T>(key: string, value: T): Input<T> => contentInput(key, () => value);

/** The inputs of a catalogue's units, without a bundle: pages render to nothing. */
export function inputsOf(system: Pick<System, 'environment' | 'now' | 'read'>, catalogue: Catalogue): SiteInputs {
  const data = siteDataOf(catalogue, system.now);
  const { settings } = buildTargetOf(system, data.site);
  return siteInputs({
    data,
    settings,
    previews: false,
    parts: everyMessageInShell(data.messages),
    renderer: constant('blank', blankRenderer),
    pictures: noPictures,
    listings: (_language, _key, make) => make(),
  });
}

/** Every unit of a catalogue, without a bundle. */
export function unitsOf(system: Pick<System, 'environment' | 'now' | 'read'>, catalogue: Catalogue): readonly Unit[] {
  return [
    ...siteUnits(inputsOf(system, catalogue), {
      now: system.now,
      hosting: buildTargetOf(system, catalogue.site.value).hosting,
      schemas: loadSchemas(projectSystem()),
      colours: blankRenderer.colours,
      starter: '',
      assets: constant('', new Map()),
      offline: { files: [], worker: '' },
    }),
  ];
}

/** The files that units make at an instant. */
export async function filesOfUnits(units: readonly Unit[], now: number): Promise<readonly UnitFile[]> {
  const system = projectSystem();
  const pictures = new PictureCache(system);
  const context = { now, pictures, previews: new Previews(system, pictures, noPreviewCode) };
  const outputs = await Promise.all(units.map((unit) => unit.make(valuesOf(unit.inputs), context)));
  return outputs.flatMap(({ files }) => files);
}

/** A catalogue as the plan of the units has it. */
export function siteOf(system: Pick<System, 'environment' | 'now' | 'read'>, catalogue: Catalogue): PlannedSite {
  const inputs = inputsOf(system, catalogue);
  const { data, listings, settings } = inputs;
  const editions = inputs.editions.read();
  const outlines = inputs.list(undefined, 'outline').read();
  const pages = [...pageUnits(inputs)].flatMap((unit) => pagesOf(unit));
  const stores = data.stores.map(({ slug }) => {
    const store = data.storeOf(slug);
    return {
      store,
      pages: inEachLanguage((language) => listedStore(store, { ...editions[language], networks: {} })),
    };
  });
  const dated = data.stores.map((record) => ({ ...record, ...storeAddress(record) }));
  const addresses = sitePages({ languages: settings.languages, ...data, stores: dated, listings });
  const about = data.site.tagline[settings.languages[0]];
  const shared = sharedPartsOf(data);
  return {
    ...shared,
    redirects: shared.routeTable.redirects,
    settings,
    ...(data.site.icon !== undefined && { icon: data.site.icon }),
    messages: new Map([...catalogue.messages].filter(([id]) => !isToolMessage(id))),
    toolMessages: data.toolMessages,
    money: data.money,
    networks: data.networks,
    pages: languages.flatMap((language) => pages.filter((page) => page.language === language)),
    search: searchUnits(inputs).flatMap(({ files }) => files()),
    redirectPages: expandWildcards(
      redirectRules(data.redirects.redirects, settings.languages),
      addresses.map(({ language, path }) => sitePath(language, path)),
    ),
    lastModified: lastModifiedOf({ ...data, stores: dated }, addresses),
    updates: inEachLanguage((language) =>
      updatesOf(
        stores.map(({ store, pages: own }) => ({ store, summary: own[language].store, offers: own[language].offers })),
        data.posts,
        editions[language],
      ),
    ),
    publicCatalogue: {
      ...publicStores(outlines, settings, about, {
        imageAddress: editions[settings.languages[0]].imageAddress,
        categories: data.categories,
      }),
      offers: new Map(stores.map(({ store }) => [store.slug, apiOffers(store, { editions, now: system.now })])),
    },
  };
}
