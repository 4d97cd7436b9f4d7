import type { Language } from '../domain/language';
import type { CompiledMessages } from '../domain/messages';
import type { SavedPageView, SiteView } from '../domain/page-data';
import { savedPath, sitePath } from '../domain/paths';

/** The id of the element with the texts of the offline document. */
export const textsId = 'texts';

/** What the script of the offline document reads from it. It contains nothing of the catalogue. */
export interface OfflineTexts {
  readonly language: Language;
  /** The site's name. */
  readonly name: string;
  readonly messages: CompiledMessages;
  /** The messages of toasts. */
  readonly toast: CompiledMessages;
  /** The path of the list of all offers. */
  readonly coupons: string;
}

/** What components ask of site.yaml. Without header and footer, the document shows the name alone. */
export function siteOf({ name }: OfflineTexts): SiteView {
  return {
    name,
    tagline: '',
    promo: '',
    promoTo: '/',
    disclosureLine: '',
    disclosure: '',
    navigation: [],
    footer: { about: '', quickLinks: [], legal: [], social: [], countries: [] },
  };
}

/** The page that links are on, whatever the address of the document is: that of the saved codes. */
export function pageOf({ language, coupons }: OfflineTexts): SavedPageView {
  const address = sitePath(language, savedPath);
  return {
    kind: 'saved',
    language,
    path: savedPath,
    title: '',
    description: '',
    heading: '',
    canonical: address,
    alternates: [],
    switchTo: address,
    indexed: false,
    coupons,
  };
}
