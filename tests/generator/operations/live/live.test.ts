import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes, Refused, WrongUsage } from '../../../../generator/cli/commands/command';
import { liveCommand } from '../../../../generator/cli/commands/live';
import { nodeSystem } from '../../../../generator/system/system';
import { apiOrigin, startNetworkApi, type NetworkApi } from '../../../support/network-api';
import { contextOf } from '../../support/command-context';
import { gitIn } from '../../../support/git';
import { TemporaryFolder } from '../../../support/temporary-folder';

let api: NetworkApi;
let folder: TemporaryFolder;
/** A commit, one that contains it, and one that contains neither. */
let [first, second, other] = ['', '', ''];
/** The answers of the published site, in order; the last one stays. */
let answers: readonly (readonly [status: number, text: string])[] = [];

const git = (...args: readonly string[]): string => gitIn(folder.root, ...args);
const commit = (name: string): string => {
  git('commit', '--quiet', '--allow-empty', '--message', name);
  return git('rev-parse', 'HEAD');
};
const stamp = (made: string): readonly [number, string] => [200, `{"commit":"${made}"}\n`];

beforeAll(async () => {
  api = await startNetworkApi();
  folder = new TemporaryFolder('live');
  folder.write('data/site.yaml', `origin: ${apiOrigin}\nbasePath: /coupons\nname: [not, right]\n`);
  git('init', '--quiet', '--initial-branch', 'main');
  first = commit('First');
  second = commit('Second');
  git('checkout', '--quiet', '--orphan', 'other');
  other = commit('Other');
});
afterAll(async () => {
  folder.remove();
  await api.stop();
});
beforeEach(() => {
  api.received.length = 0;
  api.answer = (_request, response) => {
    const [status, text] = answers[Math.min(api.received.length, answers.length) - 1] ?? [500, ''];
    response.writeHead(status).end(text);
  };
});

async function run(
  words: readonly string[],
  { timeout, format = 'text' }: { readonly timeout?: string; readonly format?: 'text' | 'json' } = {},
): Promise<{ readonly code: number; readonly out: string; readonly waited: number }> {
  let waited = 0;
  const system = { ...nodeSystem(folder.root, {}), stopwatch: () => waited };
  const wait = async (milliseconds: number): Promise<void> => {
    waited += milliseconds;
  };
  const { context, printed } = contextOf(system, format);
  const code = await liveCommand({ ...api.network, wait }).run({
    ...context,
    values: timeout === undefined ? {} : { timeout },
    positionals: words,
    say: () => undefined,
  });
  return { code, out: printed(), waited: waited / 1000 };
}

const site = `${apiOrigin}/coupons`;
const short = (made: string): string => made.slice(0, 10);

describe('npm run live', () => {
  test('waits until the published site has the commit', async () => {
    answers = [[404, ''], stamp(other), stamp(first)];
    expect(await run(['main~1'])).toEqual({
      code: exitCodes.good,
      out: `${site} has commit ${short(first)}.\n`,
      waited: 20,
    });
    expect(api.received.map(({ path: asked }) => asked)).toEqual(Array(3).fill('/coupons/build.json'));
  });

  test('takes a later commit that contains it, and says so', async () => {
    answers = [stamp(second)];
    expect(await run([short(first)])).toEqual({
      code: exitCodes.good,
      out: `${site} has commit ${short(second)}, which contains ${short(first)}.\n`,
      waited: 0,
    });
  });

  test('says what is published instead once the time is over', async () => {
    answers = [stamp(first)];
    expect(await run([second], { timeout: '25' })).toEqual({
      code: exitCodes.dataErrors,
      out: `${site} does not have commit ${short(second)} after 25 s. It has commit ${short(first)}.\n`,
      waited: 25,
    });
    expect(api.received).toHaveLength(4);
    const { out } = await run([second], { timeout: '0', format: 'json' });
    expect(JSON.parse(out)).toEqual({ version: 1, site, wanted: second, isLive: false, commit: first });
  });

  test.each([
    ['has no such file', [404, 'Not found'], `${site}/build.json answers with 404.`],
    ['answers every address with a page', [200, '<!doctype html>'], `${site}/build.json names no commit.`],
    [
      'sends more than a megabyte',
      [200, `${' '.repeat(1_000_000)}{"commit":"${'ab'.repeat(20)}"}`],
      `${site}/build.json names no commit.`,
    ],
  ] as const)('says that the site %s', async (_what, answer, sentence) => {
    answers = [answer];
    expect((await run([first], { timeout: '0' })).out).toContain(sentence);
  });

  test('says that the site cannot be reached', async () => {
    api.answer = (_request, response) => void response.destroy();
    expect(await run([first], { timeout: '0' })).toMatchObject({
      code: exitCodes.dataErrors,
      out: expect.stringContaining('api.example.com cannot be reached'),
    });
  });

  test('compares with a hash that this repository does not know', async () => {
    const unknown = 'ab'.repeat(20);
    answers = [stamp(unknown)];
    expect((await run([unknown.slice(0, 9)])).code).toBe(exitCodes.good);
  });

  test('explains what it expects', async () => {
    await expect(run(['nowhere'])).rejects.toThrow(new Refused('There is no commit "nowhere" in this repository.'));
    await expect(run([])).rejects.toThrow(WrongUsage);
    await expect(run([first], { timeout: 'soon' })).rejects.toThrow(WrongUsage);
  });
});
