import { isDeepStrictEqual } from 'node:util';
import { check } from '../../generator/catalogue/check/check';
import type { Diagnostic, DiagnosticCode } from '../../generator/catalogue/diagnostics/diagnostic';
import { KnownDocuments } from '../../generator/catalogue/load/document';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { RuleError } from '../../generator/catalogue/validate/rule-error';
import { CheckCache } from '../../generator/site/records/check-cache';
import { checkIncrementally } from '../../generator/site/records/incremental-check';
import { cacheFiles } from '../../generator/system/cache/cache-keys';
import type { System } from '../../generator/system/system';
import { kinds } from '../planted/cases';
import { edited, sound, type Change, type Contents } from '../planted/planted';
import { projectSystem } from '../support/catalogue';
import { randomOf } from '../support/random';

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

/** Changes that are no mistakes, so that a check remembers what it found in them. */
const harmless: readonly Change[] = Object.keys(sound)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => edited(file.slice('data/'.length), (text) => `${text}# A comment.\n`));

/** Small slips in the values of a file: a line less, a line twice, another figure. */
function slipIn(file: string, random: () => number): Change {
  return edited(file.slice('data/'.length), (text) => {
    const lines = text.split('\n');
    const at = Math.floor(random() * lines.length);
    const line = lines[at] ?? '';
    const kind = Math.floor(random() * 3);
    if (kind === 0) lines.splice(at, 1);
    else if (kind === 1) lines.splice(at, 0, line);
    else lines[at] = line.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    return lines.join('\n');
  });
}

const planted: readonly Change[] = kinds.flatMap(({ cases }) => cases.map(({ change }) => change));

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
function sayWhole(system: System): Said | string {
  return said(() => {
    const { diagnostics, catalogue } = check(system, schemas, { documents });
    return { diagnostics, isGood: catalogue !== undefined };
  });
}

/** What a check says that remembers the last one, as the next process does: the cache is read again. */
function sayRemembering(system: System): Said | string {
  return said(() => {
    const cache = new CheckCache(system, 'key');
    const { diagnostics, good } = checkIncrementally(system, schemas, cache, { documents });
    if (good) {
      cache.update(good.state, good.newRest);
      cache.write();
    }
    return { diagnostics, isGood: good !== undefined };
  });
}

/**
 * Edits the data by chance, and checks it after each edit twice: with what earlier checks remember, and without. Both must say
 * the same. The same seed gives the same edits.
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
  // Every sequence begins with the same data, checked once.
  const checkedSound = new Map<string, Uint8Array>();
  sayRemembering(systemOf(sound, first, checkedSound));
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const random = randomOf(seed + sequence);
    const saved = new Map(checkedSound);
    const history: Contents[] = [sound];
    let now = first;
    for (let step = 1; step <= stepsEach; step += 1) {
      const contents = next(history, random, seed + sequence);
      history.push(contents);
      if (random() < 0.2) now += Math.floor(random() * 400) * day;
      const system = systemOf(contents, now, saved);
      const whole = sayWhole(system);
      const state = saved.get(cacheFiles.check);
      const remembered = sayRemembering(system);
      // A process that is killed while it writes the cache leaves new files beside old ones.
      if (random() < 0.1 && state) saved.set(cacheFiles.check, state);
      steps += 1;
      if (typeof whole !== 'string') {
        good += Number(whole.isGood);
        for (const { code } of whole.diagnostics) codes.add(code);
      }
      if (!isDeepStrictEqual(whole, remembered))
        complaints.push(`seed ${seed + sequence}, step ${step}: ${difference(whole, remembered)}`);
    }
    progress?.(sequence + 1);
  }
  return { steps, good, codes, complaints };
}

/**
 * The next state of the data: an edit, a former state, or a change that is no mistake. The first edit of each sequence is a planted
 * mistake, in turn, so that enough sequences make each of them.
 */
function next(history: readonly Contents[], random: () => number, at: number): Contents {
  const current = history.at(-1) ?? sound;
  const choice = history.length === 1 ? 0.2 : random();
  if (choice < 0.2) return history[Math.floor(random() * history.length)] ?? sound;
  const files = Object.keys(current).filter((file) => file.endsWith('.yaml') || file.endsWith('.csv'));
  const file = files[Math.floor(random() * files.length)] ?? '';
  const change =
    choice < 0.45
      ? planted[(at + history.length - 1) % planted.length]
      : choice < 0.8
        ? slipIn(file, random)
        : harmless[Math.floor(random() * harmless.length)];
  try {
    return change?.(current) ?? current;
  } catch {
    // What the mistake is made in has gone in the meantime.
    return current;
  }
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
