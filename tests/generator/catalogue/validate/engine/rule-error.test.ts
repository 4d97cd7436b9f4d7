import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exitCodes } from '../../../../../generator/cli/commands/command';
import { run } from '../../../../../generator/cli/main';
import { fileNames } from '../../../../../generator/catalogue/validate/rules/file-names/rule';
import { padding } from '../../../../../generator/catalogue/validate/rules/padding/rule';
import { sampleFiles } from '../../../support/sample-catalogue';
import { SampleProject } from '../../../support/sample-project';

let project: SampleProject;

beforeAll(() => {
  project = new SampleProject();
});
afterAll(() => project.remove());

beforeEach(() => {
  // The command checks the sample, even if the tests run on another catalogue.
  vi.stubEnv('SITE_DATA', '');
  vi.spyOn(fileNames, 'check').mockImplementation(() => {
    throw new Error('a bug in a check');
  });
  vi.spyOn(padding, 'each').mockImplementation(() => {
    throw new Error('a bug in a visitor');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function runCheck(changes: Readonly<Record<string, string>>): Promise<{ code: number; err: string }> {
  for (const [file, text] of Object.entries({ ...sampleFiles, ...changes })) project.write(file, text);
  let err = '';
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  try {
    return { code: await run(project.root, ['check']), err };
  } finally {
    spy.mockRestore();
  }
}

test('an exception in a rule exits as a bug of the generator, even if the data is valid', async () => {
  const { code, err } = await runCheck({});
  expect(code).toBe(exitCodes.bug);
  expect(err).toContain('This is a bug in the generator');
  expect(err).toMatch(/Error in the rule "file-names":\nError: a bug in a check\n {4}at /);
});

test('an exception in a rule for every file is reported once, with the first file', async () => {
  const { err } = await runCheck({});
  expect(err.match(/a bug in a visitor/g)).toHaveLength(1);
  expect(err).toMatch(/Error in the rule "padding", while it checked data\/\S+\.yaml:/);
});

test('an exception in a rule hides no diagnostics of other rules, of schemas or of the YAML parser', async () => {
  const store = sampleFiles['data/stores/luban.yaml'] ?? '';
  const { code, err } = await runCheck({
    'data/stores/luban.yaml': store.replace('logo: luban.svg', 'logo: lost.svg'),
    'data/pages/about.yaml': 'kind: stattic\n',
    'data/posts/first-order.yaml': 'slug: "first\n',
  });
  expect(code).toBe(exitCodes.bug);
  const bug = err.indexOf('This is a bug');
  for (const diagnostic of ['error[missing-image]', 'error[unknown-kind]', 'error[yaml-syntax]']) {
    expect(err).toContain(diagnostic);
    expect(err.indexOf(diagnostic)).toBeLessThan(bug);
  }
});
