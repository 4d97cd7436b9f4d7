import { stringify } from 'yaml';
import type { ReasonKind } from '../../src/domain/verdict/verdict';

/** The fields of an offer by the reason for which it can be refused. */
const limitsByReason = {
  minimum: { minimumSpend: { amount: 200, currency: 'SAR' } },
  maximum: { maximumSpend: { amount: 100, currency: 'SAR' } },
  'item-price': { perItem: { minimum: 300, currency: 'SAR' } },
  country: { where: ['SA'] },
  channel: { channel: 'app' },
  customer: { who: 'new-customers' },
  member: { who: 'members' },
  payment: { payment: { except: ['cash-on-delivery'] } },
  goods: { applies: { except: ['beauty'] } },
  brand: { applies: { exceptBrands: ['Example Brand'] } },
  'sale-items': { saleItems: 'excluded' },
  'used-once': { oncePerCustomer: true },
  'other-code': { combines: ['free-delivery'] },
  'not-begun': { starts: '2025-10-01' },
  ended: { expires: '2025-09-10', checks: [{ date: '2025-09-01', result: 'worked' }] },
  'failed-test': { checks: [{ date: '2025-09-12', country: 'SA', result: 'failed' }] },
  cashback: { benefit: { kind: 'cashback', percent: 5 } },
} as const satisfies Partial<Record<ReasonKind | 'failed-test' | 'cashback', object>>;

/** The rules of a store by the reason for which they refuse every code. */
export const rulesByReason = {
  'other-code': { kind: 'one-code-per-order' },
  'store-minimum': { kind: 'minimum', amount: 100, currency: 'SAR' },
  'store-payment': { kind: 'payment', except: ['cash-on-delivery'] },
  'store-goods': { kind: 'goods', except: ['beauty'] },
  'store-sale-items': { kind: 'sale-items' },
  'store-seller': { kind: 'sellers' },
} as const satisfies Partial<Record<ReasonKind, object>>;

/** The store whose offers have one limit each; `plain` has none. */
export const limitedStore = 'limited-bazaar';

/** The store with one rule, and two codes without a limit: `first` and `second`. */
export const ruledStore = (kind: keyof typeof rulesByReason): string => `ruled-${kind}`;

/** The code of an offer of these stores: it has characters that are confused with others. */
export const codeOf = (id: string): string => `${id.toUpperCase().replaceAll('-', '')}10`;

function offer(id: string, limits: object): object {
  return {
    id,
    kind: 'code',
    code: codeOf(id),
    url: 'https://www.example.com/bazaar',
    title: { en: `Code for ${id}`, ar: `كود ${id}` },
    benefit: { kind: 'percent', percent: 10 },
    ...limits,
  };
}

function store(slug: string, more: { readonly offers: readonly object[]; readonly rules?: readonly object[] }): string {
  const text = (en: string, ar: string) => ({ en, ar });
  return stringify({
    slug,
    path: `/store/${slug}`,
    name: text(slug, `متجر ${slug}`),
    url: 'https://www.example.com/bazaar',
    logo: 'noon.svg',
    brand: '#7a2f8f',
    icon: 'bag',
    category: 'general-marketplace',
    checked: '2025-09',
    title: text(`Codes of ${slug}`, `أكواد ${slug}`),
    description: text('A store that exists only in this test.', 'متجر لا وجود له إلا في هذا الاختبار.'),
    heading: text(`Codes of ${slug}`, `أكواد ${slug}`),
    subtitle: text('One file, and here it is.', 'ملف واحد، وها هو المتجر.'),
    feedback: 'thanks',
    ...more,
    sections: [{ kind: 'offers', heading: text('All codes', 'كل الأكواد'), layout: 'list' }],
  });
}

/** The files of stores whose codes are refused, by their slugs: every reason has one. */
export const limitedStores: Readonly<Record<string, string>> = {
  [limitedStore]: store(limitedStore, {
    offers: [...Object.entries(limitsByReason).map(([id, limits]) => offer(id, limits)), offer('plain', {})],
  }),
  ...Object.fromEntries(
    Object.entries(rulesByReason).map(([kind, rule]) => {
      const slug = `ruled-${kind}`;
      return [slug, store(slug, { offers: [offer('first', {}), offer('second', {})], rules: [rule] })];
    }),
  ),
};
