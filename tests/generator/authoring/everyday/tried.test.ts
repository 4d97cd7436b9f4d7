import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes } from '../../../../generator/cli/commands/command';
import { EverydayProject } from './sample';

let project: EverydayProject;
beforeEach(() => {
  project = new EverydayProject();
});
afterEach(() => project.remove());

const diff = async (words: string): Promise<string> => (await project.written(`tried ${words}`)).slice(2).join('\n');

describe('npm run tried', () => {
  test('accepts words in any order and writes the test before older ones', async () => {
    expect(await diff('250:225 worked app luban/ten-percent new SA')).toBe(
      [
        '+      - date: 2026-11-24',
        '+        country: SA',
        '+        channel: app',
        '+        customer: new',
        '+        result: worked',
        '+        basket:',
        '+          before: 250',
        '+          after: 225',
        '+          currency: SAR',
      ].join('\n'),
    );
    expect(project.read('data/stores/luban.yaml')).toContain(
      '      # At the checkout in Riyadh.\n      - date: 2026-11-08',
    );
  });

  test('finds an offer by its code, a former id or the store name, and a country by any of its names', async () => {
    const ae = '+      - date: 2026-11-24\n+        country: AE\n+        result: worked';
    expect(await diff('lubaN5 worked United Arab Emirates')).toBe(`+    checks:\n${ae}`);
    expect(await diff('luban/fifteen-off worked الإمارات')).toBe(`+    checks:\n${ae}`);
    expect(await diff('لبان/five-percent نجح KSA')).toBe(
      '+      - date: 2026-11-24\n+        country: SA\n+        result: worked',
    );
  });

  test('reads a reason as a failed test, and accepts another day', async () => {
    expect(await diff('luban/five-percent minimum yesterday')).toBe(
      '+    checks:\n+      - date: 2026-11-23\n+        result: failed\n+        reason: minimum',
    );
    expect(await diff('luban/five-percent failed ٢٠٢٦-١١-٠١')).toBe(
      '+      - date: 2026-11-01\n+        result: failed',
    );
  });

  test('writes a test of a feed offer into the settings of the feed', async () => {
    const lines = await project.written('tried souk/1 worked SA site');
    expect(lines.slice(0, 2)).toEqual(['--- data/feeds/souk.yaml', '+++ data/feeds/souk.yaml']);
    expect(lines.slice(2).join('\n')).toContain('offer: "1"');
  });

  test('writes one entry for each of several offers', async () => {
    expect(await diff('luban/ten-percent luban/gift worked AE')).toBe(
      [
        '+      - date: 2026-11-24',
        '+        country: AE',
        '+        result: worked',
        '+      - date: 2026-11-24',
        '+        country: AE',
        '+        result: worked',
      ].join('\n'),
    );
  });

  test('does not add a test that the log already has', async () => {
    const { code, out } = await project.everyday('tried luban/ten-percent worked SA app 2026-11-08');
    expect([code, out]).toEqual([
      exitCodes.good,
      'The log of luban/ten-percent has this test already.\nThere is nothing to change.\n',
    ]);
  });
});

describe('npm run tried with unclear or missing words', () => {
  test.each([
    ['luban/nine-percent worked', 'The store luban has no offer `nine-percent`'],
    ['lupan/ten-percent worked', 'There is no store `lupan`: did you mean `luban`?'],
    ['luban/ten-percent worked SA AE', '`AE` says `country: AE`, but another word says SA.'],
    ['luban/ten-percent worked minimum', '`minimum` says `result: failed`, but another word says worked.'],
    ['luban/ten-percent worked 2026-02-30', '`2026-02-30` is no day of the calendar.'],
    ['luban/ten-percent worked 250:225 200:100', '`200:100` says `before: 200`, but another word says 250.'],
    ['luban worked', '`luban` can be luban/'],
    ['LUBAN99 worked', '`LUBAN99` is not understood.'],
  ])('refuses %s', async (words, message) => {
    await expect(project.agreed(`tried ${words}`)).rejects.toThrow(message);
  });

  test('names the command to repeat if nobody can give the missing answer', async () => {
    await expect(project.everyday('tried luban/ten-percent SA')).rejects.toThrow(
      'Did it work? (worked, failed, or why it failed)\nRepeat the command with the answer: npm run tried luban/ten-percent SA worked|failed',
    );
    await expect(project.everyday('tried luban/ten-percent worked 9:8')).rejects.toThrow(
      'npm run tried luban/ten-percent worked 9:8 CURRENCY',
    );
  });
});

test('npm run tried asks for missing facts and leaves out unknown ones', async () => {
  const { code, out } = await project.everyday('tried luban/five-percent', {
    answers: ['', 'failed', 'AE', '', 'minimum', 'y'],
  });
  expect(out.split('\n').filter((line) => /[?:] $|\? \(.*\) $/.test(line))).toEqual([
    'Did it work? (worked, failed, or why it failed) ',
    'Did it work? (worked, failed, or why it failed) ',
    'Country (empty means: not known): ',
    'In the app or on the website? (one of: site, app; empty means: not known) ',
    'Why did it fail? (one of: not-accepted, ended, minimum, country, channel, customer, category, brand, payment, sale-items, used-once; empty means: not known) ',
    'Make these changes in 1 file? (y/n) ',
  ]);
  expect(code).toBe(exitCodes.good);
  expect(project.read('data/stores/luban.yaml')).toContain(
    '    checks:\n      - date: 2026-11-24\n        country: AE\n        result: failed\n        reason: minimum\n',
  );
});

test('npm run tried repeats a question after an unclear answer', async () => {
  const { code, out } = await project.everyday('tried luban/five-percent SA app', {
    answers: ['werked', 'worked', 'y'],
  });
  expect(out).toContain('`werked` is not understood. Did you mean `worked`?');
  expect(code).toBe(exitCodes.good);
});

describe('npm run tried with a list of tests', () => {
  test('combines the words of each line with those of the command', async () => {
    project.write('tests.txt', '# From the phone\nluban/five-percent worked\n\nluban/gift, failed, AE\n');
    const { out } = await project.agreed('tried app 2026-11-20 SA tests.txt');
    expect(out).toContain(
      '+      - date: 2026-11-20\n+        country: SA\n+        channel: app\n+        result: worked',
    );
    expect(out).toContain(
      '+      - date: 2026-11-20\n+        country: AE\n+        channel: app\n+        result: failed',
    );
  });

  test.each([
    ['luban/gift werked', 'line 2 of tests.txt: `werked` is not understood. Did you mean `worked`?'],
    [
      'luban/gift',
      'line 2 of tests.txt: Did it work? (worked, failed, or why it failed)\nAdd worked|failed to the line.',
    ],
  ])('names the line "%s", which is unclear or incomplete', async (words, message) => {
    project.write('tests.txt', `luban/gift worked\n${words}\n`);
    await expect(project.agreed('tried tests.txt')).rejects.toThrow(message);
  });

  test('refuses an offer that is named besides the list', async () => {
    project.write('tests.txt', 'luban/gift worked\n');
    await expect(project.agreed('tried luban/five-percent tests.txt')).rejects.toThrow('not in both');
  });
});

test('npm run tried shows a new warning before the question', async () => {
  const { code, out } = await project.everyday('tried luban/summer-sale SA app worked', { answers: ['y'] });
  expect(out).toMatch(/warning\[check-outside-offer\][\s\S]*Make these changes/);
  expect(code).toBe(exitCodes.good);
});

describe('the confirmation of npm run tried', () => {
  test('writes nothing after the answer "no"', async () => {
    const before = project.everything;
    const { code, out } = await project.everyday('tried luban/five-percent SA app worked', { answers: ['n'] });
    expect([code, project.everything]).toEqual([exitCodes.usage, before]);
    expect(out).toContain('Nothing was changed.');
  });

  test('writes nothing if nobody can answer the question', async () => {
    const before = project.everything;
    await expect(project.everyday('tried luban/five-percent SA app worked')).rejects.toThrow(
      'To make these changes: npm run tried luban/five-percent SA app worked -- --yes',
    );
    expect(project.everything).toBe(before);
  });

  test('writes nothing if the data would have an error, such as an order that costs more with the offer', async () => {
    const before = project.everything;
    const { code, out } = await project.agreed('tried luban/five-percent SA worked 200:225');
    expect(code).toBe(exitCodes.dataErrors);
    expect(out).toContain('check-basket-grew');
    expect(out).toContain('Nothing was written: the data would have these errors.');
    expect(project.everything).toBe(before);
  });

  test('writes despite an error that the data had before', async () => {
    project.write('data/posts/unfinished.yaml', 'slug: unfinished\n');
    const { code, out } = await project.agreed('tried luban/five-percent worked');
    expect([code, out]).toEqual([exitCodes.good, expect.stringContaining('Written: 1 file.')]);
  });
});
