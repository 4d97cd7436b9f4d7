import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  decodeIndex,
  indexFile,
  orderOfChecks,
  orderOfSavings,
  orderOfVerdicts,
  type FacetIndex,
  type IndexFiles,
} from '../../src/domain/facets/facet-index';
import {
  countPlaces,
  matchingPlaces,
  orderedPlaces,
  orderOfEnds,
  orderOfKinds,
  type PlaceOrder,
} from '../../src/domain/facets/fact-table';
import type { Filters } from '../../src/domain/facets/facets';
import { check } from '../../generator/catalogue/check/check';
import { siteDataOf } from '../../generator/site/records/checked-data';
import { nodeSystem } from '../../generator/system/system';
import type { ProjectCopy } from '../support/project-copy';
import { makeProject } from './catalogue-bench';
import { costOf, median, type Cost, type Row } from './measure';
import { storeFile, variedStore } from './synthetic-catalogue';

/** The costs of the lists of a large catalogue. Sizes in bytes, times in milliseconds. */
export interface FacetFigures {
  readonly stores: number;
  readonly offers: number;
  /** The brotli size of each file of the index. */
  readonly files: Readonly<Record<string, number>>;
  /** The brotli size of the files that the first filter loads. */
  readonly firstFilter: number;
  readonly decode: number;
  /** The time from a click to the data to render: counts, results, their order. */
  readonly change: { readonly median: number; readonly slowest: number };
  /** All verdicts about a basket. */
  readonly basket: number;
  /** The largest page of each kind. */
  readonly pages: Readonly<Record<string, { readonly file: string; readonly bytes: number; readonly brotli: number }>>;
  readonly cold: Cost;
  readonly textEdit: Cost;
  readonly benefitEdit: Cost;
}

const weight = (bytes: string | Uint8Array): number => brotliCompressSync(bytes).byteLength;
const names = ['stores', 'facts', 'ends', 'starts', 'categories', 'savings', 'checks', 'limits'] as const;
const firstFiles = names.slice(0, 5);

const filters: readonly Filters[] = [
  {},
  { kind: ['code'] },
  { benefit: ['percent'], minimum: ['none'] },
  { category: ['fashion', 'vitamins'], customers: ['new'] },
  { ends: ['soon'], country: 'SA' },
  { kind: ['deal'], benefit: ['amount', 'delivery'], country: 'KW' },
];

/** The path of the largest page of each kind. */
function largestPages(dist: string): FacetFigures['pages'] {
  const largest: Record<string, { file: string; bytes: number }> = {};
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const data = path.join(dist, name.replace(/html$/, 'json'));
    if (!existsSync(data)) continue;
    const kind = /"kind":"([\w-]+)"/.exec(readFileSync(data, 'utf8').slice(0, 200))?.[1] ?? '';
    const { size } = statSync(path.join(dist, name));
    if (size > (largest[kind]?.bytes ?? 0)) largest[kind] = { file: name, bytes: size };
  }
  return Object.fromEntries(
    Object.entries(largest).map(([kind, page]) => [
      kind,
      { ...page, brotli: weight(readFileSync(path.join(dist, page.file))) },
    ]),
  );
}

function timed<T>(work: () => T): { readonly time: number; readonly value: T } {
  const began = performance.now();
  const value = work();
  return { time: performance.now() - began, value };
}

/** The times of many changes of filters and orders. */
function timesOfChanges({ table }: FacetIndex, orders: readonly PlaceOrder[], now: number): readonly number[] {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1)
    for (const chosen of filters)
      for (const order of orders)
        times.push(
          timed(() => {
            countPlaces(table, chosen, now);
            const places = matchingPlaces(table, chosen, now);
            orderedPlaces(table, places, { country: chosen.country, now }, order);
          }).time,
        );
  return times;
}

function measureIndex(root: string): Omit<FacetFigures, 'stores' | 'pages' | 'cold' | 'textEdit' | 'benefitEdit'> {
  const dist = path.join(root, 'dist');
  const read = (name: (typeof names)[number]): string => readFileSync(path.join(dist, indexFile(name)), 'utf8');
  // The generator has written values of this type.
  const file = <Name extends keyof IndexFiles>(name: Name) => JSON.parse(read(name)) as IndexFiles[Name];
  const first = timed(() =>
    decodeIndex(
      {
        stores: file('stores'),
        facts: file('facts'),
        ends: file('ends'),
        starts: file('starts'),
        categories: file('categories'),
      },
      () => undefined,
    ),
  );
  const index = first.value;
  const system = nodeSystem(root);
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The catalogue has faults.');
  const { money } = siteDataOf(catalogue, system.now);
  const { now } = system;
  const basket = timed(() =>
    orderOfVerdicts(
      index,
      file('limits'),
      { amount: 30_000, currency: 'SAR' },
      { now, timeZone: 'Asia/Riyadh', money },
    ),
  );
  const orders = [
    orderOfKinds(index.table),
    orderOfEnds(index.table),
    orderOfSavings(index, file('savings')),
    orderOfChecks(index, file('checks')),
    basket.value,
  ];
  const times = timesOfChanges(index, orders, now);
  const files = Object.fromEntries(names.map((name) => [name, weight(read(name))]));
  return {
    offers: index.table.size,
    files,
    firstFilter: firstFiles.reduce((sum, name) => sum + (files[name] ?? 0), 0),
    decode: first.time,
    change: { median: median(times), slowest: Math.max(...times) },
    basket: basket.time,
  };
}

function editBenefit(copy: ProjectCopy, index: number): void {
  const file = path.join(copy.root, storeFile(index));
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /benefit:\n {6}kind: .*\n(?: {6}.*\n)*/,
      'benefit:\n      kind: percent\n      percent: 77\n',
    ),
  );
}

function editText(copy: ProjectCopy, index: number): void {
  const file = path.join(copy.root, storeFile(index));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {6}en: .*)$/m, '$1 edited'));
}

/** Creates a project with a number of stores, builds it, and measures its lists. */
export function measureFacets(stores: number, tell: (what: string) => void): FacetFigures {
  tell(`making ${stores} stores`);
  const copy = makeProject(stores, variedStore);
  process.env.SITE_PREVIEWS = 'off';
  try {
    const build = (): Cost => costOf(copy.root, 'generator/cli/launcher/launch.js', 'build', '--quiet');
    tell('building');
    const cold = build();
    tell('edits');
    editText(copy, Math.floor(stores / 2));
    const textEdit = build();
    editBenefit(copy, Math.floor(stores / 3));
    const benefitEdit = build();
    tell('index and pages');
    const pages = largestPages(path.join(copy.root, 'dist'));
    return { stores, ...measureIndex(copy.root), pages, cold, textEdit, benefitEdit };
  } finally {
    copy.remove();
  }
}

/** The figures as rows of a table. */
export function facetRows(figures: FacetFigures): readonly Row[] {
  const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
  const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
  const cost = ({ wall, cpu, memory }: Cost): string =>
    `${(wall / 1000).toFixed(2)} s, CPU ${(cpu / 1000).toFixed(2)} s, ${number(memory)} MiB`;
  const { change, files, pages } = figures;
  return [
    ['stores, offers', `${number(figures.stores)}, ${number(figures.offers)}`],
    ['cold build', cost(figures.cold)],
    ['edit of a text', cost(figures.textEdit)],
    ['edit of a benefit', cost(figures.benefitEdit)],
    ['first filter, brotli', `${number(figures.firstFilter)} B`],
    ...Object.entries(files).map(([name, bytes]): Row => [`  ${name}`, `${number(bytes)} B`]),
    ['read the index', milliseconds(figures.decode)],
    ['change of a filter: median, slowest', `${milliseconds(change.median)}, ${milliseconds(change.slowest)}`],
    ['  four times slower', `${milliseconds(4 * change.median)}, ${milliseconds(4 * change.slowest)}`],
    ['verdicts about a basket', milliseconds(figures.basket)],
    ['largest pages', ''],
    ...Object.entries(pages).map(
      ([kind, { file, bytes, brotli }]): Row => [`  ${kind}`, `${file} ${number(bytes)} B, brotli ${number(brotli)} B`],
    ),
  ];
}
