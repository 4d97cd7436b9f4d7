import { otherLanguage, type Language, type LanguageOrder } from '../../../../src/domain/language/language';
import { listPagePath } from '../../../../src/domain/pages/list-pages';
import type { PageAddress, PageBase, PageLinkView } from '../../../../src/domain/pages/page-data';
import type { StoreSummary } from '../../../../src/domain/offers/offer-view';
import { sitePath } from '../../../../src/domain/pages/paths';
import type { ListPaths, Settings } from '../../../../src/domain/pages/settings';
import { defaultCheckEvery } from '../../../../src/domain/trust/trust';
import type {
  ApiWords,
  Categories,
  ContentLanguage,
  Goods,
  Payments,
  Site,
} from '../../../../src/generated/data-types';
import type { MessageEntry } from '../../../catalogue/validate/catalogue';
import { hueStepOf, initialsOf } from './brand';
import { categoryNameOf, nameIn } from './categories';
import { wordingOf, type Wording } from './dates';
import type { LinkNetworks } from '../offers/network-links';
import type { StoreCard } from '../store-parts';
import type { Placeholders } from './placeholders';

/** The context for deriving offers in one language. */
export interface OfferContext {
  readonly language: Language;
  readonly wording: Wording;
  readonly timeZone: string;
  /** The number of days for which a test counts as fresh, unless a store sets its own. */
  readonly checkEvery: number;
  readonly paymentName: (id: string) => ApiWords;
  readonly goodsName: (id: string) => ApiWords;
  readonly networks: LinkNetworks;
}

export interface SiteLanguage {
  readonly language: Language;
  readonly languages: LanguageOrder;
}

export interface Edition extends OfferContext, SiteLanguage {
  /** The URL of a picture by its name in the data. */
  readonly imageAddress: (image: string) => string;
  /** The values of {stores}, {active} and {checks90} in texts. */
  readonly counts?: Placeholders;
  readonly categoryName: (id: string) => string;
  /**
   * The breadcrumbs of a page: the home page and, for a page of a list, that list. The names are labels of the header's
   * links; a home page without such a link has the name of the site.
   */
  readonly trailOf: (list?: keyof ListPaths) => readonly PageLinkView[];
}

interface EditionSource {
  readonly name: Site['name'];
  readonly imageHost?: Site['imageHost'];
  readonly checkEvery?: Site['checkEvery'];
  readonly messages: ReadonlyMap<string, Pick<MessageEntry, Language>>;
  readonly categories: Categories;
  readonly payments: Payments;
  readonly goods: Goods;
  readonly navigation?: Site['navigation'];
  readonly lists: ListPaths;
  readonly networks?: LinkNetworks;
}

export function editionOf(
  language: Language,
  {
    name,
    imageHost,
    checkEvery = defaultCheckEvery,
    messages,
    categories,
    payments,
    goods,
    navigation = [],
    lists,
    networks = {},
  }: EditionSource,
  { timeZone, basePath, languages }: Settings,
): Edition {
  return {
    language,
    languages,
    wording: wordingOf(language, messages),
    timeZone,
    checkEvery,
    networks,
    imageAddress: (image) =>
      image.startsWith('https:')
        ? image
        : imageHost === undefined
          ? `${basePath}/images/${image}`
          : new URL(image, imageHost.replace(/\/?$/, '/')).href,
    categoryName: (id) => categoryNameOf(id, categories)[language],
    trailOf: (list) => {
      const path = list && lists[list];
      return ['/', ...(path === undefined ? [] : [path])].flatMap((to): readonly PageLinkView[] => {
        const label = navigation.find((link) => link.to === to)?.label ?? (to === '/' ? name : undefined);
        return label ? [{ name: label[language], path: to }] : [];
      });
    },
    paymentName: (id) => nameIn(payments.payments, id),
    goodsName: (id) => nameIn(goods.goods, id),
  };
}

export function pagePlaceholders(
  month: string | undefined,
  { wording, counts }: Pick<Edition, 'wording' | 'counts'>,
): Placeholders {
  return { ...counts, ...monthPlaceholders(month, wording) };
}

/** The values of {month} and {year}; `month` is `YYYY-MM`. */
export function monthPlaceholders(month: string | undefined, wording: Wording): Placeholders {
  return month === undefined ? {} : { month: wording.month(month), year: month.slice(0, 4) };
}

/** A store in lists, tiles and the coupon dialog. */
export function summaryOf(
  store: StoreCard,
  { language, imageAddress, categoryName }: Pick<Edition, 'language' | 'imageAddress' | 'categoryName'>,
): StoreSummary {
  return {
    slug: store.slug,
    name: store.name[language],
    path: store.path,
    url: store.url,
    logo: imageAddress(store.logo),
    initials: initialsOf(store.name[language]),
    hue: hueStepOf(store.brand),
    icon: store.icon,
    category: categoryName(store.category),
    rating: store.rating,
  };
}

/** The address of a page that exists in all languages. */
export function addressOf(path: string, { language, languages }: SiteLanguage): PageAddress {
  return {
    language,
    path,
    canonical: sitePath(language, path),
    alternates: [
      ...languages.map((hreflang) => ({ hreflang, path: sitePath(hreflang, path) })),
      { hreflang: 'x-default', path: sitePath(languages[0], path) },
    ],
    switchTo: sitePath(otherLanguage(language), path),
    indexed: true,
  };
}

/** The address of a page whose content exists in one language only (product rule R6). */
export function inOneLanguage<Page extends PageAddress>(
  page: Page,
  contentLanguage: ContentLanguage,
  [defaultLanguage]: LanguageOrder,
): Page & Required<Pick<PageBase, 'contentLanguage'>> {
  const canonical = sitePath(defaultLanguage, page.path);
  return {
    ...page,
    contentLanguage,
    canonical,
    alternates: [
      { hreflang: contentLanguage, path: canonical },
      { hreflang: 'x-default', path: canonical },
    ],
  };
}

/** Languages sort names differently, so further pages of a list have no alternates. */
export function listAddress(path: string, number: number, site: SiteLanguage): PageAddress {
  if (number === 1) return addressOf(path, site);
  const own = addressOf(listPagePath(path, number), site);
  return {
    ...own,
    alternates: [{ hreflang: site.language, path: own.canonical }],
    switchTo: addressOf(path, site).switchTo,
  };
}

export function baseOf(
  { language, path, ...around }: PageAddress,
  texts: Pick<PageBase, 'title' | 'description' | 'heading' | 'trail'> & {
    readonly subtitle?: string | undefined;
    readonly month?: string | undefined;
  },
): PageBase {
  return {
    language,
    path,
    title: texts.title,
    description: texts.description,
    heading: texts.heading,
    subtitle: texts.subtitle,
    month: texts.month,
    ...around,
    trail: texts.trail,
  };
}
