import type { SectionView, StaticSectionView } from '../domain/page-data';
import type { Language } from '../domain/language';
import type { IconName } from '../ui/Icon';

type Kind = SectionView['kind'] | 'tests' | 'claims' | 'operator';

/** A sample of a section kind. That of `operator` is what the site makes of it. */
export interface SectionSample {
  readonly kind: Kind;
  readonly section: SectionView | StaticSectionView;
}

const texts = {
  en: {
    offers: 'All codes and deals',
    basket: 'Which code saves most on your order?',
    steps: 'How to use the code',
    copy: 'Copy it',
    copyText: 'Press Copy Code.',
    paste: 'Paste it at checkout',
    pasteText: 'The total goes down at once.',
    points: 'Good to know',
    delivery: 'Delivery in three days',
    deliveryText: 'To all cities of the country.',
    returns: 'Returns within 15 days',
    returnsText: 'With the label in the box.',
    prose: 'Return policy',
    proseText: 'Send it back within 15 days, unused and in its box. The store pays for the way back.',
    links: 'Open the store',
    saudi: 'Saudi Arabia',
    emirates: 'United Arab Emirates',
    app: 'App Store',
    faq: 'Questions',
    question: 'Can I use two codes?',
    answer: 'No, one code for each order.',
    question2: 'Why is my code refused?',
    tests: 'When we last tested',
    on: '20 October 2025',
    claims: 'What we claim, and our sources',
    says: '15% off the first order',
    seen: 'October 2025',
    operator: 'Who operates this site',
    lines: ['Operator: Example Coupons', 'E-mail: info@example.com', 'Licence: 1234567890, Saudi Arabia'],
  },
  ar: {
    offers: 'كل الأكواد والعروض',
    basket: 'أي كود يوفر أكثر على طلبك؟',
    steps: 'كيف تستخدم الكود؟',
    copy: 'انسخه',
    copyText: 'اضغط «انسخ الكود».',
    paste: 'الصقه عند الدفع',
    pasteText: 'ينخفض المبلغ الإجمالي فورًا.',
    points: 'معلومات مفيدة',
    delivery: 'التوصيل خلال ثلاثة أيام',
    deliveryText: 'إلى كل مدن البلد.',
    returns: 'الإرجاع خلال 15 يومًا',
    returnsText: 'بالملصق الموجود في العلبة.',
    prose: 'سياسة الإرجاع',
    proseText: 'أعده خلال 15 يومًا دون استعمال وفي علبته. يتحمل المتجر تكلفة الإرجاع.',
    links: 'افتح المتجر',
    saudi: 'السعودية',
    emirates: 'الإمارات',
    app: 'App Store',
    faq: 'أسئلة',
    question: 'هل أستطيع استخدام كودين؟',
    answer: 'لا، كود واحد لكل طلب.',
    question2: 'لماذا رُفض الكود؟',
    tests: 'آخر الاختبارات',
    on: '20 أكتوبر 2025',
    claims: 'ما نقوله ومصادره',
    says: 'خصم 15% على الطلب الأول',
    seen: 'أكتوبر 2025',
    operator: 'من يدير هذا الموقع؟',
    lines: ['المشغّل: أكواد المثال', 'البريد: info@example.com', 'الترخيص: 1234567890، السعودية'],
  },
} as const;

type Texts = (typeof texts)[Language];

const url = 'https://shop.example.com/';

function plainSamples(text: Texts): readonly SectionSample[] {
  return [
    {
      kind: 'steps',
      section: {
        kind: 'steps',
        heading: text.steps,
        steps: [
          { title: text.copy, text: text.copyText },
          { title: text.paste, text: text.pasteText },
        ],
      },
    },
    {
      kind: 'points',
      section: {
        kind: 'points',
        heading: text.points,
        points: [
          { title: text.delivery, text: text.deliveryText, icon: 'truck' },
          { title: text.returns, text: text.returnsText, icon: 'return' },
        ],
      },
    },
    { kind: 'prose', section: { kind: 'prose', heading: text.prose, body: text.proseText } },
    {
      kind: 'links',
      section: {
        kind: 'links',
        heading: text.links,
        links: [
          { label: text.saudi, to: url },
          { label: text.emirates, to: url },
          { label: text.app, to: url, style: 'app-store' },
        ],
      },
    },
    {
      kind: 'faq',
      section: {
        kind: 'faq',
        heading: text.faq,
        questions: [
          { question: text.question, answer: text.answer },
          { question: text.question2, answer: text.answer },
        ],
      },
    },
  ];
}

function staticSamples(text: Texts, store: string): readonly SectionSample[] {
  return [
    {
      kind: 'tests',
      section: {
        kind: 'tests',
        heading: text.tests,
        days: [],
        stores: [{ slug: 'sample', name: store, path: '/styleguide', date: '2025-10-20', on: text.on }],
      },
    },
    {
      kind: 'claims',
      section: {
        kind: 'claims',
        heading: text.claims,
        claims: [{ id: 'sample', says: [text.says], ratings: [], source: 'shop', address: url, seen: text.seen }],
      },
    },
    {
      kind: 'operator',
      section: {
        kind: 'prose',
        heading: text.operator,
        body: [
          {
            kind: 'list',
            ordered: false,
            items: text.lines.map((line) => [{ kind: 'paragraph', children: [line] }] as const),
          },
        ],
      },
    },
  ];
}

/** A sample of each section kind, in the order of the schema. */
export function sectionSamples(language: Language, store: string): readonly SectionSample[] {
  const text = texts[language];
  return [
    { kind: 'offers', section: { kind: 'offers', heading: text.offers } },
    { kind: 'basket', section: { kind: 'basket', id: 'basket', heading: text.basket } },
    ...plainSamples(text),
    ...staticSamples(text, store),
  ];
}

/** The site's own icons that data may name. */
export const dataIcons: readonly IconName[] = [
  'bag',
  'basket',
  'box',
  'calendar',
  'card',
  'chat',
  'check',
  'clock',
  'gift',
  'globe',
  'hanger',
  'heart',
  'leaf',
  'mail',
  'percent',
  'phone',
  'return',
  'search',
  'shield',
  'sofa',
  'sparkle',
  'star',
  'store',
  'tag',
  'truck',
  'wallet',
];
