import type { Language } from '../../../src/domain/language/language';

export interface SummaryWords {
  readonly comma: string;
  readonly languages: Readonly<Record<Language, string>>;
  readonly code: string;
  readonly nothing: string;
  readonly true: string;
  readonly false: string;
  readonly order: string;
  readonly before: string;
  readonly after: string;
  readonly on: string;
  readonly leadsTo: string;
  readonly more: (count: number) => string;
  readonly otherPages: (count: number) => string;
  readonly headings: Readonly<Record<SummaryHeading, string>>;
}

type SummaryHeading =
  | 'offersAdded'
  | 'offersRemoved'
  | 'offersEnded'
  | 'offersChanged'
  | 'pagesAdded'
  | 'pagesRemoved'
  | 'texts'
  | 'reordered'
  | 'layout'
  | 'messages'
  | 'redirectsAdded'
  | 'redirectsRemoved'
  | 'redirectsReordered'
  | 'imagesAdded'
  | 'imagesRemoved'
  | 'imagesChanged'
  | 'aliases'
  | 'settings';

const arabicRules = new Intl.PluralRules('ar');

function otherPagesInArabic(count: number): string {
  switch (arabicRules.select(count)) {
    case 'one':
      return 'صفحة أخرى';
    case 'two':
      return 'صفحتين أخريين';
    case 'few':
      return `${count} صفحات أخرى`;
    default:
      return `${count} صفحة أخرى`;
  }
}

/** Pull requests use English, the form editor the language of its user. */
export const summaryWords: Readonly<Record<Language, SummaryWords>> = {
  en: {
    comma: ',',
    languages: { en: 'English', ar: 'Arabic' },
    code: 'code',
    nothing: 'nothing',
    true: 'yes',
    false: 'no',
    order: 'order',
    before: 'before',
    after: 'after',
    on: 'on',
    leadsTo: 'leads to',
    more: (count) => `and ${count} more`,
    otherPages: (count) => (count === 1 ? 'and 1 other page' : `and ${count} other pages`),
    headings: {
      offersAdded: 'Offers added',
      offersRemoved: 'Offers removed',
      offersEnded: 'Offers ended',
      offersChanged: 'Offers changed',
      pagesAdded: 'Pages added',
      pagesRemoved: 'Pages removed',
      texts: 'Texts changed',
      reordered: 'Pages whose texts changed places',
      layout: 'Header, footer and promotion',
      messages: 'Texts of the interface',
      redirectsAdded: 'Redirects added',
      redirectsRemoved: 'Redirects removed',
      redirectsReordered: 'Redirects in another order',
      imagesAdded: 'Pictures added',
      imagesRemoved: 'Pictures removed',
      imagesChanged: 'Pictures changed',
      aliases: 'Other names for the search',
      settings: 'Currencies, rates and settings',
    },
  },
  ar: {
    comma: '،',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    code: 'الكود',
    nothing: 'لا شيء',
    true: 'نعم',
    false: 'لا',
    order: 'الترتيب',
    before: 'قبل',
    after: 'بعد',
    on: 'في',
    leadsTo: 'يؤدي إلى',
    more: (count) => `وغيرها (${count})`,
    otherPages: (count) => `و${otherPagesInArabic(count)}`,
    headings: {
      offersAdded: 'عروض أُضيفت',
      offersRemoved: 'عروض حُذفت',
      offersEnded: 'عروض انتهت',
      offersChanged: 'عروض تغيّرت',
      pagesAdded: 'صفحات أُضيفت',
      pagesRemoved: 'صفحات حُذفت',
      texts: 'نصوص تغيّرت',
      reordered: 'صفحات تغيّر ترتيب نصوصها',
      layout: 'ترويسة الصفحة وتذييلها والعرض الترويجي',
      messages: 'نصوص الواجهة',
      redirectsAdded: 'عمليات تحويل أُضيفت',
      redirectsRemoved: 'عمليات تحويل حُذفت',
      redirectsReordered: 'عمليات تحويل تغيّر ترتيبها',
      imagesAdded: 'صور أُضيفت',
      imagesRemoved: 'صور حُذفت',
      imagesChanged: 'صور تغيّرت',
      aliases: 'أسماء أخرى للبحث',
      settings: 'العملات وأسعار الصرف والإعدادات',
    },
  },
};
