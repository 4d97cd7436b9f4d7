import { languageOrder, type Language } from '../../../src/domain/language/language';
import type { SiteView } from '../../../src/domain/pages/page-data';
import type { ListPaths, RouteTable } from '../../../src/domain/pages/settings';
import type { Country, Page, Post, Redirects, Site, Store } from '../../../src/generated/data-types';
import type { MessageEntry } from '../../catalogue/validate/catalogue';
import { inEachLanguage } from './record-of';
import { wordingOf, type Wording } from './texts/dates';
import { hasTests } from './stores/last-tests';
import { legalView } from './texts/legal';
import { linksSectionId } from './texts/links-section';
import { localize } from './texts/localize';
import { redirectRules } from './pages/redirects';
import { countPlaceholders, type SiteCounts } from './stores/site-counts';

/** The inputs of all pages that do not depend on stores. */
export interface SharedParts {
  readonly routeTable: RouteTable;
  readonly sites: Readonly<Record<Language, SiteView>>;
}

export function sharedPartsOf({
  site,
  pages,
  stores,
  redirects,
  counts,
  messages,
}: {
  readonly site: Site;
  readonly stores: readonly Pick<Store, 'slug' | 'path'>[];
  readonly pages: readonly Page[];
  readonly redirects: Redirects;
  readonly counts: SiteCounts;
  readonly messages: ReadonlyMap<string, Pick<MessageEntry, Language>>;
}): SharedParts {
  const { name, tagline, promo, disclosureLine, disclosure, navigation, footer } = site;
  const lists = listsOf(pages);
  const promoTo = stores.find(({ slug }) => slug === promo?.store)?.path ?? lists.coupons ?? '/';
  const testsPage = pages.find(hasTests)?.path;
  const texts = {
    name,
    tagline,
    promo,
    promoTo: promo && promoTo,
    disclosureLine,
    disclosure,
    navigation,
    footer,
  };
  return {
    routeTable: { lists, redirects: redirectRules(redirects.redirects, languageOrder(site.languages)) },
    sites: inEachLanguage((language) => {
      const placeholders = countPlaceholders(counts);
      const wording = wordingOf(language, messages);
      return {
        ...localize(texts, language, placeholders),
        testsPage,
        aboutLinks:
          testsPage === undefined
            ? undefined
            : { name: wording.message('links.heading'), path: `${testsPage}#${linksSectionId}` },
        reports: site.reports && reportsView(wording, messages),
        ...legalView(site, { language, wording, placeholders }),
      };
    }),
  };
}

/** Sites without channels for reports do not need these texts, so they are not messages of the store page. */
function reportsView({ message }: Wording, messages: ReadonlyMap<string, unknown>): NonNullable<SiteView['reports']> {
  const area = 'country-short.';
  const countries = [...messages.keys()].flatMap((id) => {
    // The ids of these messages end with the countries of the data.
    return id.startsWith(area) ? [{ country: id.slice(area.length) as Country, name: message(id) }] : [];
  });
  return { haveCode: message('report.have-code'), countries };
}

export function listsOf(pages: readonly Page[]): ListPaths {
  const pathOf = (kind: keyof ListPaths): ListPaths => {
    const path = pages.find((page) => page.kind === kind)?.path;
    return path === undefined ? {} : { [kind]: path };
  };
  return { ...pathOf('directory'), ...pathOf('coupons'), ...pathOf('blog') };
}

/** The origins of other hosts from which pages load images. */
export function imageOriginsOf(
  { imageHost }: Site,
  stores: readonly Pick<Store, 'logo'>[],
  posts: readonly Post[],
): readonly string[] {
  const images = [
    imageHost,
    ...stores.map(({ logo }) => logo),
    ...posts.flatMap(({ image, authorAvatar }) => [image, authorAvatar]),
  ];
  return [
    ...new Set(images.filter((image) => image?.startsWith('https:')).map((image) => new URL(image ?? '').origin)),
  ].sort();
}
