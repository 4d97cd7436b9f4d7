import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../support/install-packages';
import { edit, makeProject } from './catalogue-bench';
import { costOf, costOfCommand, median, type Cost, type Row } from './measure';
import { makeRouterProject } from './react-router-bench';
import { foldedStore, storeFile } from './synthetic-catalogue';

/** Wall and processor time in milliseconds. */
type Times = Omit<Cost, 'memory'>;

/** The builds of the same stores by one generator. */
export interface GeneratorFigures {
  readonly name: string;
  /** The first build, without a cache. */
  readonly cold: Times;
  /** The medians of the builds after one edited text, each with the caches that the builds before it left. */
  readonly edited: Times;
  /** HTML files that a build makes. */
  readonly pages: number;
}

/** A project in a folder, with store files that can be edited. */
interface Project {
  readonly name: string;
  readonly root: string;
  /** The folder of the built pages, relative to `root`. */
  readonly output: string;
  /** The file of the store with a number, relative to `root`. */
  readonly fileOf: (index: number) => string;
  readonly build: () => Times;
}

const edits = 3;
const ownName = 'this project';

function measure({ name, root, output, fileOf, build }: Project, stores: number): GeneratorFigures {
  const cold = build();
  const edited = Array.from({ length: edits }, (_, round) => {
    edit(path.join(root, fileOf(Math.floor((stores * (round + 1)) / 7))), round);
    return build();
  });
  const pages = readdirSync(path.join(root, output), { recursive: true, encoding: 'utf8' });
  const medianOf = (part: keyof Times): number => median(edited.map((times) => times[part]));
  return {
    name,
    cold,
    edited: { wall: medianOf('wall'), cpu: medianOf('cpu') },
    pages: pages.filter((file) => file.endsWith('.html')).length,
  };
}

/** Copies a project to a temporary folder. */
function copyOf(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(path.join(import.meta.dirname, 'others', name), root, { recursive: true });
  return root;
}

const storeName = (index: number): string => path.basename(storeFile(index));

/** A project of a generator that runs on Node and reads the store files through `others/stores.js`. */
function nodeProject(name: string, folder: string, command: readonly string[], stores: number): Project {
  const root = copyOf(folder);
  cpSync(path.join(import.meta.dirname, 'others/stores.js'), path.join(root, 'stores.js'));
  mkdirSync(path.join(root, 'stores'));
  for (let index = 0; index < stores; index += 1)
    writeFileSync(path.join(root, 'stores', storeName(index)), foldedStore(index));
  installPackages(root, 'install');
  return {
    name,
    root,
    output: 'dist',
    fileOf: (index) => `stores/${storeName(index)}`,
    build: () => costOf(root, ...command),
  };
}

/**
 * A project of Hugo: a content file in one language has the store file in its front matter, the other one links to it.
 */
function hugoProject(stores: number): Project {
  const root = copyOf('hugo');
  for (const language of ['en', 'ar']) mkdirSync(path.join(root, 'content', language, 'store'), { recursive: true });
  const fileOf = (index: number, language = 'en'): string =>
    `content/${language}/store/${path.basename(storeFile(index), '.yaml')}.md`;
  for (let index = 0; index < stores; index += 1) {
    const text = `---\nstore:\n${foldedStore(index).replace(/^(?=.)/gm, '  ')}---\n`;
    for (const language of ['en', 'ar']) writeFileSync(path.join(root, fileOf(index, language)), text);
  }
  return { name: 'Hugo', root, output: 'dist', fileOf, build: () => costOfCommand(root, 'hugo', '--quiet') };
}

/** Measures this project and others on the same synthetic stores. */
export function measureOthers(stores: number, tell: (what: string) => void): readonly GeneratorFigures[] {
  process.env.SITE_PREVIEWS = 'off';
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const copy = makeProject(stores, foldedStore);
  const launcher = 'generator/cli/launcher/launch.js';
  const hasHugo = spawnSync('hugo', ['version']).status === 0;
  const makers: readonly (() => Project)[] = [
    () => ({
      name: ownName,
      root: copy.root,
      output: 'dist',
      fileOf: storeFile,
      build: () => costOf(copy.root, launcher, 'build', '--quiet'),
    }),
    ...(hasHugo ? [() => hugoProject(stores)] : []),
    () => nodeProject('Eleventy', 'eleventy', ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], stores),
    () => nodeProject('Astro', 'astro', ['node_modules/astro/astro.js', 'build', '--silent'], stores),
    () => {
      const root = makeRouterProject(path.join(copy.root, path.dirname(storeFile(0))), stores);
      return {
        name: 'React Router',
        root,
        output: 'build/client',
        fileOf: (index) => `stores/${storeName(index)}`,
        build: () => costOf(root, 'node_modules/@react-router/dev/bin.js', 'build'),
      };
    },
  ];
  try {
    return makers.map((make) => {
      const project = make();
      tell(`building with ${project.name}`);
      const figures = measure(project, stores);
      if (project.root !== copy.root) rmSync(project.root, { recursive: true });
      return figures;
    });
  } finally {
    copy.remove();
  }
}

/** Whether this project needs at most half of the processor time for one edit that Eleventy needs for a whole build. */
export function isEditCheap(figures: readonly GeneratorFigures[]): boolean {
  const of = (wanted: string): GeneratorFigures | undefined => figures.find(({ name }) => name === wanted);
  return (of(ownName)?.edited.cpu ?? Infinity) <= (of('Eleventy')?.cold.cpu ?? 0) / 2;
}

/** The figures in words. */
export function othersRows(figures: readonly GeneratorFigures[]): readonly Row[] {
  const words = ({ wall, cpu }: Times): string => `${(wall / 1000).toFixed(2)} s, CPU ${(cpu / 1000).toFixed(2)} s`;
  return [
    ['', 'HTML files', 'cold build', 'after one edit'],
    ...figures.map(({ name, pages, cold, edited }): Row => [name, String(pages), words(cold), words(edited)]),
  ];
}
