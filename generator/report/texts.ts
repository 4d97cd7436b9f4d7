import type { Language } from '../../src/domain/language';
import type { Trust } from '../../src/domain/trust';
import type { ClaimState } from '../claims/states';
import type { UnpublishedPart } from './drafts';

/** The texts of the report page. Shoppers never see them, so they are not among the messages of the site. */
export interface ReportTexts {
  readonly title: string;
  readonly other: string;
  readonly asOf: (day: string) => string;
  readonly ending: (days: number) => string;
  readonly nothingEnding: (days: number) => string;
  readonly ended: string;
  readonly nothingEnded: string;
  readonly toTest: string;
  readonly nothingToTest: string;
  readonly never: string;
  /** The states of labels. */
  readonly states: Readonly<Record<Trust['state'], string>>;
  readonly featured: string;
  readonly due: string;
  readonly labels: string;
  readonly noLabels: string;
  readonly unpublished: string;
  readonly allPublished: string;
  readonly publish: string;
  readonly draft: string;
  readonly what: string;
  readonly kinds: Readonly<Record<UnpublishedPart['kind'], string>>;
  readonly feeds: string;
  readonly feedRows: (rows: number, live: number) => string;
  readonly lastRow: (live: number) => string;
  readonly advertisers: string;
  readonly feed: string;
  readonly advertiser: string;
  readonly activeOffers: string;
  readonly similarStore: string;
  readonly timeline: string;
  readonly timelineNote: string;
  readonly life: (from: string | undefined, to: string | undefined) => string;
  /** `in 9 days`, `426 days ago`, `today`. */
  readonly distance: (days: number) => string;
  readonly monthsOld: (months: number) => string;
  readonly store: string;
  readonly offer: string;
  readonly lastDay: string;
  readonly lastTested: string;
  readonly label: string;
  readonly month: string;
  readonly where: string;
  readonly licences: string;
  readonly licence: string;
  readonly claims: string;
  readonly noClaims: string;
  readonly source: string;
  readonly sources: Readonly<Record<ClaimState['source']['kind'], string>>;
  readonly seen: string;
  readonly thisMonth: string;
  readonly claim: string;
  readonly heldUntil: (day: string) => string;
  readonly contradictions: string;
  readonly noContradictions: string;
  readonly contradiction: string;
  readonly reason: string;
  readonly notAccepted: string;
}

/** Formats a number with its noun by the plural rules of the language. */
function forms(
  language: Language,
  nouns: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>,
): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) => (nouns[rules.select(count)] ?? nouns.other).replace('#', () => String(count));
}

const days = {
  en: forms('en', { one: '# day', other: '# days' }),
  ar: forms('ar', { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }),
};

const months = {
  en: forms('en', { one: '# month', other: '# months' }),
  ar: forms('ar', { zero: '# شهر', one: 'شهر واحد', two: 'شهرين', few: '# أشهر', many: '# شهرًا', other: '# شهر' }),
};

const rows = {
  en: forms('en', { one: '# row', other: '# rows' }),
  ar: forms('ar', { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' }),
};

/** The texts in each language. */
export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en: {
    title: 'Freshness of the catalogue',
    other: 'العربية',
    asOf: (day) => `As of ${day}`,
    ending: (count) => `Ends within ${days.en(count)}`,
    nothingEnding: (count) => `Nothing ends within ${days.en(count)}.`,
    ended: 'Ended',
    nothingEnded: 'Nothing has ended.',
    toTest: 'What to test next',
    nothingToTest: 'There is no active offer to test.',
    never: 'never',
    states: {
      mixed: 'mixed',
      failed: 'failed',
      verified: 'verified',
      ageing: 'ageing',
      old: 'old',
      listed: 'listed by a network',
      unchecked: 'not tested',
    },
    featured: 'featured',
    due: 'due',
    labels: 'Old month labels',
    noLabels: 'Every month label shows this month.',
    unpublished: 'Not published yet',
    allPublished: 'Everything is published.',
    publish: 'Publication',
    draft: 'Draft',
    what: 'What',
    kinds: { store: 'Store', offer: 'Offer', page: 'Page', post: 'Post' },
    feeds: 'Feeds',
    feedRows: (all, live) => `${live === 0 ? 'no active offer' : `${live} active`} of ${rows.en(all)}`,
    lastRow: (live) => (live === 0 ? 'Last row ended' : 'Last row ends'),
    advertisers: 'Advertisers without a store',
    feed: 'Feed',
    advertiser: 'Advertiser',
    activeOffers: 'Active offers',
    similarStore: 'Store with a similar name',
    timeline: 'Timeline of all offers',
    timelineNote:
      'Each bar runs from the first day of an offer to its last day. It fades out where that day is unknown. The dot shows when the offer was last tested. The vertical line is today.',
    life: (from, to) =>
      `${from === undefined ? 'start unknown' : `from ${from}`}, ${to === undefined ? 'no known end' : `until ${to}`}`,
    distance: (count) =>
      count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days.en(count)}` : `${days.en(-count)} ago`,
    monthsOld: (count) => `${months.en(count)} old`,
    store: 'Store',
    offer: 'Offer',
    lastDay: 'Last day',
    lastTested: 'Last test',
    label: 'Label',
    month: 'Month',
    where: 'Where',
    licences: 'Licences to renew',
    licence: 'Licence',
    claims: 'Claims by source',
    noClaims: 'There are no claims.',
    source: 'Source',
    sources: { owner: 'Owner', shop: 'Shop', network: 'Network', document: 'Document' },
    seen: 'Seen',
    thisMonth: 'this month',
    claim: 'Claim',
    heldUntil: (day) => `held until ${day}`,
    contradictions: 'Claims that the data contradicts',
    noContradictions: 'The data contradicts no claim.',
    contradiction: 'What the data says',
    reason: 'Why it stays',
    notAccepted: 'not accepted',
  },
  ar: {
    title: 'مدى تحديث الدليل',
    other: 'English',
    asOf: (day) => `حتى ${day}`,
    ending: (count) => `عروض تنتهي خلال ${days.ar(count)}`,
    nothingEnding: (count) => `لا عروض تنتهي خلال ${days.ar(count)}.`,
    ended: 'عروض انتهت',
    nothingEnded: 'لم ينتهِ أي عرض.',
    toTest: 'العروض التالية في التجربة',
    nothingToTest: 'لا عرض ساريًا لتجربته.',
    never: 'لم يُجرَّب',
    states: {
      mixed: 'نتائج متباينة',
      failed: 'لم ينجح',
      verified: 'تم التحقق',
      ageing: 'تحقق غير حديث',
      old: 'تحقق قديم',
      listed: 'في قائمة الشبكة',
      unchecked: 'غير مجرَّب',
    },
    featured: 'مميّز',
    due: 'حان موعده',
    labels: 'صفحات تحمل شهرًا مضى',
    noLabels: 'كل الصفحات تحمل الشهر الحالي.',
    unpublished: 'لم يُنشر بعد',
    allPublished: 'كل شيء منشور.',
    publish: 'موعد النشر',
    draft: 'مسودة',
    what: 'المحتوى',
    kinds: { store: 'متجر', offer: 'عرض', page: 'صفحة', post: 'مقال' },
    feeds: 'قوائم الشركاء',
    feedRows: (all, live) => `${live === 0 ? 'لا صف ساريًا' : `${live} سارية`} من أصل ${rows.ar(all)}`,
    lastRow: (live) => (live === 0 ? 'انتهى آخر صف' : 'ينتهي آخر صف'),
    advertisers: 'معلنون بلا متجر',
    feed: 'القائمة',
    advertiser: 'المعلن',
    activeOffers: 'العروض السارية',
    similarStore: 'متجر باسم مشابه',
    timeline: 'عمر كل عرض',
    timelineNote:
      'يمتد الشريط من أول يوم إلى آخر يوم، ويبهت طرفه حيث لا يُعرف اليوم. النقطة آخر مرة جُرّب فيها العرض، والخط العمودي هو اليوم.',
    life: (from, to) =>
      `${from === undefined ? 'بداية غير معروفة' : `من ${from}`}، ${to === undefined ? 'ولا تُعرف له نهاية' : `حتى ${to}`}`,
    distance: (count) =>
      count === 0 ? 'اليوم' : count === 1 ? 'غدًا' : count > 0 ? `بعد ${days.ar(count)}` : `قبل ${days.ar(-count)}`,
    monthsOld: (count) => `قبل ${months.ar(count)}`,
    store: 'المتجر',
    offer: 'العرض',
    lastDay: 'آخر يوم',
    lastTested: 'آخر تجربة',
    label: 'الحالة',
    month: 'الشهر',
    where: 'الموضع',
    licences: 'تراخيص حان تجديدها',
    licence: 'الترخيص',
    claims: 'الادعاءات بحسب مصادرها',
    noClaims: 'لا توجد ادعاءات.',
    source: 'المصدر',
    sources: { owner: 'مالك الموقع', shop: 'المتجر', network: 'الشبكة', document: 'وثيقة' },
    seen: 'تاريخ الاطلاع',
    thisMonth: 'هذا الشهر',
    claim: 'الادعاء',
    heldUntil: (day) => `كان صحيحًا حتى ${day}`,
    contradictions: 'ادعاءات تخالفها البيانات',
    noContradictions: 'لا تخالف البيانات أي ادعاء.',
    contradiction: 'ما تقوله البيانات',
    reason: 'سبب الإبقاء عليه',
    notAccepted: 'غير مقبول',
  },
};
