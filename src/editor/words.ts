import type { Language } from '../domain/language';
import { arabicCount, englishCount } from './counts';

/** The words of the editor's own controls. They are not messages of the site: shoppers never see them. */
export interface Words {
  readonly editor: string;
  readonly files: string;
  readonly search: string;
  readonly more: (count: number) => string;
  readonly nothingFound: string;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;
  readonly unsaved: string;
  readonly isNew: string;
  readonly isRemoved: string;
  readonly choose: string;
  readonly form: string;
  readonly text: string;
  readonly preview: string;
  readonly view: string;
  readonly undo: string;
  readonly redo: string;
  readonly discard: string;
  readonly discardAsk: string;
  readonly save: string;
  readonly saveAnyway: string;
  readonly saveNothing: string;
  readonly saved: (count: number) => string;
  readonly undoSave: string;
  readonly restored: (count: number) => string;
  readonly lines: string;
  readonly shoppers: string;
  readonly shoppersNothing: string;
  readonly shoppersErrors: string;
  readonly withErrors: (count: number) => string;
  readonly merged: (files: string) => string;
  readonly conflict: string;
  readonly mine: string;
  readonly onDisk: string;
  readonly nothingThere: string;
  readonly apply: string;
  readonly cancel: string;
  readonly close: string;
  readonly create: string;
  readonly createWhat: string;
  readonly optional: string;
  readonly language: string;
  readonly english: string;
  readonly arabic: string;
  readonly phone: string;
  readonly desktop: string;
  readonly checking: string;
  readonly checked: string;
  readonly good: string;
  readonly findings: string;
  readonly unreadable: string;
  readonly noText: string;
  readonly markers: string;
  readonly first: string;
  readonly second: string;
  readonly changedOnDisk: string;
  readonly beforeError: string;
  readonly lost: string;
  readonly loading: string;
  /** The groups of files, by schema. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What can be created, and what is asked for it; without a name here, the words of the command are shown. */
  readonly creation: Readonly<Record<string, string>>;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    editor: 'Editor',
    files: 'Files',
    search: 'Search the files',
    more: (count) => `Show more (${count} left)`,
    nothingFound: 'No file has this name.',
    errors: englishCount('error', 'errors'),
    warnings: englishCount('warning', 'warnings'),
    unsaved: 'Not saved',
    isNew: 'New',
    isRemoved: 'Removed',
    choose: 'Choose a file, or create something new.',
    form: 'Form',
    text: 'Text of the file',
    preview: 'Page',
    view: 'View',
    undo: 'Undo',
    redo: 'Redo',
    discard: 'Discard changes',
    discardAsk: 'Discard all changes of this file that are not saved?',
    save: 'Save…',
    saveAnyway: 'Save although there are errors',
    saveNothing: 'There is nothing to save.',
    saved: (count) => (count === 1 ? 'One file is saved.' : `${count} files are saved.`),
    undoSave: 'Undo last save',
    restored: (count) => (count === 1 ? 'One file is as it was before.' : `${count} files are as they were before.`),
    lines: 'Changed lines',
    shoppers: 'What shoppers will see differently',
    shoppersNothing: 'Nothing.',
    shoppersErrors: 'This is known once the errors are corrected.',
    withErrors: (count) =>
      count === 1
        ? 'The data has 1 error. The site cannot be built until it is corrected.'
        : `The data has ${count} errors. The site cannot be built until they are corrected.`,
    merged: (files) => `Changed elsewhere since you began, and joined with your changes: ${files}`,
    conflict: 'This field was changed here and elsewhere. Choose which text to keep.',
    mine: 'Yours',
    onDisk: 'In the file',
    nothingThere: '(nothing)',
    apply: 'Apply',
    cancel: 'Cancel',
    close: 'Close',
    create: 'New…',
    createWhat: 'What do you want to create?',
    optional: 'optional',
    language: 'Language',
    english: 'English',
    arabic: 'العربية',
    phone: 'Phone',
    desktop: 'Computer',
    checking: 'Checking…',
    checked: 'Checked',
    good: 'No errors.',
    findings: 'What to correct',
    unreadable: 'This file cannot be shown as a form. Correct its text here:',
    noText: 'This file is not a text that can be edited here.',
    markers:
      'Two people changed the same lines, and git left both versions in the file. Choose one version for each place.',
    first: 'Version of this branch',
    second: 'Version that was merged in',
    changedOnDisk: 'The file was changed elsewhere while you edited it. Saving joins both, or asks.',
    beforeError: 'The page shows this file as it was before the error.',
    lost: 'The editor does not answer. Your changes are kept. Start `npm run edit` again, and open the address that it prints.',
    loading: 'Loading…',
    kinds: {
      store: 'Stores',
      page: 'Pages',
      post: 'Posts',
      feed: 'Feeds',
      messages: 'Messages',
      others: 'Lists and settings',
    },
    creation: { feed: 'feed, from the table of a network' },
  },
  ar: {
    editor: 'المحرّر',
    files: 'الملفات',
    search: 'ابحث في الملفات',
    more: (count) => `عرض المزيد (بقي ${count})`,
    nothingFound: 'لا يوجد ملف بهذا الاسم.',
    errors: arabicCount('خطأ واحد', 'خطآن', 'أخطاء', 'خطأً'),
    warnings: arabicCount('تحذير واحد', 'تحذيران', 'تحذيرات', 'تحذيرًا'),
    unsaved: 'غير محفوظ',
    isNew: 'جديد',
    isRemoved: 'محذوف',
    choose: 'اختر ملفًا، أو أنشئ شيئًا جديدًا.',
    form: 'النموذج',
    text: 'نص الملف',
    preview: 'الصفحة',
    view: 'العرض',
    undo: 'تراجع',
    redo: 'إعادة',
    discard: 'تجاهل التغييرات',
    discardAsk: 'هل تريد تجاهل كل ما لم يُحفظ من تغييرات هذا الملف؟',
    save: 'حفظ…',
    saveAnyway: 'الحفظ رغم وجود أخطاء',
    saveNothing: 'لا يوجد ما يُحفظ.',
    saved: (count) => `تم الحفظ: ${arabicCount('ملف واحد', 'ملفان', 'ملفات', 'ملفًا')(count)}.`,
    undoSave: 'التراجع عن آخر حفظ',
    restored: (count) => `أُعيد إلى ما كان عليه: ${arabicCount('ملف واحد', 'ملفان', 'ملفات', 'ملفًا')(count)}.`,
    lines: 'الأسطر المتغيّرة',
    shoppers: 'ما سيتغيّر عند المتسوّقين',
    shoppersNothing: 'لا شيء.',
    shoppersErrors: 'يظهر هذا بعد تصحيح الأخطاء.',
    withErrors: (count) =>
      `في البيانات ${arabicCount('خطأ واحد', 'خطآن', 'أخطاء', 'خطأً')(count)}، ولا يمكن بناء الموقع قبل التصحيح.`,
    merged: (files) => `ملفات تغيّرت في مكان آخر منذ أن بدأت، ودُمجت مع تغييراتك: ${files}`,
    conflict: 'تغيّر هذا الحقل هنا وفي مكان آخر. اختر النص الذي يبقى.',
    mine: 'نصّك',
    onDisk: 'ما في الملف',
    nothingThere: '(لا شيء)',
    apply: 'تطبيق',
    cancel: 'إلغاء',
    close: 'إغلاق',
    create: 'جديد…',
    createWhat: 'ماذا تريد أن تنشئ؟',
    optional: 'اختياري',
    language: 'اللغة',
    english: 'English',
    arabic: 'العربية',
    phone: 'هاتف',
    desktop: 'حاسوب',
    checking: 'جارٍ الفحص…',
    checked: 'تم الفحص',
    good: 'لا أخطاء.',
    findings: 'ما يحتاج إلى تصحيح',
    unreadable: 'لا يمكن عرض هذا الملف نموذجًا. صحّح نصه هنا:',
    noText: 'هذا الملف ليس نصًا يمكن تحريره هنا.',
    markers: 'غيّر شخصان الأسطر نفسها، فأبقى git النسختين في الملف. اختر نسخة واحدة لكل موضع.',
    first: 'نسخة هذا الفرع',
    second: 'النسخة المدموجة',
    changedOnDisk: 'تغيّر الملف في مكان آخر أثناء تحريرك. عند الحفظ تُدمج التغييرات، أو تُسأل عنها.',
    beforeError: 'تُعرض الصفحة كما كانت قبل الخطأ.',
    lost: 'المحرّر لا يستجيب. تغييراتك محفوظة مؤقتًا. شغّل `npm run edit` من جديد، وافتح العنوان الذي يطبعه.',
    loading: 'جارٍ التحميل…',
    kinds: {
      store: 'المتاجر',
      page: 'الصفحات',
      post: 'المقالات',
      feed: 'قوائم الشبكات',
      messages: 'نصوص الواجهة',
      others: 'القوائم والإعدادات',
    },
    creation: {
      store: 'متجر',
      post: 'مقال',
      page: 'صفحة',
      offer: 'عرض',
      question: 'سؤال وجواب',
      redirect: 'تحويل عنوان',
      category: 'تصنيف',
      group: 'مجموعة تصنيفات',
      season: 'موسم',
      payment: 'طريقة دفع',
      goods: 'نوع سلع',
      country: 'بلد',
      currency: 'عملة',
      network: 'شبكة',
      message: 'نص في الواجهة',
      feed: 'قائمة عروض من جدول شبكة',
      claim: 'رقم معلن',
      name: 'الاسم بالإنجليزية',
      'name-ar': 'الاسم بالعربية',
      slug: 'الاسم القصير، وهو اسم الملف والصفحة',
      path: 'عنوان الصفحة',
      url: 'موقع المتجر (https://…)',
      icon: 'الأيقونة',
      brand: 'لون المتجر',
      code: 'كود العرض الأول',
      percent: 'الخصم بالنسبة المئوية',
      heading: 'العنوان بالإنجليزية',
      'heading-ar': 'العنوان بالعربية',
      title: 'العنوان',
      author: 'الكاتب',
      language: 'لغة النص',
      STORE: 'المتجر',
      CODE: 'الكود أو الرمز',
      PERCENT: 'الخصم بالنسبة المئوية',
      TITLE: 'العنوان بالإنجليزية',
      'ARABIC-TITLE': 'العنوان بالعربية',
      'LAST-DAY': 'آخر يوم (مثل 2026-12-31)',
      'HTTPS-ADDRESS': 'عنوان المصدر',
      NAME: 'الاسم بالإنجليزية',
      'ARABIC-NAME': 'الاسم بالعربية',
      QUESTION: 'السؤال بالإنجليزية',
      'ARABIC-QUESTION': 'السؤال بالعربية',
      ANSWER: 'الجواب بالإنجليزية',
      'ARABIC-ANSWER': 'الجواب بالعربية',
      WORDS: 'عبارة الادّعاء بالإنجليزية',
      'ARABIC-WORDS': 'العبارة بالعربية',
      TEXT: 'النص بالإنجليزية',
      'ARABIC-TEXT': 'النص بالعربية',
      PAGE: 'الصفحة',
      '/PAGE': 'الصفحة التي يقود إليها',
      '/OLD': 'العنوان القديم',
      HOST: 'مضيف الروابط',
      CURRENCY: 'رمز العملة',
      GROUP: 'مجموعة التصنيفات',
      ID: 'المعرّف',
      NOTE: 'ملاحظة للمترجمين',
    },
  },
};
