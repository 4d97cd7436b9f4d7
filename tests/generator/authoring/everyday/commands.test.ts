import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandLine } from '../../../support/command-line';

let project: CommandLine;
beforeAll(() => {
  project = new CommandLine({ SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 24, 9) / 1000) });
});
afterAll(() => project.remove());

const yes = async (...words: readonly string[]): Promise<void> => {
  const { code, err } = await project.run(...words, '--yes');
  expect([words.join(' '), code, err]).toEqual([words.join(' '), 0, expect.not.stringContaining('error')]);
};

test('the everyday commands change the catalogue and leave it without errors', { tags: ['all'] }, async () => {
  await yes('tried', 'temu/alb121108', 'SA', 'app', 'worked', '250:225');
  expect(project.read('data/stores/temu.yaml')).toContain(
    '    checks:\n      - date: 2026-11-24\n        country: SA\n        channel: app\n        result: worked\n        basket:\n',
  );

  project.write('tests.txt', '# From the phone\ntemu/alc460086 worked\n\ntemu/ali460086, failed, minimum\n');
  await yes('tried', 'tests.txt', 'AE', 'app', 'yesterday');
  expect(project.read('data/stores/temu.yaml').match(/date: 2026-11-23/g)).toHaveLength(2);

  await yes('checked', 'temu', '/about');
  expect([project.read('data/stores/temu.yaml'), project.read('data/pages/about.yaml')].join()).not.toMatch(
    /^checked: (?!2026-11)/m,
  );

  await yes('end', 'temu/acs729490', '2026-12-24');
  expect(project.read('data/stores/temu.yaml')).toContain('    expires: 2026-12-24\n');

  await yes('rename', 'temu/acs729490', 'type-it');
  expect(project.read('data/stores/temu.yaml')).toContain('  - id: type-it\n    formerly: [acs729490]\n');
  await yes('rename', 'temu', 'temu-gulf');
  expect(existsSync(project.at('data/stores/temu.yaml'))).toBe(false);

  await yes('remove', 'temu-gulf/type-it');
  await yes('remove', 'guide-complet-aliexpress', 'aliexpress');
  expect(existsSync(project.at('data/posts/guide-complet-aliexpress.yaml'))).toBe(false);

  await yes('new', 'offer', 'temu-gulf', 'GULF20', '20');
  await yes('new', 'redirect', '/presents', '/stores');
  expect(project.read('data/redirects.yaml')).toContain('  - from: /{lang}/presents\n    to: /{lang}/stores\n');

  expect((await project.run('check')).code).toBe(0);
});

test('an everyday command without a terminal shows the difference and the command that writes it', async () => {
  const before = project.read('data/stores/noon.yaml');
  expect(await project.run('checked', 'noon')).toMatchObject({
    code: 2,
    out: expect.stringContaining('+checked: 2026-11'),
    err: 'Nothing was changed, because the question cannot be answered here. To make these changes: npm run checked noon -- --yes\n',
  });
  expect(project.read('data/stores/noon.yaml')).toBe(before);
});

test('an everyday command with --format json prints the paths and the difference', { tags: ['all'] }, async () => {
  const { code, out } = await project.run('checked', 'noon', '--yes', '--format', 'json');
  expect([code, JSON.parse(out)]).toEqual([
    0,
    {
      version: 1,
      written: ['data/stores/noon.yaml'],
      notes: [],
      difference: expect.stringContaining('+checked: 2026-11'),
    },
  ]);
});
