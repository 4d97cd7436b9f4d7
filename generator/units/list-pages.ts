import { languages, type Language } from '../../src/domain/language';
import type { MoneyTables } from '../../src/domain/money';
import type { LetterPlace, PageData } from '../../src/domain/page-data';
import { listPagePath } from '../../src/domain/list-pages';
import type { Page } from '../../src/generated/data-types';
import type { CategorySource } from '../derive/collections';
import { couponsPage, directoryPage, type ListPlace } from '../derive/list-pages';
import { brieflyListedStore } from '../derive/store-page';
import type { StoreOffers } from '../derive/store-parts';
import type { SuggestionSource } from '../derive/suggestions';
import { valueInput, type Input, type ValuesOf } from '../engine/input';
import { inLanguage, pageKind, type PageInputs, type PageUnit } from './page-units';
import type { SiteInputs, WithFeed } from './site-inputs';

type Directory = Extract<Page, { kind: 'directory' }>;
type Coupons = Extract<Page, { kind: 'coupons' }>;

/** What a page of a list is besides its stores. */
interface ListValue<ListPage> {
  readonly page: ListPage;
  readonly language: Language;
  readonly place: ListPlace;
  readonly letters: readonly LetterPlace[];
}

type DirectoryInputs = PageInputs &
  Readonly<{ list: Input<ListValue<Directory>>; stores: Input<readonly SuggestionSource[]> }>;

type CouponsInputs = PageInputs &
  Readonly<{
    list: Input<ListValue<Coupons>>;
    stores: Input<readonly WithFeed<StoreOffers>[]>;
    categories: Input<readonly CategorySource[]>;
    money: Input<MoneyTables>;
  }>;

function directoryPages({ shared, list, stores }: ValuesOf<DirectoryInputs>): readonly PageData[] {
  return [directoryPage(list.page, list.place, list.letters, stores, shared.editions[list.language])];
}

function couponsPages({ shared, list, stores, categories, money }: ValuesOf<CouponsInputs>): readonly PageData[] {
  const edition = shared.editions[list.language];
  const listed = stores.map(({ store, feed }) => brieflyListedStore(store, feed, edition));
  return [couponsPage(list.page, list.place, { stores: listed, categories, money }, edition)];
}

const directoryKind = pageKind('directory', directoryPages);
const couponsKind = pageKind('coupons', couponsPages);

/** The pages of a list in one language. */
function unitsOf(inputs: SiteInputs, page: Directory | Coupons, language: Language): readonly PageUnit[] {
  const { listings } = inputs;
  const shared = inputs.page(page.kind, page);
  const money = valueInput(inputs.data.money);
  const { directory, coupons, letters } = listings.read()[language];
  const common = (slugs: readonly string[]): PageInputs => ({
    shared,
    images: inputs.images(slugs.map((slug) => inputs.logoOf(slug))),
  });
  const parts = page.kind === 'directory' ? directory : coupons;
  return parts.map((slugs, index): PageUnit => {
    const place = { number: index + 1, count: parts.length };
    const path = place.number === 1 ? page.path : listPagePath(page.path, place.number);
    return page.kind === 'directory'
      ? inLanguage<DirectoryInputs>(language, path, directoryKind, {
          ...common(slugs),
          list: valueInput({ page, language, place, letters }),
          stores: inputs.suggestions(slugs),
        })
      : inLanguage<CouponsInputs>(language, path, couponsKind, {
          ...common(slugs),
          list: valueInput({ page, language, place, letters: [] }),
          stores: inputs.offersOf(slugs),
          categories: inputs.categories,
          money,
        });
  });
}

/** The pages of the directory and of all coupons. Languages order names in their own way, so each page is a unit of its own. */
export function listUnits(inputs: SiteInputs): readonly PageUnit[] {
  return inputs.data.pages.flatMap((page) =>
    page.kind === 'directory' || page.kind === 'coupons'
      ? languages.flatMap((language) => unitsOf(inputs, page, language))
      : [],
  );
}
