import type { Language } from '../domain/language';
import type { CompiledMessages } from '../domain/messages';
import type { SiteView } from '../domain/page-data';

/** The id of the element with the texts of the offline document. */
export const textsId = 'texts';

/** What the script of the offline document reads from it. It contains nothing of the catalogue. */
export interface OfflineTexts {
  readonly language: Language;
  /** The site's name. */
  readonly name: string;
  readonly messages: CompiledMessages;
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
