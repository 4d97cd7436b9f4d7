import type { FeedLook } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { arabicCount, englishCount } from './counts';

type Changes = NonNullable<FeedLook['changes']>;

/** The words about the table of a feed. */
export interface FeedWords {
  readonly title: string;
  readonly reading: string;
  readonly table: string;
  readonly noTable: string;
  readonly noName: string;
  readonly newer: string;
  readonly rows: (count: number) => string;
  readonly line: (number: number) => string;
  readonly of: (rows: number) => string;
  readonly ofFirst: (rows: number) => string;
  readonly shown: (shown: number, codes: number, deals: number) => string;
  readonly review: (rows: number) => string;
  readonly leftOut: (rows: number) => string;
  readonly changes: (changes: Changes) => string;
  readonly firstOffers: string;
  readonly offerColumns: readonly [title: string, code: string, discount: string, minimum: string];
  readonly unread: (columns: number) => string;
  readonly proposed: string;
  readonly unconfirmed: string;
  /** Why rows are not shown, or should be reviewed. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Where a feed is made of a table. */
  readonly choose: string;
  readonly made: string;
  readonly preset: (name: string) => string;
  readonly withoutPreset: string;
  readonly open: string;
}

const englishRows = englishCount('row', 'rows');
const arabicRows = arabicCount('صف واحد', 'صفّان', 'صفوف', 'صفًّا');

export const feedWords: Readonly<Record<Language, FeedWords>> = {
  en: {
    title: 'What becomes of the table',
    reading: 'The table is being read…',
    table: 'Table:',
    noTable: 'There is no such table yet. Choose it below:',
    noName: 'The settings name no table.',
    newer: 'A newer table, from this computer',
    rows: englishRows,
    line: (number) => `line ${number}`,
    of: (rows) => `Of ${englishRows(rows)},`,
    ofFirst: (rows) => `Of the first ${englishRows(rows)},`,
    shown: (shown, codes, deals) =>
      `${shown} ${shown === 1 ? 'is' : 'are'} shown: ${englishCount('code', 'codes')(codes)}, ${englishCount('deal', 'deals')(deals)}.`,
    review: (rows) => `Of these, ${rows} should be reviewed.`,
    leftOut: (rows) => `${englishRows(rows)} ${rows === 1 ? 'is' : 'are'} left out.`,
    changes: ({ added, changed, vanished }) =>
      `Compared with the table in use: ${added} new, ${changed} changed${vanished === undefined ? '' : `, ${vanished} gone`}.`,
    firstOffers: 'The first offers',
    offerColumns: ['Title', 'Code', 'Discount', 'Minimum'],
    unread: (columns) => `${englishCount('column that is', 'columns that are')(columns)} not read`,
    proposed: 'The settings probably lack these lines:',
    unconfirmed:
      'No public document of the network confirms these settings. Check them, and add those that are right below.',
    reasons: {
      ended: 'Ended',
      unreadable: 'Cannot be read',
      incomplete: 'Without an id or an end',
      invalid: 'With a value that is not allowed',
      'other-host': 'With a link to another host',
      'exact-duplicate': 'The same as another row',
      'duplicate-id': 'With the id of another row',
      'code-differs': 'With another code in the title',
      'kind-differs': 'Kind and code contradict each other',
      'http-logo': 'With a logo that has no https address',
      'unreadable-value': 'With a discount or condition that cannot be read',
      'unusual-code': 'With a code that shoppers may not see or type',
      excepted: 'Left out by the settings',
      inactive: 'Not active, as the network says',
      'other-country': 'For other countries only',
      hidden: 'Hidden by the corrections',
      'same-offer': 'The same offer as another row',
      'hidden-character': 'With invisible characters in the title',
      markup: 'With markup in the title',
      'rating-out-of-range': 'With a rating above the maximum',
      shouting: 'With a title in capitals or many exclamation marks',
    },
    choose: 'The table that the network has given you: CSV, TSV, JSON, XML or XLSX',
    made: 'The settings were made of the first rows. Only you know this:',
    preset: (name) => `The columns are those of the network “${name}”.`,
    withoutPreset: 'It is another network: make the settings of the table alone',
    open: 'Open the feed',
  },
  ar: {
    title: 'ما يصير إليه الجدول',
    reading: 'جارٍ قراءة الجدول…',
    table: 'الجدول:',
    noTable: 'لا يوجد جدول بهذا الاسم بعد. اختره أدناه:',
    noName: 'لا تسمّي الإعدادات أي جدول.',
    newer: 'جدول أحدث من هذا الجهاز',
    rows: arabicRows,
    line: (number) => `السطر ${number}`,
    of: (rows) => `من أصل ${arabicRows(rows)}:`,
    ofFirst: (rows) => `من أول ${arabicRows(rows)}:`,
    shown: (shown, codes, deals) =>
      `يظهر ${arabicRows(shown)} (${arabicCount('كود واحد', 'كودان', 'أكواد', 'كودًا')(codes)}، ${arabicCount('عرض واحد', 'عرضان', 'عروض', 'عرضًا')(deals)}).`,
    review: (rows) => `منها ما يحتاج إلى مراجعة: ${arabicRows(rows)}.`,
    leftOut: (rows) => `لا يظهر: ${arabicRows(rows)}.`,
    changes: ({ added, changed, vanished }) =>
      `مقارنةً بالجدول الحالي: ${added} جديد، ${changed} تغيّر${vanished === undefined ? '' : `، ${vanished} حُذف`}.`,
    firstOffers: 'أول العروض',
    offerColumns: ['العنوان', 'الكود', 'الخصم', 'الحد الأدنى'],
    unread: (columns) => `أعمدة لا تُقرأ: ${columns}`,
    proposed: 'يبدو أن هذه الأسطر تنقص الإعدادات:',
    unconfirmed: 'لا تؤكد أي وثيقة معلنة للشبكة هذه الإعدادات. راجعها، وأضف الصحيح منها أدناه.',
    reasons: {
      ended: 'انتهت مدتها',
      unreadable: 'تتعذّر قراءتها',
      incomplete: 'بلا معرّف أو بلا تاريخ انتهاء',
      invalid: 'فيها قيمة غير مقبولة',
      'other-host': 'رابطها إلى موقع آخر',
      'exact-duplicate': 'مطابقة لصف آخر',
      'duplicate-id': 'لها معرّف صف آخر',
      'code-differs': 'في عنوانها كود آخر',
      'kind-differs': 'نوعها وكودها متعارضان',
      'http-logo': 'عنوان شعارها بلا https',
      'unreadable-value': 'فيها خصم أو شرط تتعذّر قراءته',
      'unusual-code': 'كودها قد لا يراه المتسوّق أو لا يستطيع كتابته',
      excepted: 'تستبعدها الإعدادات',
      inactive: 'غير سارية بحسب الشبكة',
      'other-country': 'لدول أخرى فقط',
      hidden: 'تخفيها التصحيحات',
      'same-offer': 'العرض نفسه في صف آخر',
      'hidden-character': 'في عنوانها محارف غير مرئية',
      markup: 'في عنوانها رموز تنسيق',
      'rating-out-of-range': 'تقييمها فوق الحد الأقصى',
      shouting: 'عنوانها بحروف كبيرة أو بعلامات تعجّب كثيرة',
    },
    choose: 'الجدول الذي أعطتك إياه الشبكة: CSV أو TSV أو JSON أو XML أو XLSX',
    made: 'أُعدّت الإعدادات من الصفوف الأولى. وهذا ما لا يعرفه غيرك:',
    preset: (name) => `الأعمدة هي أعمدة الشبكة «${name}».`,
    withoutPreset: 'الشبكة غير ذلك: أعدّ الإعدادات من الجدول وحده',
    open: 'فتح القائمة',
  },
};
