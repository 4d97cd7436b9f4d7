import type { Language } from '../domain/language/language';
import type { CompiledMessages } from '../domain/pages/messages';
import type { SavedPageView, SiteView } from '../domain/pages/page-data';
import { savedPath, sitePath } from '../domain/pages/paths';

export const textsId = 'texts';

/** The data in the offline document that its script reads. It contains nothing of the catalogue. */
export interface OfflineTexts {
  readonly language: Language;
  readonly name: string;
  readonly messages: CompiledMessages;
  readonly toast: CompiledMessages;
  /** The path of the list of all offers. */
  readonly coupons: string;
}

/** The view of site.yaml that components need. The document has neither header nor footer, so only the name is used. */
export function siteOf({ name }: OfflineTexts): SiteView {
  return {
    name,
    tagline: '',
    disclosureLine: '',
    disclosure: '',
    footer: { about: '', quickLinks: [], legal: [] },
  };
}

/** The page that links belong to, regardless of the document's address: that of the saved codes. */
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
