import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeSlug, syntheticStore, variedStore } from '../bench/synthetic-catalogue';
import { addComparedStores } from './compared-stores';
import { storeOfLimits, storeOfRules } from './limited-stores';
import { testedStore } from './tested-store';

/** When the changed site is built: on it, the labels of tests are those of this day. */
export const changedAt = '2025-09-15T09:00:00Z';

const legal = `
operator:
  name:
    en: Example Company for Trading
    ar: شركة المثال للتجارة
  address:
    en: 1 Example Street, Riyadh
    ar: 1 شارع المثال، الرياض
  registers:
    - name:
        en: Commercial registration
        ar: السجل التجاري
      number: "0000000000"
  email: office@example.com
  phone: "+12025550123"
licences:
  - country: AE
    kind:
      en: Advertiser permit
      ar: تصريح معلن
    number: "AD-000000"
    until: 2027-01-31
disclosures:
  KW:
    en: "Advertisement: this page contains paid links."
    ar: "إعلان: تحتوي هذه الصفحة على روابط مدفوعة."
  BH:
    en: This site advertises under a permit.
    ar: يعلن هذا الموقع بموجب تصريح.
`;

const editing = `
editing:
  repository: shop/site
`;

const reports = `
reports:
  whatsapp: "+12025550123"
  email: codes@example.com
  github: example/coupons
  share: true
`;

/**
 * Adds stores with many offers, none of which was tested. Every third has offers that differ: `store-00007` has 230.
 *
 * @param data the folder of a copy of the catalogue
 */
export function addManyStores(data: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const store = index % 3 === 1 ? variedStore(index) : syntheticStore(index);
    writeFileSync(
      path.join(data, `stores/${storeSlug(index)}.yaml`),
      store.replaceAll(/^ +(?:verified|lastVerified): .*\n/gm, ''),
    );
  }
}

/**
 * Makes the catalogue of the changed site: the site that is built beside the one under test, with what the catalogue
 * under test lacks. A test uses it unless its own edit changes what other tests expect of it.
 *
 * @param data the folder of a copy of the catalogue
 */
export function changeCatalogue(data: string): void {
  // Lists of several pages (product rules R89 and R91).
  addManyStores(data, 24);
  // A log of tests, for the labels of offers and the page of the log (R72 and R76).
  writeFileSync(path.join(data, 'stores/example-bazaar.yaml'), testedStore);
  // One code for each reason to refuse a basket, and a store with conditions for all its codes (R84).
  writeFileSync(path.join(data, 'stores/example-limits.yaml'), storeOfLimits);
  writeFileSync(path.join(data, 'stores/example-rules.yaml'), storeOfRules);
  // A category with a store for each kind of answer (R86).
  addComparedStores(data);
  // A featured store whose page is not to be opened yet.
  const home = path.join(data, 'home.yaml');
  const featured = readFileSync(home, 'utf8').replace(
    /^( *)- store: noon\n(?=\1 {2}offer:)/m,
    '$1- store: noon\n$1  link: "#"\n',
  );
  writeFileSync(home, featured);
  // An operator with a licence and disclosures (R93), channels for reports (R79), and a page to edit the data.
  appendFileSync(path.join(data, 'site.yaml'), legal + reports + editing);
}
