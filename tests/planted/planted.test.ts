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
import { shortReport } from '../support/report-snapshots';
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
  type PlantedIn,
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

function missingOf({ file: own, reported }: PlantedIn, facts: readonly Facts[]): readonly string[] {
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
 * `npm test` leaves out the corrections: near misses prove that right data is not reported.
 */
function afterFixes(
  { fix }: PlantedIn,
  damaged: Contents,
  found: Checked,
): { readonly missing: readonly string[]; readonly changed: string } {
  const repaired = fix && isComplete ? fix(damaged) : sound;
  const missing = inEnglish(leftAfter(repaired)).map(({ message }) => `after the fix: ${message}`);
  if (!found.diagnostics.some(isFixable)) return { missing, changed: '' };
  const { files, left } = fixed(damaged);
  return {
    missing: [...missing, ...inEnglish(left).map(({ message }) => `after --fix: ${message}`)],
    changed: `--fix:\n${files.map(differenceOf).join('\n')}`,
  };
}

/** Applies the fixes literally. Returns the result and the remaining reports. */
function afterFollowing(
  { further }: PlantedIn,
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
const outcomes = new Map<PlantedIn, Outcome>();

/** Makes a mistake and follows its report. */
function outcomeOf(planted: PlantedIn): Outcome {
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
    report: [shortReport(formatText(found.diagnostics, found.sources)), fixes.changed]
      .map((text) => text && `${text}\n`)
      .join(''),
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

test('the planted mistakes are at least 600, each only once', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(600);
  const slips = mistakes.map(nameOf);
  expect(slips.filter((slip, index) => slips.indexOf(slip) !== index)).toEqual([]);
});

test('the frozen catalogue has no diagnostics', () => {
  expect(factsOf(checked(sound))).toEqual([]);
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

function nameOf({ slip, file }: PlantedIn): string {
  return `${slip} in ${file}`;
}

/** The messages that the mistake gives first. */
function messagesOf(mistake: PlantedIn): readonly string[] {
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
  const lines = Object.entries(first).map(([name, ids]) => `  ${JSON.stringify(name)}: ${JSON.stringify(ids)}`);
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('messages.json');
});

describe.each(kinds)('mistakes of the kind "$name"', ({ id, cases }) => {
  const reports: string[] = [];
  const made = cases.filter((each) => isComplete || firstOfCode.has(each) || messagesOf(each).length > 0);

  test.each(made.map((each) => [each.slip, each] as const))(
    'are reported as stored, with a complete report: a maintainer %s',
    (_slip, each) => {
      const { report, messages, missing, inForm } = outcomeOf(each);
      const stored = `# ${each.slip}\n${report}`;
      reports.push(stored);
      if (!isComplete)
        expect(readFileSync(path.join(import.meta.dirname, `reports/${id}.txt`), 'utf8')).toContain(stored);
      expect(messages).toEqual(expect.arrayContaining([...messagesOf(each)]));
      expect(missing).toEqual([]);
      expect(inForm.filter((text) => forbiddenInForm.test(text))).toEqual([]);
    },
  );

  test('have the stored reports', { tags: ['all'] }, async () => {
    await expect(reports.join('\n')).toMatchFileSnapshot(`reports/${id}.txt`);
  });
});

test('following the fixes to the letter leads to the stored results', { tags: ['all'], timeout: 600_000 }, async () => {
  const ways = ['restored', 'other', 'not shown'] as const;
  const of = ({ cases }: Kind<PlantedIn>, way: Followed): readonly PlantedIn[] =>
    cases.filter((planted) => planted.reported.length > 0 && outcomeOf(planted).followed === way);
  const rows = kinds.map((kind) => [kind.name, ...ways.map((way) => of(kind, way).length)] as const);
  const other = kinds.flatMap((kind) => of(kind, 'other').map(({ slip }) => `- ${slip} (${kind.id})\n`));
  await expect(
    `${tableOf([['Kind', 'Restored', 'Other right data', 'Not shown'], ['---', '---:', '---:', '---:'], ...rows, totalOf(rows)])}
"Not shown": the fix is a sentence, without a value to write or something to delete.

## Other right data

${other.join('')}`,
  ).toMatchFileSnapshot('followed.md');
});
