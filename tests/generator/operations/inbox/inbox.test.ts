import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { exitCodes, WrongUsage } from '../../../../generator/cli/commands/command';
import { nodeSystem } from '../../../../generator/system/system';
import { readInbox } from '../../../../generator/operations/inbox/inbox';
import { reportLine, type Report } from '../../../../src/domain/trust/report';
import { exports, planted, reports } from './exports';
import { InboxProject } from './sample';

let project: InboxProject;
beforeEach(() => {
  project = new InboxProject();
});
afterEach(() => project.remove());

/** The files of all forms. */
const all = (): readonly string[] => exports.map(({ name, content }) => project.download(`Fatima, ${name}`, content));

const saved = (...lines: readonly string[]): string => project.download('chat.txt', lines.join('\n'));
const about = (offer: string, kind: 'yes' | 'no', day: string, answers: Report['answers'] = {}): string =>
  reportLine({ kind, store: 'luban', offer, answers, day });
const newCode = (code: string, store = 'luban'): string =>
  reportLine({ kind: 'new', store, code, answers: {}, day: '2026-11-20' });

/** The lines that a run adds to files. */
const added = (out: string): readonly string[] => [...out.matchAll(/^\+(?!\+\+)(.*)$/gm)].map(([, line = '']) => line);

/** The result of each report by day. */
async function verdictsOf(...lines: readonly string[]): Promise<readonly string[]> {
  const { out } = await project.run([saved(...lines)], { format: 'json' });
  const { reports: judged } = JSON.parse(out) as {
    readonly reports: readonly { day: string; verdict: { kind: string } }[];
  };
  return judged.map(({ day, verdict: { kind } }) => `${day} ${kind}`).sort();
}

describe('npm run inbox', () => {
  test('shows a summary and one difference', async () => {
    const { code, out } = await project.run([saved(...reports.map(reportLine))]);
    expect(out).toMatchSnapshot();
    expect(code).toBe(exitCodes.good);
  });

  test.each(exports)('reads the same reports from $name', ({ content }) => {
    const inbox = readInbox([typeof content === 'string' ? Buffer.from(content) : content]);
    expect(inbox.reports.map(reportLine).sort()).toEqual(reports.map(reportLine).sort());
    expect(inbox.files[0]?.unreadable).toBe(0);
  });

  test('shows the same result for several files together as for one text', async () => {
    const parts = ['reports', 'difference'] as const;
    const of = async (files: readonly string[]): Promise<readonly unknown[]> => {
      const result: unknown = JSON.parse((await project.run(files, { format: 'json' })).out);
      return parts.map((part) => Reflect.get(Object(result), part));
    };
    expect(await of(all())).toEqual(await of([saved(...reports.map(reportLine))]));
  });

  test('writes only with --write the difference that it has shown, which removes no line, and then proposes nothing', async () => {
    const before = project.everything;
    const shown = await project.run(all());
    expect(project.everything).toBe(before);
    expect(shown.out).not.toMatch(/^-(?!--)/m);
    const { out } = await project.run(all(), { write: true });
    expect(added(out)).toEqual(added(shown.out));
    const now = Date.UTC(2026, 10, 24);
    const { diagnostics } = check({ ...nodeSystem(project.root, {}), now, present: now });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['unfinished-draft', 'warning'],
      ['unfinished-draft', 'warning'],
    ]);
    const second = await project.run(all(), { write: true });
    expect(second.out).toContain('There is nothing to change.');
    expect(second.out).not.toMatch(/^[-+]/m);
  });

  test('refuses to change a file that was changed in the meantime', async () => {
    const chat = saved(...reports.map(reportLine));
    const store = project.read('data/stores/luban.yaml');
    await expect(
      project.run([chat], { write: true, whenRead: () => project.write('data/stores/luban.yaml', `${store}\n`) }),
    ).rejects.toThrow('data/stores/luban.yaml was changed in the meantime');
    expect(project.read('data/stores/luban.yaml')).toBe(`${store}\n`);
  });
});

describe('the verdict on a report of an offer', () => {
  test('is "duplicate" if the log says the same for that day, country and channel', async () => {
    const of = { country: 'SA', channel: 'app' } as const;
    expect(await verdictsOf(about('ten-percent', 'yes', '2026-11-08', of))).toEqual(['2026-11-08 duplicate']);
    // Of successes only the newest of a place tells anything.
    expect(await verdictsOf(about('ten-percent', 'yes', '2026-11-07', of))).toEqual(['2026-11-07 duplicate']);
    expect(
      await verdictsOf(about('ten-percent', 'yes', '2026-11-09', of), about('ten-percent', 'yes', '2026-11-10', of)),
    ).toEqual(['2026-11-09 duplicate', '2026-11-10 check']);
  });

  test('is "contradicted" if the team has tested later in what may be the same place', async () => {
    expect(
      await verdictsOf(
        about('gift', 'no', '2026-11-02', { country: 'AE' }),
        about('gift', 'no', '2026-11-03', { channel: 'app' }),
        about('gift', 'no', '2026-11-04', { country: 'SA' }),
        about('gift', 'no', '2026-11-05', { country: 'SA' }),
        about('gift', 'no', '2026-11-06', { country: 'SA' }),
      ),
    ).toEqual([
      '2026-11-02 check',
      '2026-11-03 contradicted',
      '2026-11-04 contradicted',
      '2026-11-05 check',
      '2026-11-06 check',
    ]);
  });

  test('is "alone" for a failure without a second one within 14 days in the log or the reports', async () => {
    const first = about('five-percent', 'no', '2026-11-01');
    expect(await verdictsOf(first)).toEqual(['2026-11-01 alone']);
    // The same again on that day may be the same person.
    expect(await verdictsOf(first, about('five-percent', 'no', '2026-11-01', { customer: 'new' }))).toEqual([
      '2026-11-01 alone',
      '2026-11-01 duplicate',
    ]);
    expect(await verdictsOf(first, about('five-percent', 'no', '2026-11-16'))).toEqual([
      '2026-11-01 alone',
      '2026-11-16 alone',
    ]);
    await project.run([saved(first, about('five-percent', 'no', '2026-11-15'))], { write: true });
    expect(await verdictsOf(about('five-percent', 'no', '2026-11-20'))).toEqual(['2026-11-20 check']);
  });

  test('is "ended" or "not-begun" outside the period of the offer', async () => {
    const store = project.read('data/stores/luban.yaml');
    project.write('data/stores/luban.yaml', store.replace('  - id: fifteen-percent\n', '$&    starts: 2026-11-10\n'));
    expect(
      await verdictsOf(about('summer-sale', 'yes', '2026-08-30'), about('fifteen-percent', 'yes', '2026-11-09')),
    ).toEqual(['2026-08-30 ended', '2026-11-09 not-begun']);
  });

  test('applies to the renamed offer for a report with its former id', async () => {
    expect(added((await project.run([saved(about('fifteen-off', 'yes', '2026-11-19'))])).out).join('\n')).toContain(
      'date: 2026-11-19',
    );
  });

  test('is "impossible" for a country that the site does not have', async () => {
    expect(await verdictsOf(about('gift', 'yes', '2026-11-20', { country: 'KW' }))).toEqual(['2026-11-20 impossible']);
  });

  test('is "impossible" for a day that is in the future, long ago or nonexistent', async () => {
    expect(
      await verdictsOf(...['2026-11-25', '2025-11-01', '2026-02-30'].map((day) => about('gift', 'yes', day))),
    ).toEqual(['2025-11-01 impossible', '2026-02-30 impossible', '2026-11-25 impossible']);
  });

  test('counts on the new day from midnight in the time zone of the site', async () => {
    const report = saved(about('gift', 'yes', '2026-11-25'));
    const verdictAt = async (now: string): Promise<string> =>
      (await project.run([report], { format: 'json', now })).out;
    expect(await verdictAt('2026-11-24T20:59:00Z')).toContain('"impossible"');
    expect(await verdictAt('2026-11-24T21:00:00Z')).not.toContain('"impossible"');
  });
});

describe('a report of a new code', () => {
  test.each(['OUD15', 'خصم20', 'SAVE-10%', 'A+B'])('becomes a draft offer for %s', async (code) => {
    expect(await verdictsOf(newCode(code))).toEqual(['2026-11-20 draft']);
    await project.run([saved(newCode(code))], { write: true });
    expect(await verdictsOf(newCode(code))).toEqual(['2026-11-20 known-code']);
  });

  test('is a duplicate if the code differs from another one only in case', async () => {
    expect(await verdictsOf(newCode('OUD15'), newCode('oud15'), newCode('luban5'), newCode('souk5', 'souk'))).toEqual([
      '2026-11-20 draft',
      '2026-11-20 duplicate',
      '2026-11-20 known-code',
      '2026-11-20 known-code',
    ]);
  });

  test('becomes the first own offer of a store whose offers all come from a feed', async () => {
    await project.run([saved(newCode('OUD15', 'souk'))], { write: true });
    expect(project.read('data/stores/souk.yaml')).toMatch(/^offers:\n {2}- id: oud15\n {4}draft: true\n/m);
  });

  test('is listed without a store if none is named, and changes nothing', async () => {
    const { out } = await project.run([saved(newCode('VIDEO20', '-'))], { write: true });
    expect(out).toMatch(/whose store is not known: .* \(1\)\n.*2026-11-20\s+VIDEO20/);
    expect(await verdictsOf(newCode('VIDEO20', '-'), newCode('0501234567', '-'))).toEqual([
      '2026-11-20 no-code',
      '2026-11-20 no-store',
    ]);
  });

  test.each([
    'Fatima Al-Harbi',
    '0501234567',
    '+966-50-1234567',
    'fatima@example.net',
    'no code',
    'N/A',
    'King Fahd Road 12, Riyadh',
  ])('is not shown if it may be words or a number, such as %s', async (code) => {
    const { out } = await project.run([saved(newCode(code))], { write: true });
    expect(out).toContain(
      'Words or a number in place of a code. They are shown nowhere: read them in the messages (1)',
    );
    for (const text of [out, project.everything]) expect(text).not.toContain(code);
  });
});

describe('the privacy of the senders', () => {
  const expectNothing = (text: string): void => {
    for (const trace of planted) expect(text).not.toContain(trace);
  };

  test('covers the output, the difference, the data and every other file', async () => {
    for (const format of ['text', 'json'] as const) await project.run(all(), { format });
    await project.run(all(), { write: true });
    expect(project.out).toContain('OUD15');
    expectNothing(project.out);
    expectNothing(project.everything);
  });

  test('covers the messages about files that cannot be read', async () => {
    const archive = project.download('Fatima.zip', 'PK\u0003\u0004 Fatima Al-Harbi');
    await expect(project.run([archive])).rejects.toThrow('Unpack file 1, a ZIP archive, and name the text in it.');
    await expect(project.run([saved(''), 'WhatsApp Chat with Fatima.txt'])).rejects.toThrow(
      'There is no file 2 of those that you named.',
    );
    await expect(project.run([project.root])).rejects.toThrow('file 1 of those that you named cannot be read');
    expectNothing(project.out);
  });

  test('covers the output about lines that were changed or forged', async () => {
    const good = about('ten-percent', 'no', '2026-11-20');
    const changed = [
      good.replace('ten', 'fatima'),
      `${good.slice(0, -1)}Fatima`,
      good.replace('QSM1', 'QSM7'),
      'QSM1: Fatima',
    ];
    const forged = [
      reportLine({ kind: 'no', store: 'Fatima Al-Harbi', offer: 'x', answers: {}, day: '2026-11-20' }),
      reportLine({ kind: 'no', store: 'luban', offer: 'King Fahd Road', answers: {}, day: '2026-11-20' }),
      reportLine({ kind: 'no', store: 'luban', offer: 'fatima', answers: {}, day: '2026-11-21' }),
    ];
    const file = saved(...changed, ...forged);
    const { out } = await project.run([file], { write: true });
    expect(out).toContain('3 lines, and 4 that cannot be read');
    await project.run([file], { format: 'json' });
    expectNothing(project.out);
    expectNothing(project.everything);
  });
});

describe('npm run inbox with 10,000 lines of spam', () => {
  const days = Array.from({ length: 21 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);

  test('limits the tests of an offer and the drafts of a store to ten, and still reads a report of another offer', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => [
      newCode(`SPAM${index}`),
      about('five-percent', 'no', days[index % 21] ?? '', { basket: { amount: index + 1, currency: 'SAR' } }),
    ]).flat();
    const file = saved(...lines, about('gift', 'yes', '2026-11-22'));
    const { out } = await project.run([file], { write: true });
    expect(out).toMatch(/^Left aside, because there are too many: .* \(\d+\)$/m);
    expect(out.length).toBeLessThan(20_000);
    const tests = added(out).filter((line) => line.includes('date: '));
    expect(tests.length).toBeLessThanOrEqual(11);
    expect(tests.join('\n')).toContain('date: 2026-11-22');
    expect(added(out).filter((line) => line.includes('draft: true')).length).toBeLessThanOrEqual(10);
    expect((await project.run([file])).out).toContain('There is nothing to change.');
  });
});

describe('the usage of npm run inbox', () => {
  test('requires files', async () => {
    await expect(project.run([])).rejects.toThrow(WrongUsage);
  });

  test('says that a file has no reports', async () => {
    expect(await project.run([saved('Thank you!')])).toEqual({
      code: exitCodes.good,
      out: `0 reports in 1 file
  file 1  text, or the table of a form  0 lines

There is nothing to change.
`,
    });
  });

  test('reports errors in the data first', async () => {
    project.write('data/stores/luban.yaml', 'slug: [');
    const { code, out } = await project.run([saved(about('gift', 'yes', '2026-11-22'))]);
    expect(out).toContain('data/stores/luban.yaml');
    expect(code).toBe(exitCodes.dataErrors);
  });
});
