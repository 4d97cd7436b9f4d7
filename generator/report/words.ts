import type { Language } from '../../src/domain/language';

/** The words of the page for maintainers. They are the generator's own: readers of the site never see them. */
export interface ReportWords {
  readonly title: string;
  readonly other: string;
  readonly asOf: (day: string) => string;
  readonly ending: (days: number) => string;
  readonly nothingEnding: (days: number) => string;
  readonly ended: string;
  readonly nothingEnded: string;
  readonly untried: string;
  readonly nothingUntried: string;
  readonly never: string;
  readonly labels: string;
  readonly noLabels: string;
  readonly feeds: string;
  readonly feedRows: (rows: number, live: number) => string;
  readonly lastRow: (live: number) => string;
  readonly timeline: string;
  readonly timelineNote: string;
  readonly life: (from: string | undefined, to: string | undefined) => string;
  /** `in 9 days`, `426 days ago`, `today`. */
  readonly distance: (days: number) => string;
  readonly monthsOld: (months: number) => string;
  readonly store: string;
  readonly offer: string;
  readonly lastDay: string;
  readonly lastTried: string;
  readonly month: string;
  readonly where: string;
}

/** A noun with its number: the form that the language's plural rules ask for. */
function forms(
  language: Language,
  words: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>,
): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) => (words[rules.select(count)] ?? words.other).replace('#', () => String(count));
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

/** The words in each language. */
export const reportWords: Readonly<Record<Language, ReportWords>> = {
  en: {
    title: 'Freshness of the catalogue',
    other: 'العربية',
    asOf: (day) => `As of ${day}`,
    ending: (count) => `Ends within ${days.en(count)}`,
    nothingEnding: (count) => `Nothing ends within ${days.en(count)}.`,
    ended: 'Ended',
    nothingEnded: 'Nothing has ended.',
    untried: 'To be tried again',
    nothingUntried: 'Every running offer was tried lately.',
    never: 'never',
    labels: 'Month labels that have aged',
    noLabels: 'Every month label is of this month.',
    feeds: 'Feeds',
    feedRows: (all, live) => `${live === 0 ? 'no live row' : `${live} live`} of ${rows.en(all)}`,
    lastRow: (live) => (live === 0 ? 'Last row ended' : 'Last row ends'),
    timeline: 'The life of every offer',
    timelineNote:
      'A bar runs from the first day to the last. It fades where a day is not known. A dot is the last time somebody tried the offer; the line across is today.',
    life: (from, to) =>
      `${from === undefined ? 'start unknown' : `from ${from}`}, ${to === undefined ? 'no known end' : `until ${to}`}`,
    distance: (count) =>
      count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days.en(count)}` : `${days.en(-count)} ago`,
    monthsOld: (count) => `${months.en(count)} old`,
    store: 'Store',
    offer: 'Offer',
    lastDay: 'Last day',
    lastTried: 'Last tried',
    month: 'Month',
    where: 'Where',
  },
  ar: {
    title: 'مدى تحديث الدليل',
    other: 'English',
    asOf: (day) => `حتى ${day}`,
    ending: (count) => `عروض تنتهي خلال ${days.ar(count)}`,
    nothingEnding: (count) => `لا عروض تنتهي خلال ${days.ar(count)}.`,
    ended: 'عروض انتهت',
    nothingEnded: 'لم ينتهِ أي عرض.',
    untried: 'عروض تنتظر تجربة جديدة',
    nothingUntried: 'كل العروض السارية جُرّبت حديثًا.',
    never: 'لم يُجرَّب',
    labels: 'صفحات تحمل شهرًا مضى',
    noLabels: 'كل الصفحات تحمل الشهر الحالي.',
    feeds: 'قوائم الشركاء',
    feedRows: (all, live) => `${live === 0 ? 'لا صف ساريًا' : `${live} سارية`} من أصل ${rows.ar(all)}`,
    lastRow: (live) => (live === 0 ? 'انتهى آخر صف' : 'ينتهي آخر صف'),
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
    lastTried: 'آخر تجربة',
    month: 'الشهر',
    where: 'الموضع',
  },
};
