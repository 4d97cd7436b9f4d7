import { describe, expect, test } from 'vitest';
import { isFixable } from '../../generator/diagnostics/diagnostic';
import { formatText } from '../../generator/diagnostics/reporters/text';
import { differenceOf } from '../../generator/fix/difference';
import { kinds } from './cases/index';
import { checked, factsOf, fixed, sound, type Contents, type Facts, type Kind, type Planted } from './planted';

function isSound(files: Contents): boolean {
  const names = Object.keys(files);
  return (
    names.length === Object.keys(sound).length &&
    names.every((name) => {
      const [bytes, before] = [files[name], sound[name]];
      return bytes !== undefined && before !== undefined && Buffer.compare(bytes, before) === 0;
    })
  );
}

/** What is reported of a mistake, and what is missing of what must be reported. */
interface Outcome {
  readonly report: string;
  readonly missing: readonly string[];
}

function missingOf({ file: own, reported }: Planted, facts: readonly Facts[]): readonly string[] {
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

/** Makes a mistake, and follows the report. */
function outcomeOf(planted: Planted): Outcome {
  const damaged = planted.change(sound);
  const found = checked(damaged);
  const missing = [...missingOf(planted, factsOf(found))];
  if (planted.fix !== 'undo') {
    const fixed = planted.fix(damaged);
    if (!isSound(fixed)) {
      const left = checked(fixed);
      if (left.diagnostics.length > 0) missing.push(`after the fix: ${formatText(left.diagnostics, left.sources)}`);
    }
  }
  const report = formatText(found.diagnostics, found.sources);
  if (!found.diagnostics.some(isFixable)) return { report, missing };
  const { files, left } = fixed(damaged);
  missing.push(...left.map(({ message }) => `after --fix: ${message}`));
  return { report: `${report}\n--fix:\n${files.map(differenceOf).join('\n')}\n`, missing };
}

function withScore({ cases }: Kind, score: Planted['score']): number {
  return cases.filter((planted) => planted.score === score).length;
}

test('there are at least 150 mistakes, each only once, and what is missing of a report is said', () => {
  const all = kinds.flatMap(({ cases }) => cases);
  expect(all.length).toBeGreaterThanOrEqual(150);
  const slips = all.map(({ slip, file }) => `${slip} in ${file}`);
  expect(slips.filter((slip, index) => slips.indexOf(slip) !== index)).toEqual([]);
  expect(all.filter(({ score, lacks }) => score < 2 !== (lacks !== undefined)).map(({ slip }) => slip)).toEqual([]);
});

test('in the frozen catalogue nothing is reported', () => {
  expect(factsOf(checked(sound))).toEqual([]);
});

test('the scores by kind', async () => {
  const rows = kinds.map(
    (kind) => [kind.name, kind.cases.length, ...([2, 1, 0] as const).map((score) => withScore(kind, score))] as const,
  );
  const total = [1, 2, 3, 4].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const table = [
    ['Kind', 'Mistakes', 2, 1, 0],
    ['---', '---:', '---:', '---:', '---:'],
    ...rows,
    ['**All**', ...total],
  ];
  await expect(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`).toMatchFileSnapshot('scores.md');
});

describe.each(kinds)('$name', ({ id, cases }) => {
  const reports: string[] = [];

  test.each(cases.map((planted) => [planted.slip, planted] as const))('a maintainer %s', (_slip, planted) => {
    const { report, missing } = outcomeOf(planted);
    reports.push(
      `# ${planted.score} · ${planted.slip}${planted.lacks === undefined ? '' : `\n# ${planted.lacks}`}\n\n${report}`,
    );
    if (planted.score === 2) expect(missing).toEqual([]);
    // A report that has all that was missing deserves a better score.
    else expect(missing).not.toEqual([]);
  });

  test('the reports are those that are stored', async () => {
    await expect(reports.join('\n\n')).toMatchFileSnapshot(`reports/${id}.txt`);
  });
});
