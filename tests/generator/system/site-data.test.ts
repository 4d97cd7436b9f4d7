import { renameSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeSystem } from '../../../generator/system/system';
import { CommandLine } from '../../support/command-line';

let project: CommandLine;

beforeAll(() => {
  project = new CommandLine({ SITE_DATA: 'other' });
  renameSync(project.at('data'), project.at('other'));
});
afterAll(() => project.remove());

test('a check reads the folder of SITE_DATA as data/, and its diagnostics name the files in that folder', async () => {
  const file = 'other/stores/noon.yaml';
  const good = project.read(file);
  project.write(file, good.replace('kind: faq', 'kind: fag'));
  const { code, err } = await project.run('check');
  expect(code).toBe(1);
  expect(err).toMatch(/ other\/stores\/noon\.yaml:\d+:\d+/);
  expect(err).not.toContain('data/stores');
  project.write(file, good);
  expect(await project.run('check')).toMatchObject({ code: 0, err: '' });
});

test('SITE_DATA applies only to files of data/', () => {
  const system = nodeSystem(project.root, { SITE_DATA: 'other/' });
  expect(system.realPath('data/stores/noon.yaml')).toBe('other/stores/noon.yaml');
  expect(system.realPath('database.yaml')).toBe('database.yaml');
  expect(system.list('data')).toContain('data/stores/noon.yaml');
  expect(system.inventory('data').files.map((file) => file.path)).toContain('data/stores/noon.yaml');
  expect(system.read('data/stores/noon.yaml')).toEqual(system.read('other/stores/noon.yaml'));
});

test('each data folder has unsaved changes of its own', () => {
  nodeSystem(project.root, { SITE_DATA: 'other' }).write('.qaseema/a.json', 'other');
  const system = nodeSystem(project.root, {});
  expect(system.read('.qaseema/a.json')).toBeUndefined();
  expect(system.realPath('.qaseema/a.json')).toBe('.qaseema/a.json');
  expect(nodeSystem(project.root, { SITE_DATA: '..' }).realPath('.qaseema')).toBe('.qaseema/data-..');
});

test('SITE_DATA refuses a folder that does not exist', () => {
  expect(() => nodeSystem(project.root, { SITE_DATA: 'nowhere' })).toThrow(
    'SITE_DATA must be a folder of the project, such as tests/catalogue, not "nowhere".',
  );
});
