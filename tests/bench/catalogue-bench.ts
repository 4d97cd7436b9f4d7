import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from '../../generator/site/bundle/bundle';
import { nodeSystem } from '../../generator/system/system';
import { loadDocument } from '../../generator/catalogue/load/document';
import type { PageData } from '../../src/domain/pages/page-data';
import {
  decodeNames,
  findStores,
  withOthers,
  type NamesFile,
  type OtherNamesFile,
} from '../../src/domain/search/search-names';
import { interpret, storesByName, vocabularyOf, type WordsFile } from '../../src/domain/search/search-words';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { measureDev } from './dev-bench';
import { costOf, median, medianCost, processorTime, repeat, type Cost } from './measure';
import { storeFile, syntheticStore } from './synthetic-catalogue';
import { check } from '../../generator/catalogue/check/check';
import { siteDataOf } from '../../generator/site/records/checked-data';
import { messagesOfData } from '../../generator/catalogue/validate/messages/interface-messages';
import { sharedPartsOf } from '../../generator/site/derive/shared-parts';
import { kindTexts, siteTexts } from '../../generator/site/emit/messages';
import { contentSourceOf, siteContentOf } from '../../generator/site/units/site-code';

/** The measurements of a catalogue. Times in milliseconds, sizes in bytes, memory in MiB. */
export interface CatalogueFigures {
  /** The number of synthetic stores, in addition to the shipped ones. */
  readonly stores: number;
  readonly pages: number;
  readonly cold: Cost;
  readonly warmAfterOneEdit: Cost;
  readonly nothingChanged: Cost;
  readonly check: Cost;
  readonly nodeItself: Cost;
  /** Rendered pages per second of processor time, in one thread, in memory. */
  readonly renderRate: number;
  /** Files read and parsed with positions per second of processor time, in one thread. */
  readonly yamlRate: number;
  readonly dist: { readonly files: number; readonly bytes: number };
  readonly largestList: { readonly file: string; readonly bytes: number; readonly brotli: number };
  readonly storePage: { readonly bytes: number; readonly brotli: number };
  /** The brotli size of the scripts that a store page runs before any interaction. */
  readonly firstScripts: number;
  readonly searchIndex: SearchFigures;
  readonly savedToPainted?: number;
}

/** The files of the search: brotli sizes, for numbered files of the largest one, and times in milliseconds. */
interface SearchFigures {
  readonly names: number;
  readonly otherNames: number;
  readonly words: number;
  readonly stores: number;
  readonly codes: number;
  readonly titles: number;
  /** The first decoding of the names, with the lookup tables of words. */
  readonly decode: number;
  /** The slowest of several searches. */
  readonly keystroke: number;
}

/** Creates a copy of the project with a number of additional synthetic stores, and without a cache. */
export function makeProject(stores: number, textOf: (index: number) => string = syntheticStore): ProjectCopy {
  const copy = copyProject({ SITE_PREVIEWS: 'off' }, { ownCache: true });
  for (let index = 0; index < stores; index += 1) writeFileSync(path.join(copy.root, storeFile(index)), textOf(index));
  return copy;
}

/**
 * Moves what builds have made out of the way, so that the next one is cold. It is removed with the copy: a build of
 * 1,000 stores took 12.0 s right after ten thousand files were removed, and 9.1 s else.
 */
export function setAside(root: string, round: number, made: readonly string[]): void {
  const former = path.join(root, '.former', String(round));
  mkdirSync(former, { recursive: true });
  for (const name of made)
    if (existsSync(path.join(root, name))) renameSync(path.join(root, name), path.join(former, path.basename(name)));
}

/** The output of a build of the project. */
export const madeByBuild = ['node_modules/.cache', 'dist', 'src/generated'];

/** Changes a word of a store file that its own page and the lists show. */
export function edit(file: string, round: number): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {6}en: .*?)(?: edited \d+)?$/m, `$1 edited ${round}`));
}

const weight = (bytes: string | Uint8Array): number => brotliCompressSync(bytes).byteLength;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The number of store pages that one warm thread renders per second of processor time. */
async function measureRender(root: string, stores: number): Promise<number> {
  // As in a build: React reads it when it is loaded, and is several times slower otherwise.
  process.env.NODE_ENV = 'production';
  const system = nodeSystem(root);
  const { assets, messages, createStaticSite } = await bundle(system, '');
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The catalogue has faults.');
  const data = siteDataOf(catalogue, system.now);
  const staticSite = createStaticSite(assets, siteContentOf(contentSourceOf(data, 'any')));
  const texts = siteTexts(sharedPartsOf(data).sites, data.messages, {
    ...messages,
    generator: messagesOfData(system),
  });
  const pages = Array.from({ length: Math.min(stores, 1000) }, (_, index) =>
    ['en', 'ar'].map((language) => {
      const file = path.join(root, `dist/${language}/store/${path.basename(storeFile(index), '.yaml')}.json`);
      // The generator has written a value of this type.
      return JSON.parse(readFileSync(file, 'utf8')) as PageData;
    }),
  ).flat();
  const renderAll = (): void => {
    for (const page of pages)
      staticSite.render(page, {
        version: '0',
        instant: system.now,
        texts: kindTexts(texts[page.language], page.kind, false),
      });
  };
  renderAll();
  return (pages.length / median(repeat(5, () => processorTime(renderAll)))) * 1000;
}

function measureYaml(root: string, stores: number): number {
  const files = Array.from({ length: Math.min(stores, 500) }, (_, index) => storeFile(index));
  const system = nodeSystem(root);
  const parseAll = (): void => {
    for (const file of files) loadDocument({ path: file, text: new TextDecoder().decode(system.read(file)) });
  };
  parseAll();
  return (files.length / median(repeat(3, () => processorTime(parseAll)))) * 1000;
}

/** The weight of the largest file in a folder. */
function heaviestIn(folder: string): number {
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file)));
  return weight(files.reduce((one, other) => (other.length > one.length ? other : one)));
}

function measureSearch(dist: string): SearchFigures {
  const folder = path.join(dist, 'en/search');
  const bytesOf = (name: string): Buffer => readFileSync(path.join(dist, 'en', `${name}.json`));
  // The generator has written values of these types.
  const names = JSON.parse(bytesOf('search').toString()) as NamesFile;
  const others = JSON.parse(bytesOf('search/names').toString()) as OtherNamesFile;
  const words = JSON.parse(bytesOf('search/words').toString()) as WordsFile;
  const decodeAll = () => {
    const stores = withOthers(decodeNames(names), others);
    return { stores, vocabulary: vocabularyOf(words, storesByName(stores)) };
  };
  const timeOf = (run: () => void): number => {
    const began = performance.now();
    run();
    return performance.now() - began;
  };
  const { stores, vocabulary } = decodeAll();
  const keystrokes = ['s', 'sa', 'sav', 'savi', 'قس', 'قسيمة', 'zzz', '7', '77', '20% off vitamins'].map((query) =>
    median(
      repeat(9, () =>
        timeOf(() => {
          findStores(stores, query);
          interpret(query, vocabulary);
        }),
      ),
    ),
  );
  return {
    names: weight(bytesOf('search')),
    otherNames: weight(bytesOf('search/names')),
    words: weight(bytesOf('search/words')),
    stores: heaviestIn(path.join(folder, 'stores')),
    codes: heaviestIn(path.join(folder, 'codes')),
    titles: heaviestIn(path.join(folder, 'titles')),
    decode: median(repeat(9, () => timeOf(decodeAll))),
    keystroke: Math.max(...keystrokes),
  };
}

function measureFirstScripts(dist: string, html: string): number {
  const attribute = (name: string): readonly string[] =>
    (new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').filter(Boolean);
  return [...attribute('entry'), ...attribute('modules')].reduce(
    (sum, file) => sum + weight(readFileSync(path.join(dist, file))),
    0,
  );
}

/** Creates a project with a number of additional synthetic stores, and measures it. */
export async function measureCatalogue(
  stores: number,
  tell: (what: string) => void,
  withBrowser: boolean,
): Promise<CatalogueFigures> {
  const rounds = stores > 1000 ? 1 : 3;
  tell(`making ${stores} stores`);
  const copy = makeProject(stores);
  const dist = path.join(copy.root, 'dist');
  process.env.SITE_PREVIEWS = 'off';
  const run = (...words: readonly string[]): Cost =>
    costOf(copy.root, 'generator/cli/launcher/launch.js', ...words, '--quiet');
  try {
    tell('cold builds');
    const cold = medianCost(
      repeat(
        rounds,
        () => run('build'),
        (round) => setAside(copy.root, round, madeByBuild),
      ),
    );
    tell('warm builds');
    const warmAfterOneEdit = medianCost(
      repeat(
        5,
        () => run('build'),
        (round) => {
          edit(path.join(copy.root, storeFile(Math.floor((stores * (round + 1)) / 7))), round);
        },
      ),
    );
    const nothingChanged = medianCost(repeat(5, () => run('build')));
    tell('checks');
    const check = medianCost(repeat(5, () => run('check')));
    const nodeItself = medianCost(repeat(9, () => costOf(copy.root, '-e', '0')));
    tell('rates');
    const renderRate = await measureRender(copy.root, stores);
    const yamlRate = measureYaml(copy.root, stores);
    const files = filesBelow(dist);
    const lists = files
      .filter((file) => /\/(?:stores|all-coupons)(?:\/[^/]*|-\d+)?\.html$/.test(file))
      .map((file) => ({ file, bytes: statSync(file).size }));
    const largest = lists.reduce((one, other) => (other.bytes > one.bytes ? other : one), { file: '', bytes: 0 });
    const html = readFileSync(path.join(dist, 'ar/store/store-00000.html'), 'utf8');
    const figures = {
      stores,
      pages: files.filter((file) => file.endsWith('.html')).length,
      cold,
      warmAfterOneEdit,
      nothingChanged,
      check,
      nodeItself,
      renderRate,
      yamlRate,
      dist: { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) },
      largestList: {
        file: path.relative(dist, largest.file),
        bytes: largest.bytes,
        brotli: weight(readFileSync(largest.file)),
      },
      storePage: { bytes: Buffer.byteLength(html), brotli: weight(html) },
      firstScripts: measureFirstScripts(dist, html),
      searchIndex: measureSearch(dist),
    };
    if (!withBrowser) return figures;
    tell('saves in the development server');
    return { ...figures, savedToPainted: await measureDev(copy.root, storeFile(Math.floor(stores / 2))) };
  } finally {
    copy.remove();
  }
}
