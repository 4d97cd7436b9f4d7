/**
 * Tries the generator with random cases, such as `npm run fuzz -- --cases 100000 --seed 1`. Other options try verdicts on
 * purchases, slips in the data, edits of files, checks that remember the last one, pages of right data in a browser, acts in
 * the two form editors, and kills of builds (with `--damaged` followed by damage of the cache) and of saves.
 */
import { parseArgs } from 'node:util';
import { kindTexts } from '../../generator/site/emit/messages';
import type { PageData } from '../../src/domain/pages/page-data';
import { bases, type Base } from './bases';
import { caseKinds } from './cases';
import { fuzz, type Finding } from './fuzz';
import { judgedAt } from './judge';
import { reportMutations } from './mutation-report';
import { intrusionsIn } from './pages';
import type { PlannedSite } from '../support/site-of';
import { projectSystem } from '../support/catalogue';
import { planSite } from '../support/planned-site';
import { contentOf } from '../support/site-content';

/** Rendering takes as long as all else together. */
const renderedOf = 5;

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kind: { type: 'string' },
    kills: { type: 'string' },
    'save-kills': { type: 'string' },
    damaged: { type: 'boolean' },
    mutations: { type: 'string' },
    base: { type: 'string' },
    verdicts: { type: 'string' },
    edits: { type: 'string' },
    checks: { type: 'string' },
    pages: { type: 'string' },
    editor: { type: 'string' },
    'hosted-editor': { type: 'string' },
  },
});
const cases = Number(values.mutations ?? values.cases);
const seed = Number(values.seed);
const { kind } = values;
if (
  !Number.isInteger(cases) ||
  !Number.isInteger(seed) ||
  (kind !== undefined && !Object.hasOwn(caseKinds, kind)) ||
  (values.base !== undefined && !Object.hasOwn(bases, values.base))
) {
  process.stderr.write(
    `npm run fuzz -- [--cases N] [--seed N] [--kills N [--damaged]] [--save-kills N] [--verdicts N] [--edits N] [--checks N] [--pages N] [--editor N] [--hosted-editor N] [--mutations N [--base tiny|sample|frozen]] [--kind ${Object.keys(
      caseKinds,
    )
      .map((name) => JSON.stringify(name))
      .join('|')}]\n`,
  );
  process.exit(2);
}

/** The files of a finding that are not those of the catalogue it was made from. */
function differences({ files }: Finding): string {
  const catalogues: readonly Base[] = Object.values(bases);
  const changed =
    catalogues
      .map((base) =>
        [...new Set([...Object.keys(files), ...Object.keys(base)])].filter((file) => files[file] !== base[file]),
      )
      .toSorted((one, other) => one.length - other.length)[0] ?? [];
  return changed
    .map((file) => {
      const content = files[file];
      const shown =
        content === undefined
          ? file in files
            ? '(a link)'
            : '(gone)'
          : typeof content === 'string'
            ? JSON.stringify(content)
            : `base64:${Buffer.from(content).toString('base64')}`;
      return `    ${JSON.stringify(file)}: ${shown.length > 3000 ? `${shown.slice(0, 3000)}…` : shown}`;
    })
    .join('\n');
}

/** Prints the result of a run, and ends with an error after a complaint. */
function finish(result: string, complaints: readonly string[], good: string): never {
  process.stdout.write(`seed ${seed}, ${result}\n${complaints.length === 0 ? good : complaints.join('\n')}\n`);
  process.exit(complaints.length === 0 ? 0 : 1);
}

const progressOf =
  (what: string) =>
  (done: number, complaint?: string): void => {
    process.stderr.write(`\r${done} ${what}${complaint ? `\n${complaint}\n` : ''}`);
  };

const kills = values.kills ?? values['save-kills'];
if (kills !== undefined) {
  const { killBuilds, killSaves } = await import('./kills');
  const kill = values.kills === undefined ? killSaves : killBuilds;
  const { complaints, ...counts } = await kill({
    kills: Number(kills),
    seed,
    damaged: values.damaged ?? false,
    progress: progressOf('killed'),
  });
  finish(JSON.stringify(counts), complaints, 'nothing was lost and nothing left behind');
}

if (values.verdicts !== undefined) {
  const { tryVerdicts } = await import('../src/domain/support/verdict-cases');
  tryVerdicts(Number(values.verdicts), seed);
  finish(`${values.verdicts} purchases`, [], 'no broken promise');
}

if (values.editor !== undefined) {
  const { tryScripts } = await import('./editor-scripts');
  const { scripts, typed, complaints } = await tryScripts({
    scripts: Number(values.editor),
    seed,
    progress: progressOf('scripts'),
  });
  finish(`${scripts} scripts, ${typed} words typed`, complaints, 'no word was lost');
}

if (values['hosted-editor'] !== undefined) {
  const { tryHostedScripts } = await import('./hosted-scripts');
  const { complaints, ...counts } = await tryHostedScripts({
    scripts: Number(values['hosted-editor']),
    seed,
    progress: progressOf('scripts'),
  });
  finish(JSON.stringify(counts), complaints, 'no word was lost');
}

if (values.checks !== undefined) {
  const { tryChecks } = await import('./checks');
  const { steps, good, codes, complaints } = tryChecks({
    sequences: Number(values.checks),
    seed,
    progress: progressOf('sequences'),
  });
  const counts = `${steps} steps, ${good} without an error, ${codes.size} codes`;
  finish(counts, complaints, 'both checks always said the same');
}

if (values.edits !== undefined) {
  const { tryEdits } = await import('./edits');
  const { made, inverted, refused, complaints } = tryEdits({
    edits: Number(values.edits),
    seed,
    progress: progressOf('edits'),
  });
  const reasons = JSON.stringify(Object.fromEntries(refused));
  finish(`${made} edits made, ${inverted} of them taken back, refused: ${reasons}`, complaints, 'no broken promise');
}

// The code of the site as it is, with its own words round the pages of the cases.
const { bundle } = await import('../../generator/site/bundle/bundle');
const code = await bundle(projectSystem(), '');
const whole = planSite();

if (values.pages !== undefined) {
  const { tryHydrations } = await import('./hydrations');
  const { good, pages, complaints } = await tryHydrations({
    cases: Number(values.pages),
    seed,
    site: { code, messages: whole.messages },
    progress: progressOf('sites'),
  });
  finish(`${good} sites, ${pages} different pages`, complaints, 'every page was accepted as it was served');
}

const decoder = new TextDecoder();
const { texts: wholeTexts, ...content } = contentOf(whole);
const staticSite = code.createStaticSite(code.assets, { ...content, icons: false });
const documentOf = (page: PageData, texts: typeof wholeTexts): string =>
  decoder.decode(
    staticSite.render(page, {
      version: 'version',
      instant: judgedAt,
      texts: kindTexts(texts[page.language], page.kind, false),
    }),
  );
const own = new Set([code.assets.starter]);
let rendered = 0;

/** Renders the pages of a site, and throws if one holds what only data can have brought in. */
function renderAll(site: PlannedSite): void {
  for (const page of site.pages) {
    const intrusions = intrusionsIn(documentOf(page, wholeTexts), own);
    if (intrusions.length > 0) throw new Error(`${page.language}${page.path} has ${intrusions.join('; ')}`);
    rendered += 1;
  }
}

if (values.mutations !== undefined) {
  const documents = (site: PlannedSite): readonly string[] => {
    // Small catalogues have few messages of their own.
    const messages = new Map([...whole.messages, ...site.messages]);
    const { texts } = contentOf({ ...whole, sites: site.sites, messages });
    return site.pages.map((page) => documentOf(page, texts));
  };
  process.exit((await reportMutations({ cases, seed, only: values.base, documents })) ? 0 : 1);
}

const started = performance.now();
const { kinds, findings, peakMemory } = fuzz({
  cases,
  seed,
  kind,
  limit: 20_000,
  lookAt: (site, number) => {
    if (number % renderedOf === 0) renderAll(site);
  },
  progress: (name, done, all) => process.stderr.write(`\r${name}: ${done} of ${all}`.padEnd(60)),
});
process.stderr.write('\n');

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(11))).join('');
const sum = (field: 'cases' | 'faulty' | 'faults' | 'good'): number =>
  kinds.reduce((total, summary) => total + summary[field], 0);
process.stdout.write(
  [
    `seed ${seed}, ${sum('cases')} cases in ${Math.round((performance.now() - started) / 1000)} s, peak memory ${Math.round(peakMemory / 1024 / 1024)} MB`,
    row(['kind', 'cases', 'with faults', 'faults', 'good sites', 'slowest ms']),
    ...kinds.map((summary) =>
      row([summary.kind, summary.cases, summary.faulty, summary.faults, summary.good, Math.round(summary.slowest)]),
    ),
    row([
      'all',
      sum('cases'),
      sum('faulty'),
      sum('faults'),
      sum('good'),
      Math.round(Math.max(...kinds.map(({ slowest }) => slowest))),
    ]),
    `pages rendered: ${rendered}, of every ${renderedOf}th good site`,
    `broken promises: ${findings.length}`,
    ...findings.map(
      (finding) =>
        `\n${finding.kind}, seed ${finding.seed}, path ${finding.path}\n${finding.message}\n${differences(finding)}`,
    ),
    '',
  ].join('\n'),
);
process.exitCode = findings.length === 0 ? 0 : 1;
