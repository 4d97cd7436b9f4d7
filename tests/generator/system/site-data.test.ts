import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeSystem } from '../../../generator/system/system';
import { copyProject, type ProjectCopy } from '../../support/project-copy';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject({ SITE_DATA: 'other' });
  cpSync(path.join(copy.root, 'data'), path.join(copy.root, 'other'), { recursive: true });
  rmSync(path.join(copy.root, 'data'), { recursive: true });
});
afterAll(() => {
  copy.remove();
});

test('SITE_DATA names the folder that is read as data/', () => {
  expect(copy.run('check')).toMatchObject({ code: 0, err: '' });
});

test('diagnostics name the files in the folder of SITE_DATA', () => {
  const file = path.join(copy.root, 'other/stores/noon.yaml');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('kind: faq', 'kind: fag'));
  const { code, err } = copy.run('check');
  writeFileSync(file, good);
  expect(code).toBe(1);
  expect(err).toMatch(/ other\/stores\/noon\.yaml:\d+:\d+/);
  expect(err).not.toContain('data/stores');
});

test('SITE_DATA applies only to files of data/', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-data-'));
  try {
    cpSync(path.join(copy.root, 'other/stores'), path.join(folder, 'other/stores'), { recursive: true });
    const system = nodeSystem(folder, { SITE_DATA: 'other/' });
    expect(system.realPath('data/stores/noon.yaml')).toBe('other/stores/noon.yaml');
    expect(system.realPath('database.yaml')).toBe('database.yaml');
    expect(system.list('data')).toContain('data/stores/noon.yaml');
    expect(system.inventory('data').files.map((file) => file.path)).toContain('data/stores/noon.yaml');
    expect(system.read('data/stores/noon.yaml')).toEqual(system.read('other/stores/noon.yaml'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('SITE_DATA refuses a folder that does not exist', () => {
  expect(() => nodeSystem(copy.root, { SITE_DATA: 'nowhere' })).toThrow(
    'SITE_DATA must be a folder of the project, such as tests/catalogue, not "nowhere".',
  );
});
