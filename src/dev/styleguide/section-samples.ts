import type { AnySectionView } from '../../domain/pages/page-data';
import type { Language } from '../../domain/language/language';
import { sectionExamples } from '../../generated/section-examples';
import type { IconName } from '../../ui/Icon';

/** A sample of a section kind. For `operator` it is the section that the site derives from it. */
export interface SectionSample {
  readonly kind: string;
  readonly section: AnySectionView;
}

const texts = {
  en: {
    on: '20 October 2025',
    says: '15% off the first order',
    seen: 'October 2025',
    operator: ['Operator: Example Coupons', 'E-mail: info@example.com', 'Licence: 1234567890, Saudi Arabia'],
  },
  ar: {
    on: '20 أكتوبر 2025',
    says: 'خصم 15% على الطلب الأول',
    seen: 'أكتوبر 2025',
    operator: ['المشغّل: أكواد المثال', 'البريد: info@example.com', 'الترخيص: 1234567890، السعودية'],
  },
} as const;

/** In schema order: the example of the schema, with the data that the site computes for it. */
export function sectionSamples(language: Language, store: string): readonly SectionSample[] {
  const { on, says, seen, operator } = texts[language];
  const examples = sectionExamples[language];
  const samples: Readonly<Record<string, AnySectionView>> = {
    ...examples,
    tests: {
      ...examples.tests,
      days: [],
      stores: [{ slug: 'sample', name: store, path: '/styleguide', date: '2025-10-20', on }],
    },
    claims: {
      ...examples.claims,
      claims: [{ id: 'sample', says: [says], ratings: [], source: 'shop', address: 'https://shop.example.com/', seen }],
    },
    operator: {
      kind: 'prose',
      heading: examples.operator.heading,
      body: [
        {
          kind: 'list',
          ordered: false,
          items: operator.map((line) => [{ kind: 'paragraph', children: [line] }] as const),
        },
      ],
    },
  };
  return Object.entries(samples).map(([kind, section]) => ({ kind, section }));
}

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
