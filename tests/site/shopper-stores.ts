import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectCopy } from '../support/project-copy';
import { twelfthStore } from '../support/twelfth-store';

/** A store that exists only in tests, with one offer that answers a question of shoppers. */
interface ShopperStore {
  readonly slug: string;
  readonly en: string;
  readonly ar: string;
  readonly category: string;
  /** Absent for a deal. */
  readonly code?: string;
  /** Its other fields, as lines of its file. */
  readonly fields: readonly string[];
}

const stores: readonly ShopperStore[] = [
  {
    slug: 'vita-garden',
    en: 'Vita Garden',
    ar: 'حديقة الفيتامينات',
    category: 'vitamins',
    code: 'VITA20',
    fields: ['benefit:', '  kind: percent', '  percent: 20', 'where: [SA, AE]'],
  },
  {
    slug: 'first-market',
    en: 'First Market',
    ar: 'السوق الأول',
    category: 'general-marketplace',
    code: 'WELCOME10',
    fields: ['benefit:', '  kind: percent', '  percent: 10', 'who: new-customers'],
  },
  {
    slug: 'kuwait-corner',
    en: 'Corner Shop',
    ar: 'دكان الركن',
    category: 'general-marketplace',
    fields: ['benefit:', '  kind: free-shipping', 'where: [KW]'],
  },
  {
    slug: 'dune-wear',
    en: 'Dune Wear',
    ar: 'أزياء الكثبان',
    category: 'fashion',
    code: 'DUNE25',
    fields: ['benefit:', '  kind: percent', '  percent: 25', 'where: [AE]'],
  },
  {
    slug: 'rose-water',
    en: 'Rose Water',
    ar: 'ماء الورد',
    category: 'skincare',
    code: 'ROSE',
    fields: ['benefit:', '  kind: gift', '  gift:', '    en: a soap', '    ar: صابونة', 'expires: 2026-11-26'],
  },
];

const benefitOfTwelfth = '    benefit:\n      kind: percent\n      percent: 12\n';

/**
 * Adds stores that answer what shoppers ask to a copy of the data. Their titles name no figure, so that nothing is
 * found by chance.
 */
export function addShopperStores(copy: ProjectCopy): void {
  for (const { slug, en, ar, category, code, fields } of stores) {
    const store = twelfthStore
      .replaceAll('example-bazaar', slug)
      .replace('en: Example Bazaar\n', `en: ${en}\n`)
      .replace('ar: بازار المثال\n', `ar: ${ar}\n`)
      .replace('12% off at the bazaar', `The offer of ${en}`)
      .replace('خصم 12% من البازار', `عرض ${ar}`)
      .replace('category: general-marketplace', `category: ${category}`)
      .replace(benefitOfTwelfth, fields.map((line) => `    ${line}\n`).join(''));
    const file =
      code === undefined
        ? store.replace('    kind: code\n    code: "TWELVE12"\n', '    kind: deal\n').replaceAll(' {code}', '')
        : store.replace('"TWELVE12"', `"${code}"`);
    writeFileSync(path.join(copy.root, `data/stores/${slug}.yaml`), file);
  }
}
