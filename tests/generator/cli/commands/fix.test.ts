import { existsSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes, Refused, WrongUsage, type CommandContext } from '../../../../generator/cli/commands/command';
import { fixData, type fixOptions } from '../../../../generator/cli/commands/fix';
import { nodeSystem } from '../../../../generator/system/system';
import { CommandLine } from '../../../support/command-line';
import { patched } from '../../support/sample-catalogue';
import { SampleProject } from '../../support/sample-project';

const store = 'data/stores/luban.yaml';
const files = patched(store, 'subtitle:\n  en: Save  on incense\n  ar: وفّر على البخور\n');
const wrong = files[store] ?? '';
const right = wrong.replace('Save  on', 'Save on');

describe('fixData', () => {
  let project: SampleProject;

  beforeEach(() => {
    project = new SampleProject(files);
  });
  afterEach(() => project.remove());

  interface Run {
    readonly yes?: boolean;
    readonly terminal?: boolean;
    readonly format?: CommandContext['options']['format'];
    readonly answer?: () => 'y' | 'n';
  }

  async function run({ yes = false, terminal = true, format = 'text', answer = () => 'y' }: Run) {
    let out = '';
    const add = (text: string): void => {
      out += `${text}\n`;
    };
    const context: Parameters<typeof fixData>[0] = {
      system: nodeSystem(project.root, { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 15) / 1000) }),
      options: { format, quiet: false },
      values: { fix: true, yes } satisfies CommandContext<typeof fixOptions>['values'],
      print: add,
      say: add,
      terminal: {
        colour: false,
        ask: terminal
          ? async (question) => {
              add(question);
              return answer();
            }
          : undefined,
      },
    };
    const code = await fixData(context);
    return { code, out };
  }

  test('shows the fixes and makes them after the answer "yes"', async () => {
    const { code, out } = await run({});
    expect(code).toBeUndefined();
    expect(out).toContain(
      `${store}\n   25 -   en: Save··on incense\n   25 +   en: Save on incense\n\nMake these changes in 1 file?`,
    );
    expect(out).toContain('Corrected: 1 file.');
    expect(project.read(store)).toBe(right);
  });

  test('makes no fix after the answer "no"', async () => {
    const { code, out } = await run({ answer: () => 'n' });
    expect([code, project.read(store)]).toEqual([exitCodes.usage, wrong]);
    expect(out).toContain('Nothing was changed.');
  });

  test('makes the fixes without a question if --yes is given', async () => {
    const { out } = await run({ yes: true, terminal: false });
    expect(out).not.toContain('?');
    expect(project.read(store)).toBe(right);
  });

  test('refuses to run if nobody can answer the question', async () => {
    await expect(run({ terminal: false })).rejects.toThrow(Refused);
    await expect(run({ format: 'json' })).rejects.toThrow(WrongUsage);
    expect(project.read(store)).toBe(wrong);
  });

  test('refuses to change a file that was saved while the question was open', async () => {
    const saved = `${wrong}# A note.\n`;
    const answer = (): 'y' => {
      project.write(store, saved);
      return 'y';
    };
    await expect(run({ answer })).rejects.toThrow('was changed in the meantime');
    expect(project.read(store)).toBe(saved);
  });

  test('does not replace a file that has appeared under the correct name in the meantime', async () => {
    rmSync(project.at(store));
    project.write('data/stores/luban.yml', wrong);
    const answer = (): 'y' => {
      project.write(store, 'mine');
      return 'y';
    };
    await expect(run({ answer })).rejects.toThrow('exists already');
    expect([project.read(store), project.read('data/stores/luban.yml')]).toEqual(['mine', wrong]);
  });

  test('moves a file to its correct name', async () => {
    rmSync(project.at(store));
    project.write('data/stores/luban.yml', wrong);
    await run({});
    expect([project.read(store), existsSync(project.at('data/stores/luban.yml'))]).toEqual([right, false]);
  });

  test('says that there is nothing to correct in valid data', async () => {
    project.write(store, right);
    const { code, out } = await run({ terminal: false });
    expect(code).toBeUndefined();
    expect(out).toBe('There is nothing to correct that has only one right answer.\n');
  });
});

describe('npm run check', () => {
  let project: CommandLine;
  const file = 'data/stores/temu.yaml';
  const good = 'en: Temu code to try second';

  beforeAll(() => {
    project = new CommandLine({ SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000) });
  });
  afterAll(() => project.remove());

  test('suggests --fix, which corrects the file and then checks the data', { tags: ['all'] }, async () => {
    const before = project.read(file).replaceAll('\n', '\r\n');
    project.write(file, before.replace(good, 'en: "Temu code  to try second "'));
    const check = await project.run('check');
    expect(check.code).toBe(1);
    expect(check.out).toContain('`npm run check -- --fix` corrects 2 of these.');

    // Without a terminal no question can be answered.
    const asked = await project.run('check', '--fix');
    expect([asked.code, asked.out.includes(`${file}\n`)]).toEqual([2, true]);

    const fixed = await project.run('check', '--fix', '--yes');
    expect([fixed.code, fixed.err]).toEqual([0, '']);
    expect(fixed.out).toContain('The data is good');
    expect(project.read(file)).toBe(before.replace(good, 'en: "Temu code to try second"'));
  });

  test('fails after --fix if other errors are left', async () => {
    const before = project.read(file);
    project.write(file, before.replace('slug: temu', 'slug: "temu "').replace('category:', 'categroy:'));
    const fixed = await project.run('check', '--fix', '--yes');
    expect(fixed.code).toBe(1);
    expect(fixed.out).toContain('Corrected: 1 file.');
    expect(fixed.err).toContain('did you mean `category`?');
    expect(project.read(file)).toContain('slug: "temu"');
  });
});
