import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { twelfthStore } from './twelfth-store';

/** The offer of each store of the category, as a part of its file. */
const offers: Readonly<Record<string, string>> = {
  percent: '    benefit:\n      kind: percent\n      percent: 12\n',
  amount:
    '    benefit:\n      kind: amount\n      amount: 40\n      currency: SAR\n    minimumSpend:\n      amount: 300\n      currency: SAR\n',
  'up-to': '    benefit:\n      kind: percent\n      percent: 60\n      upTo: true\n',
  delivery: '    benefit:\n      kind: free-shipping\n',
  gift: '    benefit:\n      kind: gift\n      gift:\n        en: a bag\n        ar: حقيبة\n',
  cashback: '    benefit:\n      kind: cashback\n      percent: 10\n',
  emirates: '    benefit:\n      kind: percent\n      percent: 50\n    where: [AE]\n',
  dollars: '    benefit:\n      kind: amount\n      amount: 4\n      currency: USD\n',
  unknown: '',
  ended: '    benefit:\n      kind: percent\n      percent: 90\n    expires: 2025-09-01\n',
};

/**
 * Adds a category with a store for each kind of answer. Each store is named by its answer.
 *
 * @param data the folder of a copy of the catalogue
 */
export function addComparedStores(data: string): void {
  appendFileSync(path.join(data, 'categories.yaml'), '  shoes:\n    name:\n      en: Shoes\n      ar: أحذية\n');
  for (const [name, benefit] of Object.entries(offers)) {
    const store = twelfthStore
      .replaceAll('example-bazaar', `shoes-${name}`)
      .replaceAll('Example Bazaar', `Store ${name}`)
      .replaceAll('بازار المثال', `متجر ${name}`)
      .replace('12% off at the bazaar', 'An offer of the bazaar')
      .replace('خصم 12% من البازار', 'عرض من البازار')
      .replace('category: general-marketplace', 'category: shoes')
      .replace('"TWELVE12"', `"${name.toUpperCase().replace('-', '')}12"`)
      .replace('    benefit:\n      kind: percent\n      percent: 12\n', benefit);
    writeFileSync(path.join(data, `stores/shoes-${name}.yaml`), store);
  }
}
