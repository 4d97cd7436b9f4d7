import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inEnglish } from '../support/english';
import { describe, expect, test } from 'vitest';
import type { Checked } from '../../generator/catalogue/check/check';
import { isFixable, type Diagnostic } from '../../generator/catalogue/diagnostics/diagnostic';
import { formatText } from '../../generator/catalogue/diagnostics/reporters/text';
import { differenceOf } from '../../generator/catalogue/fix/difference';
import { findingsOf } from '../../generator/authoring/editor/findings';
import { findingInForm } from '../../src/editor/form-texts';
import { labelOf } from '../support/names';
import { isComplete } from '../support/extent';
import { forbiddenInForm } from '../support/form-words';
import { kinds } from './cases/index';
import { followed } from './followed';
import {
  checked,
  factsOf,
  fixed,
  hasSameValues,
  isSame,
  sound,
  type Contents,
  type Facts,
  type Kind,
  type Scored,
} from './planted';

/** The result of applying the fixes of a mistake literally: the original data, or other valid data. */
type Followed = 'restored' | 'other' | 'not shown';

/** The reports about a mistake, and the missing ones. */
interface Outcome {
  readonly report: string;
  /** The id of each reported message. */
  readonly messages: readonly string[];
  readonly missing: readonly string[];
  /** The messages beside the fields of the form editor. */
  readonly inForm: readonly string[];
  readonly followed: Followed;
}

function missingOf({ file: own, reported }: Scored, facts: readonly Facts[]): readonly string[] {
  const found = facts.map(({ code, file }) => `${code} in ${file}`);
  const wanted = reported.map(({ code, file = own }) => `${code ?? 'a rule'} in ${file}`);
  if (found.join() !== wanted.join())
    return [`reported: ${found.join(', ') || 'nothing'}; wanted: ${wanted.join(', ') || 'nothing'}`];
  return reported.flatMap(({ line, says = [] }, index) => {
    const fact = facts[index];
    if (!fact) return [];
    return [
      ...(line === undefined || fact.line.includes(line) ? [] : [`the line is ${fact.line}; wanted: ${line}`]),
      ...says.filter((words) => !fact.words.includes(words)).map((words) => `does not say: ${words}`),
    ];
  });
}

/** Checks a catalogue after a fix, unless it equals the original one. */
function leftAfter(files: Contents): readonly Diagnostic[] {
  return isSame(files, sound) ? [] : checked(files, false).diagnostics;
}

/**
 * Applies the correction of the case, and separately `--fix`. Returns the remaining reports and the changes of `--fix`.
 * `npm test` leaves out the corrections of complete reports: near misses prove that right data is not reported.
 */
function afterFixes(
  { fix, score }: Scored,
  damaged: Contents,
  found: Checked,
): { readonly missing: readonly string[]; readonly changed: string } {
  const repaired = fix && (isComplete || score < 2) ? fix(damaged) : sound;
  const missing = inEnglish(leftAfter(repaired)).map(({ message }) => `after the fix: ${message}`);
  if (!found.diagnostics.some(isFixable)) return { missing, changed: '' };
  const { files, left } = fixed(damaged);
  return {
    missing: [...missing, ...inEnglish(left).map(({ message }) => `after --fix: ${message}`)],
    changed: `\n--fix:\n${files.map(differenceOf).join('\n')}\n`,
  };
}

/** Applies the fixes literally. Returns the result and the remaining reports. */
function afterFollowing(
  { further }: Scored,
  damaged: Contents,
  found: Checked,
): { readonly missing: readonly string[]; readonly followed: Followed } {
  const files = followed(damaged, found.diagnostics);
  if (!files) return { missing: [], followed: 'not shown' };
  const left = leftAfter(files).filter(({ code }) => code !== further);
  return {
    missing: inEnglish(left).map(({ message, fix = '' }) => `after following to the letter: ${message} (${fix})`),
    followed: hasSameValues(files, sound) ? 'restored' : 'other',
  };
}

const mistakes = kinds.flatMap(({ cases }) => cases);
const outcomes = new Map<Scored, Outcome>();

/** Makes a mistake and follows its report. */
function outcomeOf(planted: Scored): Outcome {
  const known = outcomes.get(planted);
  if (known) return known;
  const damaged = planted.change(sound);
  const found = checked(damaged, isComplete);
  const fixes = afterFixes(planted, damaged, found);
  // Applying every fix doubles the time.
  const following = isComplete
    ? afterFollowing(planted, damaged, found)
    : { missing: [], followed: 'not shown' as const };
  const inForm = [...findingsOf(found).values()].flat().flatMap((finding) => {
    // An unreadable file has no form: the editor shows its text.
    if (finding.path === undefined) return [];
    const { message, fix = '' } = findingInForm(finding, 'en', (word) => labelOf(word, 'en'));
    return [message, fix];
  });
  const outcome = {
    report: formatText(found.diagnostics, found.sources) + fixes.changed,
    messages: found.diagnostics.map(({ message }) => message.id),
    missing: [...missingOf(planted, factsOf(found)), ...fixes.missing, ...following.missing],
    inForm,
    followed: following.followed,
  };
  outcomes.set(planted, outcome);
  return outcome;
}

/** A Markdown table; the first row is the header. */
function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** A row of totals below rows of counts. */
function totalOf(rows: readonly (readonly (string | number)[])[]): readonly (string | number)[] {
  const columns = rows[0]?.slice(1) ?? [];
  return ['**All**', ...columns.map((_, index) => rows.reduce((sum, row) => sum + Number(row[index + 1]), 0))];
}

function withScore({ cases }: Kind<Scored>, score: Scored['score']): number {
  return cases.filter((planted) => planted.score === score).length;
}

test('the planted mistakes are at least 150, each only once, with an explanation for every lower score', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(150);
  const slips = mistakes.map(nameOf);
  expect(slips.filter((slip, index) => slips.indexOf(slip) !== index)).toEqual([]);
  expect(mistakes.filter(({ score, lacks }) => score < 2 !== (lacks !== undefined)).map(({ slip }) => slip)).toEqual(
    [],
  );
});

test('the frozen catalogue has no diagnostics', () => {
  expect(factsOf(checked(sound))).toEqual([]);
});

test('the scores by kind equal the stored scores', async () => {
  const rows = kinds.map(
    (kind) => [kind.name, kind.cases.length, ...([2, 1, 0] as const).map((score) => withScore(kind, score))] as const,
  );
  const head = ['Kind', 'Mistakes', 2, 1, 0];
  await expect(tableOf([head, ['---', '---:', '---:', '---:', '---:'], ...rows, totalOf(rows)])).toMatchFileSnapshot(
    'scores.md',
  );
});

/** The first mistake of each code. */
const firstOfCode = new Set(new Map(mistakes.toReversed().map((each) => [each.reported[0]?.code, each])).values());

/**
 * The messages that a mistake gives first, by the mistake. Rules share codes, so `npm test` makes these mistakes
 * besides the first of each code, and `npm run test:all` makes all.
 */
const firstOfMessage: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'messages.json'), 'utf8'),
);

function nameOf({ slip, file }: Scored): string {
  return `${slip} in ${file}`;
}

/** The messages that the mistake gives first. */
function messagesOf(mistake: Scored): readonly string[] {
  return firstOfMessage[nameOf(mistake)] ?? [];
}

test('the first mistake of each message equals the stored one', { tags: ['all'], timeout: 600_000 }, async () => {
  const known = new Set<string>();
  const first: Record<string, readonly string[]> = {};
  for (const each of mistakes) {
    const added = outcomeOf(each).messages.filter((message) => !known.has(message));
    if (added.length === 0) continue;
    first[nameOf(each)] = [...new Set(added)];
    for (const message of added) known.add(message);
  }
  await expect(`${JSON.stringify(first, null, 2)}\n`).toMatchFileSnapshot('messages.json');
});

describe.each(kinds)('mistakes of the kind "$name"', ({ id, cases }) => {
  const reports: string[] = [];
  const made = cases.filter((each) => isComplete || firstOfCode.has(each) || messagesOf(each).length > 0);

  test.each(made.map((each) => [each.slip, each] as const))(
    'are reported according to their score: a maintainer %s',
    (_slip, each) => {
      const { report, messages, missing, inForm } = outcomeOf(each);
      const heading = `# ${each.score} · ${each.slip}${each.lacks === undefined ? '' : `\n# ${each.lacks}`}`;
      const stored = `${heading}\n\n${report}`;
      reports.push(stored);
      if (!isComplete)
        expect(readFileSync(path.join(import.meta.dirname, `reports/${id}.txt`), 'utf8')).toContain(stored);
      expect(messages).toEqual(expect.arrayContaining([...messagesOf(each)]));
      if (each.score === 2) expect(missing).toEqual([]);
      // A report without missing parts deserves a better score.
      else expect(missing).not.toEqual([]);
      expect(inForm.filter((text) => forbiddenInForm.test(text))).toEqual([]);
    },
  );

  test('have the stored reports', { tags: ['all'] }, async () => {
    await expect(reports.join('\n\n')).toMatchFileSnapshot(`reports/${id}.txt`);
  });
});

test('following the fixes to the letter leads to the stored results', { tags: ['all'], timeout: 600_000 }, async () => {
  const ways = ['restored', 'other', 'not shown'] as const;
  const of = ({ cases }: Kind<Scored>, way: Followed): readonly Scored[] =>
    cases.filter((planted) => planted.reported.length > 0 && outcomeOf(planted).followed === way);
  const rows = kinds.map((kind) => [kind.name, ...ways.map((way) => of(kind, way).length)] as const);
  const list = (way: Followed): string =>
    kinds
      .map((kind) =>
        of(kind, way)
          .map(({ slip }) => `- ${slip} (${kind.id})\n`)
          .join(''),
      )
      .join('');
  await expect(
    `${tableOf([['Kind', 'Restored', 'Other right data', 'Not shown'], ['---', '---:', '---:', '---:'], ...rows, totalOf(rows)])}
## Other right data

${list('other')}
## Not shown

The fix is a sentence, without a value to write or something to delete.

${list('not shown')}`,
  ).toMatchFileSnapshot('followed.md');
});
