import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../support/install-packages';
import { madeByBuild, makeProject, setAside } from './catalogue-bench';
import { costOf, medianCost, type Cost, type Row } from './measure';
import { foldedStore, storeFile } from './synthetic-catalogue';

/** Cold builds of the same stores by this project and by React Router. */
export interface RouterFigures {
  readonly stores: number;
  readonly ours: readonly Cost[];
  readonly theirs: readonly Cost[];
  /** The processor time of the median build of this project, divided by that of React Router. */
  readonly ratio: number;
}

/**
 * The maximum ratio of the processor times of a cold build of 1,000 stores by this project and by React Router. The
 * goal is 2.
 */
export const highestRatio = 3.2;

const rounds = 3;

/**
 * Makes the project of React Router in a temporary folder, outside of this one, with the packages of its own lock file.
 */
export function makeRouterProject(storesFolder: string, stores: number): string {
  const root = mkdtempSync(path.join(tmpdir(), 'react-router-'));
  cpSync(path.join(import.meta.dirname, 'react-router'), root, { recursive: true });
  mkdirSync(path.join(root, 'stores'));
  for (let index = 0; index < stores; index += 1) {
    const name = path.basename(storeFile(index));
    cpSync(path.join(storesFolder, name), path.join(root, 'stores', name));
  }
  installPackages(root, 'ci');
  return root;
}

function buildWithRouter(root: string, round: number, stores: number): Cost {
  setAside(root, round, ['build', '.react-router', 'node_modules/.vite']);
  const cost = costOf(root, 'node_modules/@react-router/dev/bin.js', 'build');
  const built = readdirSync(path.join(root, 'build/client'), { recursive: true, encoding: 'utf8' });
  const pages = built.filter((file) => /^(?:en|ar)\b.*\bindex\.html$/.test(file)).length;
  // A store, the home page and the list, each in two languages.
  if (pages !== 2 * (stores + 2)) throw new Error(`React Router built ${pages} pages of ${stores} stores.`);
  return cost;
}

/** Measures cold builds by both, alternately. */
export function measureAgainstRouter(stores: number, tell: (what: string) => void): RouterFigures {
  process.env.SITE_PREVIEWS = 'off';
  tell(`making ${stores} stores`);
  const copy = makeProject(stores, foldedStore);
  tell('installing React Router');
  const router = makeRouterProject(path.join(copy.root, 'data/stores'), stores);
  try {
    const ours: Cost[] = [];
    const theirs: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      tell(`cold builds, ${round + 1} of ${rounds}`);
      setAside(copy.root, round, madeByBuild);
      ours.push(costOf(copy.root, 'generator/cli/launcher/launch.js', 'build', '--quiet'));
      theirs.push(buildWithRouter(router, round, stores));
    }
    return { stores, ours, theirs, ratio: medianCost(ours).cpu / medianCost(theirs).cpu };
  } finally {
    copy.remove();
    rmSync(router, { recursive: true });
  }
}

/** The figures as rows of a table. */
export function routerRows({ stores, ours, theirs, ratio }: RouterFigures): readonly Row[] {
  const cpu = (costs: readonly Cost[]): readonly string[] =>
    [medianCost(costs), ...costs].map((cost) => `${(cost.cpu / 1000).toFixed(1)} s`);
  return [
    [`CPU of a cold build of ${stores} stores`, 'median', ...ours.map((_, round) => `build ${round + 1}`)],
    ['this project', ...cpu(ours)],
    ['React Router', ...cpu(theirs)],
    [`ratio (limit ${highestRatio})`, ratio.toFixed(2)],
  ];
}
