import { randomOf } from '../support/random';

/** A catalogue of stores that share one table of a network. */
export interface NetworkCatalogue {
  /** The files by path in `data/`. */
  readonly files: ReadonlyMap<string, string>;
  /** The number of rows of each store, the largest first. */
  readonly rowsOfStores: readonly number[];
}

/** The path of the table. */
export const tableFile = 'feeds/network.csv';

const brandColours = ['#0f6e56', '#b3261e', '#1d4ed8', '#a16207', '#7c3aed', '#be185d', '#0e7490', '#374151'];
const goods =
  'fashion shoes kitchen garden phones perfume vitamins furniture toys travel books watches sport baby'.split(' ');

/** The slug of a store by its index. */
export function slugOf(store: number): string {
  return `shop-${String(store).padStart(4, '0')}`;
}

/** Distributes rows over stores like in networks: the share of a store is inversely proportional to its rank. */
function rowsOf(stores: number, rows: number): readonly number[] {
  const weights = Array.from({ length: stores }, (_, store) => 1 / (store + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.max(1, Math.floor((rows * weight) / whole)));
  const rest = rows - counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, store) => (store === 0 ? count + rest : count));
}

/** A store as `npm run new store -- --feed network` writes it. */
function storeFile(store: number): string {
  const slug = slugOf(store);
  return `slug: ${slug}
path: /store/${slug}
name:
  en: Shop ${store}
  ar: متجر ${store}
url: https://${slug}.example.com/
logo: noon.svg
brand: "${brandColours[store % brandColours.length] ?? ''}"
icon: bag
category: general-marketplace
checked: 2026-11
title:
  en: "{store} codes and offers"
  ar: "أكواد {store} وعروضه"
description:
  en: "Codes and offers of {store}, each with its conditions and its last day, where they are known."
  ar: "أكواد {store} وعروضه، ومع كل منها شروطه وآخر يوم له إن كانت معروفة."
heading:
  en: "{store} codes and offers"
  ar: "أكواد {store} وعروضه"
subtitle:
  en: "The offers that are listed for {store} now."
  ar: "العروض المدرجة الآن لمتجر {store}."
composed: true
offersFrom:
  feed: network
  where:
    advertiser: "Shop ${store}"
sections:
  - kind: offers
    heading:
      en: All offers
      ar: كل العروض
`;
}

const settings = `file: network.csv
delimiter: ";"
language: en
fetched: 2026-11-20
columns:
  id: id
  name: name
  kind: species
  code: promocode
  link: gotolink
  starts: date_start
  ends: date_end
  advertiser: advcampaign_name
  discount: discount
  minimum: minimum
  countries: regions
  customers: customer_type
codeKinds: [promocode]
absent: [None]
hosts: [example.com]
`;

const header =
  'id;name;species;promocode;gotolink;date_start;date_end;advcampaign_name;discount;minimum;regions;customer_type';

/** A row: one in 200 links to a forbidden host, and one in ten has ended. */
function tableRow(row: number, store: number): string {
  const random = randomOf(row + 1);
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  const percent = 5 + Math.floor(random() * 60);
  const isCode = random() < 0.6;
  const host = row % 200 === 7 ? 'example.net' : `${slugOf(store)}.example.com`;
  const month = String(1 + Math.floor(random() * 12)).padStart(2, '0');
  const end = random() < 0.1 ? `2026-10-${String(1 + (row % 30)).padStart(2, '0')}` : `2027-${month}-15`;
  return [
    500_000 + row,
    `Take ${percent}% off ${pick(goods)} and ${pick(goods)}, offer ${row}`,
    isCode ? 'promocode' : 'other',
    isCode ? `S${store}R${row}` : 'None',
    `https://${host}/offers/${row}`,
    '2026-09-01 00:00:00',
    `${end} 23:59:59`,
    `Shop ${store}`,
    `${percent}%`,
    random() < 0.4 ? `SAR ${50 * (1 + Math.floor(random() * 8))}` : '',
    random() < 0.5 ? 'SA,AE' : '',
    random() < 0.15 ? 'new-customers' : 'all',
  ].join(';');
}

/** Creates stores, and one table with their rows in random order, like the tables of networks. */
export function networkCatalogue(stores: number, rows: number): NetworkCatalogue {
  const rowsOfStores = rowsOf(stores, rows);
  const random = randomOf(1);
  const owners = rowsOfStores
    .flatMap((count, store) => Array.from({ length: count }, () => store))
    .map((store) => ({ store, at: random() }))
    .sort((a, b) => a.at - b.at);
  const table = [header, ...owners.map(({ store }, row) => tableRow(row, store))].join('\n');
  return {
    rowsOfStores,
    files: new Map([
      ...Array.from({ length: stores }, (_, store): readonly [string, string] => [
        `stores/${slugOf(store)}.yaml`,
        storeFile(store),
      ]),
      ['feeds/network.yaml', settings],
      [tableFile, `${table}\n`],
    ]),
  };
}
