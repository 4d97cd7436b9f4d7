import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject({ SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 24, 9) / 1000) });
});
afterAll(() => {
  copy.remove();
});

const read = (file: string): string => readFileSync(path.join(copy.root, file), 'utf8');
const yes = (...words: readonly string[]): void => {
  const { code, err } = copy.run(...words, '--yes');
  expect([words.join(' '), code, err]).toEqual([words.join(' '), 0, expect.not.stringContaining('error')]);
};

test('the everyday commands change the catalogue and leave it without errors', {
  tags: ['all'],
  timeout: 120_000,
}, () => {
  yes('tried', 'temu/alb121108', 'SA', 'app', 'worked', '250:225');
  expect(read('data/stores/temu.yaml')).toContain(
    '    checks:\n      - date: 2026-11-24\n        country: SA\n        channel: app\n        result: worked\n        basket:\n',
  );

  writeFileSync(
    path.join(copy.root, 'tests.txt'),
    '# From the phone\ntemu/alc460086 worked\n\ntemu/ali460086, failed, minimum\n',
  );
  yes('tried', 'tests.txt', 'AE', 'app', 'yesterday');
  expect(read('data/stores/temu.yaml').match(/date: 2026-11-23/g)).toHaveLength(2);

  yes('checked', 'temu', '/about');
  expect([read('data/stores/temu.yaml'), read('data/pages/about.yaml')].join()).not.toMatch(/^checked: (?!2026-11)/m);

  yes('end', 'temu/acs729490', '2026-12-24');
  expect(read('data/stores/temu.yaml')).toContain('    expires: 2026-12-24\n');

  yes('rename', 'temu/acs729490', 'type-it');
  expect(read('data/stores/temu.yaml')).toContain('  - id: type-it\n    formerly: [acs729490]\n');
  yes('rename', 'temu', 'temu-gulf');
  expect(existsSync(path.join(copy.root, 'data/stores/temu.yaml'))).toBe(false);

  yes('remove', 'temu-gulf/type-it');
  yes('remove', 'guide-complet-aliexpress', 'aliexpress');
  expect(existsSync(path.join(copy.root, 'data/posts/guide-complet-aliexpress.yaml'))).toBe(false);

  yes('new', 'offer', 'temu-gulf', 'GULF20', '20');
  yes('new', 'redirect', '/presents', '/stores');
  expect(read('data/redirects.yaml')).toContain('  - from: /{lang}/presents\n    to: /{lang}/stores\n');

  expect(copy.run('check').code).toBe(0);
});

test('an everyday command without a terminal shows the difference and the command that writes it', () => {
  const before = read('data/stores/noon.yaml');
  expect(copy.run('checked', 'noon')).toMatchObject({
    code: 2,
    out: expect.stringContaining('+checked: 2026-11'),
    err: 'Nothing was changed, because the question cannot be answered here. To make these changes: npm run checked noon -- --yes\n',
  });
  expect(read('data/stores/noon.yaml')).toBe(before);
}, 60_000);

test('an everyday command with --format json prints the paths and the difference', {
  tags: ['all'],
  timeout: 60_000,
}, () => {
  const { code, out } = copy.run('checked', 'noon', '--yes', '--format', 'json');
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
