import { languages, type Language } from '../../src/domain/language';
import type { StorePage } from '../../src/domain/page-data';
import { checksPath } from '../../src/domain/paths';
import type { Store } from '../../src/generated/data-types';
import type { StoreRecord } from '../derive/site-data';
import { apiOffers } from '../derive/public-catalogue';
import { checksPage } from '../derive/checks-page';
import { storePage } from '../derive/store-page';
import type { SuggestionSource } from '../derive/suggestions';
import type { Input, ValuesOf } from '../engine/input';
import type { UnitContext, UnitOutput } from '../engine/unit';
import { offersFile } from '../render/api';
import { inAllLanguages, pageKind, renderPages, type PageInputs, type PageUnit } from './page-units';
import type { SiteInputs, WithFeed } from './site-inputs';

type ChecksInputs = PageInputs & Readonly<{ store: Input<WithFeed<Store>> }>;
type StoreInputs = ChecksInputs &
  Readonly<{ testsPage: Input<string | undefined>; similar: Input<readonly SuggestionSource[]> }>;

function pageIn(language: Language, { shared, store, testsPage, similar }: ValuesOf<StoreInputs>): StorePage {
  return storePage(store.store, store.feed, shared.editions[language], { testsPage, similar });
}

function storePages(values: ValuesOf<StoreInputs>): readonly StorePage[] {
  return languages.map((language) => pageIn(language, values));
}

/** The pages of a store, and its offers in the public copy of the catalogue. */
async function makeStore(values: ValuesOf<StoreInputs>, context: UnitContext): Promise<UnitOutput> {
  const { store, feed } = values.store;
  const { timeZone } = values.shared.settings;
  const pages = { en: pageIn('en', values), ar: pageIn('ar', values) };
  const output = await renderPages(
    languages.map((language) => pages[language]),
    values,
    context,
  );
  return {
    ...output,
    files: [...output.files, offersFile(store.slug, apiOffers(store, feed, pages, { now: context.now, timeZone }))],
  };
}

const checksKind = pageKind<ChecksInputs>('checks', ({ shared, store }) =>
  languages.map((language) => checksPage(store.store, store.feed, shared.editions[language])),
);

const kind = { kind: 'store', pages: storePages, make: makeStore } as const;

/** The unit of a store: its pages in all languages, and its offers in the public copy. */
export function storeUnit(inputs: SiteInputs, { slug, path, logo }: StoreRecord): PageUnit {
  return inAllLanguages<StoreInputs>(path, kind, {
    shared: inputs.page('store'),
    images: inputs.images([logo]),
    store: inputs.store(slug),
    testsPage: inputs.testsPage(slug),
    similar: inputs.similar(slug),
  });
}

/** The unit of the log of a store's tests. */
export function checksUnit(inputs: SiteInputs, { slug, path, logo }: StoreRecord): PageUnit {
  return inAllLanguages<ChecksInputs>(checksPath(path), checksKind, {
    shared: inputs.page('checks'),
    images: inputs.images([logo]),
    store: inputs.store(slug),
  });
}

/** The units of all stores, and of the logs of their tests. */
export function* storeUnits(inputs: SiteInputs): Generator<PageUnit> {
  for (const record of inputs.data.stores) {
    yield storeUnit(inputs, record);
    if (record.checks !== undefined) yield checksUnit(inputs, record);
  }
}
