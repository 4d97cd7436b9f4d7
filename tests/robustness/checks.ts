import { sameValue } from '../../generator/system/same-value';
import { check } from '../../generator/catalogue/check/check';
import { diagnosticCodes } from '../../generator/catalogue/diagnostics/codes';
import type { Diagnostic, DiagnosticCode } from '../../generator/catalogue/diagnostics/diagnostic';
import { pageOf } from '../../generator/catalogue/diagnostics/explain';
import { KnownDocuments } from '../../generator/catalogue/load/document';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { RuleError } from '../../generator/catalogue/validate/engine/rule-error';
import { CheckCache } from '../../generator/site/records/check-cache';
import { checkIncrementally } from '../../generator/site/records/incremental-check';
import { cacheFiles } from '../../generator/system/cache/cache-keys';
import type { System } from '../../generator/system/system';
import { kinds } from '../planted/cases';
import { edited, sound, type Change, type Contents } from '../planted/planted';
import { sampleFiles, withExample } from '../generator/support/sample-catalogue';
import { projectSystem, readProject } from '../support/catalogue';
import { Chance } from '../support/random';
import { bases } from './bases';
import { slips } from './mutations';

const project = projectSystem();
const schemas = loadSchemas(project);
const first = Date.UTC(2026, 10, 21);
const day = 86_400_000;

/** What stays the same when a file does: the number of its content, which stands for the time at which it was saved. */
const numbers = new WeakMap<Uint8Array, number>();
let lastNumber = 0;

function numberOf(content: Uint8Array): number {
  const known = numbers.get(content);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(content, lastNumber);
  return lastNumber;
}

/** The project with other data, at another instant; what is written is kept in `saved`. */
export function systemOf(contents: Contents, now: number, saved: Map<string, Uint8Array>): System {
  const paths = Object.keys(contents).sort();
  return {
    ...project,
    now,
    present: now,
    read: (file) => saved.get(file) ?? contents[file] ?? (file.startsWith('data/') ? undefined : project.read(file)),
    list: (folder) => paths.filter((file) => file.startsWith(`${folder}/`)),
    others: () => [],
    inventory: () => ({
      files: paths.map((path) => {
        const content = contents[path] ?? new Uint8Array();
        return { path, size: content.byteLength, modified: numberOf(content) };
      }),
      others: [],
    }),
    write(file, content) {
      saved.set(file, Buffer.from(content));
      return true;
    },
    append(file, text) {
      saved.set(file, Buffer.concat([saved.get(file) ?? new Uint8Array(), Buffer.from(text)]));
    },
  };
}

/** A slip that often leaves the data without an error. */
function slipIn(file: string, chance: Chance): Change {
  const name = chance.pick(['a line is missing', 'a line is there twice', 'a digit is another'] as const);
  return edited(file.slice('data/'.length), (text) => slips[name](text, (limit) => chance.below(limit)) ?? text);
}

/** A catalogue without an error, and a mistake in it that a sequence begins with. */
interface Start {
  readonly contents: Contents;
  readonly mistake: Change;
}

const planted = kinds.flatMap(({ cases }) => cases);
const plantedCodes = new Set(planted.flatMap(({ reported }) => reported.map(({ code }) => code)));

const sample: Contents = Object.fromEntries(
  Object.entries(bases.sample).map(([file, text]) => [file, Buffer.from(text)]),
);

/** Puts the wrong example of a code into the sample. What is a link or absent in the example is left out. */
function exampleOf(code: DiagnosticCode): Change {
  const example = withExample(pageOf(code, readProject).wrong);
  const changed = Object.keys({ ...sampleFiles, ...example }).filter((file) => example[file] !== sampleFiles[file]);
  return (current) => {
    const kept = Object.entries(current).filter(([file]) => !changed.includes(file));
    const added = changed.flatMap((file) => {
      const content = example[file];
      return content === undefined ? [] : [[file, Buffer.from(content)] as const];
    });
    return Object.fromEntries([...kept, ...added]);
  };
}

/**
 * Every code is reported at the beginning of a sequence: those that no planted mistake causes, by the example of their
 * document.
 */
const starts: readonly Start[] = [
  ...planted.map(({ change }) => ({ contents: sound, mistake: change })),
  ...diagnosticCodes
    .filter((code) => !plantedCodes.has(code))
    .map((code) => ({ contents: sample, mistake: exampleOf(code) })),
];

/** Files are parsed once, not for each step. */
const documents = new KnownDocuments();

/** What a check says, as far as it may not depend on a former check. */
interface Said {
  readonly diagnostics: readonly Diagnostic[];
  readonly isGood: boolean;
}

function said(run: () => Said): Said | string {
  try {
    return run();
  } catch (error) {
    if (error instanceof RuleError) return error.message;
    throw error;
  }
}

/** What came of sequences of edits. */
export interface CheckSummary {
  readonly steps: number;
  /** How many steps left the data without an error, so that the next step had something to remember. */
  readonly good: number;
  /** The codes that were reported. */
  readonly codes: ReadonlySet<DiagnosticCode>;
  readonly complaints: readonly string[];
}

/** Steps of each sequence. */
const stepsEach = 4;

/** What a check says that remembers nothing. */
function sayWhole(system: System, preview: boolean): Said | string {
  return said(() => {
    const { diagnostics, catalogue } = check(system, schemas, { documents, preview });
    return { diagnostics, isGood: catalogue !== undefined };
  });
}

/** What a check says that remembers the last one. */
function sayRemembering(system: System, cache: CheckCache, preview: boolean): Said | string {
  return said(() => {
    const { diagnostics, good } = checkIncrementally(system, schemas, cache, { documents, preview });
    if (good) cache.update(good.state, good.newRest);
    return { diagnostics, isGood: good !== undefined };
  });
}

/** What the check of the next process says: the cache is read again, and written. */
function sayNext(system: System, preview: boolean): Said | string {
  const cache = new CheckCache(system, 'key');
  const found = sayRemembering(system, cache, preview);
  cache.write();
  return found;
}

/**
 * Edits the data by chance, and checks it after each edit, as for a build or for the preview: without what earlier checks
 * remember, in a new process that reads it, and in one that goes on. All must say the same. The same seed gives the same
 * edits.
 */
export function tryChecks({
  sequences,
  seed,
  progress,
}: {
  readonly sequences: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
}): CheckSummary {
  const codes = new Set<DiagnosticCode>();
  const complaints: string[] = [];
  let [steps, good] = [0, 0];
  const checked = new Map(
    [sound, sample].map((contents) => {
      const saved = new Map<string, Uint8Array>();
      sayNext(systemOf(contents, first, saved), false);
      return [contents, saved];
    }),
  );
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const chance = new Chance(seed + sequence);
    const start = starts[(seed + sequence) % starts.length] ?? { contents: sound, mistake: (files) => files };
    const saved = new Map(checked.get(start.contents));
    const history: Contents[] = [start.contents];
    const going = new CheckCache(systemOf(start.contents, first, saved), 'key');
    let now = first;
    for (let step = 1; step <= stepsEach; step += 1) {
      const contents = next(start, history, chance);
      history.push(contents);
      if (chance.share() < 0.2) now += chance.below(400) * day;
      const system = systemOf(contents, now, saved);
      const preview = chance.share() < 0.5;
      const whole = sayWhole(system, preview);
      const state = saved.get(cacheFiles.check);
      const remembering = [sayRemembering(system, going, preview), sayNext(system, preview)];
      // A process that is killed while it writes the cache leaves new files beside old ones.
      if (chance.share() < 0.1 && state) saved.set(cacheFiles.check, state);
      steps += 1;
      if (typeof whole !== 'string') good += Number(whole.isGood);
      for (const code of codesOf(whole)) codes.add(code);
      for (const remembered of remembering)
        if (!sameValue(whole, remembered))
          complaints.push(`seed ${seed + sequence}, step ${step}: ${difference(whole, remembered)}`);
    }
    progress?.(sequence + 1);
  }
  return { steps, good, codes, complaints };
}

/**
 * The next state of the data: an edit, a former state, or a change that is no mistake. The first edit is the mistake
 * that the sequence begins with.
 */
function next({ contents, mistake }: Start, history: readonly Contents[], chance: Chance): Contents {
  const current = history.at(-1) ?? contents;
  if (history.length === 1) return mistake(current);
  const choice = chance.share();
  if (choice < 0.2) return chance.pick(history);
  const files = Object.keys(current).filter((file) => file.endsWith('.yaml') || file.endsWith('.csv'));
  const file = chance.pick(files);
  const others = starts.filter((start) => start.contents === contents);
  const change =
    choice < 0.45
      ? chance.pick(others).mistake
      : choice < 0.8
        ? slipIn(file, chance)
        : withComment(file, chance.share() < 0.5);
  try {
    return change(current);
  } catch {
    // What the mistake is made in has gone in the meantime.
    return current;
  }
}

/** Another content with the same values, whose places may be others. */
function withComment(file: string, atStart: boolean): Change {
  const comment = file.endsWith('.yaml') ? '# A comment.' : '';
  return edited(file.slice('data/'.length), (text) =>
    atStart && comment !== '' ? `${comment}\n${text}` : `${text}${comment}\n`,
  );
}

function codesOf(result: Said | string): readonly DiagnosticCode[] {
  return typeof result === 'string' ? [] : result.diagnostics.map(({ code }) => code);
}

function difference(whole: Said | string, remembered: Said | string): string {
  if (typeof whole === 'string' || typeof remembered === 'string') return `${String(whole)} / ${String(remembered)}`;
  const keys = ({ diagnostics }: Said): readonly string[] =>
    diagnostics.map(({ code, file, span }) => `${code} ${file}:${span.start}`);
  const [without, withMemory] = [keys(whole), keys(remembered)];
  const lost = without.filter((key) => !withMemory.includes(key));
  const added = withMemory.filter((key) => !without.includes(key));
  return `good ${String(whole.isGood)}/${String(remembered.isGood)}, lost ${JSON.stringify(lost.slice(0, 3))}, added ${JSON.stringify(added.slice(0, 3))}`;
}
