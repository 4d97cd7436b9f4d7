import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { machineLocks } from '../../../generator/system/lock';

/** Runs before each disk operation of the lock, so that a test can let another process go first. */
const hook = { before: (): void => undefined };

const operations = ['linkSync', 'readFileSync', 'readdirSync', 'renameSync', 'rmSync', 'writeFileSync'] as const;
const real = { ...fs };

beforeAll(() => {
  for (const name of operations) {
    const hooked = (...args: unknown[]): unknown => {
      hook.before();
      // The arguments are passed on as they came.
      return (real[name] as (...args: unknown[]) => unknown)(...args);
    };
    Object.assign(fs, { [name]: hooked });
  }
  // The named imports of all modules follow.
  syncBuiltinESMExports();
});
afterAll(() => {
  for (const name of operations) Object.assign(fs, { [name]: real[name] });
  syncBuiltinESMExports();
});

/** The id of a process that has ended. */
const dead = spawnSync(process.execPath, ['-e', '']).pid;

let folder = '';
let children: ChildProcess[] = [];
const at = (name: string): string => path.join(folder, name);
const acquire = () => machineLocks(folder).acquireLock('lock');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  children = [];
});
afterEach(() => {
  hook.before = () => undefined;
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that requests the lock when a file named "go" exists. */
function contender(): ChildProcess {
  const file = path.join(import.meta.dirname, 'lock-contender.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

/** The next line that a contender prints. */
const lineFrom = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.stdout?.once('data', (chunk) => resolve(String(chunk).trim())));

describe('a lock', () => {
  it('is acquired, refused while it is held, and free after its release', () => {
    const first = acquire();
    expect(acquire()).toEqual({ holder: process.pid });
    if ('release' in first) first.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(acquire()).toHaveProperty('release');
  });

  it.each([
    ['was killed', `${dead} 1`],
    ['was killed, by an earlier version', `${dead}`],
    ['had the id of this process, in another container', `${process.pid} 1`],
    ['lost its content to a power failure', ''],
  ])('is taken over if its holder %s', (_how, content) => {
    writeFileSync(at('lock'), content);
    expect(acquire()).toHaveProperty('release');
    expect(readFileSync(at('lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is taken over if the id of its holder belongs to a process that started later', async () => {
    const holder = contender();
    await lineFrom(holder);
    writeFileSync(at('go'), '');
    expect(await lineFrom(holder)).toBe('acquired');
    expect(acquire()).toEqual({ holder: holder.pid });
    // The file of an earlier holder with the same id.
    writeFileSync(at('lock'), `${readFileSync(at('lock'), 'utf8')}0`);
    expect(acquire()).toHaveProperty('release');
  });

  it.skipIf(!existsSync('/proc/self/stat'))(
    'is taken over if its holder has ended without its parent noticing',
    async () => {
      // The shell becomes a program that never asks how its child ended, long before that ends: the shell would ask.
      const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(parent);
      const zombie = await lineFrom(parent);
      // A busy machine takes longer than the limit of polls here, a second.
      await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'latin1'), { timeout: 60_000 }).toMatch(/\) Z /);
      writeFileSync(at('lock'), `${zombie} 1`);
      expect(acquire()).toHaveProperty('release');
    },
  );

  it('is refused without a start time while a process with the id of its holder is running', () => {
    writeFileSync(at('lock'), `${process.ppid} 1`);
    expect(acquire()).toEqual({ holder: process.ppid });
  });

  it('is taken over even if another process was killed while it was taking over', () => {
    writeFileSync(at('lock'), `${dead} 1`);
    const killed = () => {
      hook.before = () => undefined;
      // A process that takes over owns a file beside the lock before it owns the lock.
      if (readdirSync(folder).some((name) => /^lock\.[0-9a-f]{12}$/.test(name))) throw new Error('killed');
      hook.before = killed;
    };
    hook.before = killed;
    expect(acquire).toThrow('killed');
    for (const name of readdirSync(folder)) if (name !== 'lock') writeFileSync(at(name), `${dead} 2`);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(acquire()).toHaveProperty('release');
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is released by its holder only', () => {
    const first = acquire();
    rmSync(at('lock'));
    const second = acquire();
    if ('release' in first) first.release();
    expect(readdirSync(folder)).toEqual(['lock']);
    expect(acquire()).toEqual({ holder: process.pid });
    if ('release' in second) second.release();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('two requests for a lock at the same time', () => {
  const states = { 'a free lock': undefined, 'the lock of a killed process': `${dead} 1` };

  it.each(Object.entries(states))(
    'never both get %s, at whichever step one interrupts the other',
    (_state, content) => {
      let interruptAt = 0;
      for (let interrupted = true; interrupted; interruptAt += 1) {
        for (const name of readdirSync(folder)) rmSync(at(name));
        if (content !== undefined) writeFileSync(at('lock'), content);
        interrupted = false;
        let step = 0;
        let other: ReturnType<typeof acquire> | undefined;
        hook.before = () => {
          if (step++ !== interruptAt) return;
          hook.before = () => undefined;
          interrupted = true;
          other = acquire();
        };
        const one = acquire();
        hook.before = () => undefined;
        const winners = [one, ...(other ? [other] : [])].filter((result) => 'release' in result);
        expect(winners, `interrupted before operation ${interruptAt}`).toHaveLength(1);
        for (const winner of winners) if ('release' in winner) winner.release();
        expect(readdirSync(folder), `interrupted before operation ${interruptAt}`).toEqual([]);
      }
      expect(interruptAt).toBeGreaterThan(3);
    },
  );
});

describe('several processes that request a lock at the same time', () => {
  it('let one take over the lock of a killed process, and tell the others the holder', async () => {
    writeFileSync(at('lock'), `${dead} 1`);
    const asking = Array.from({ length: 4 }, contender);
    await Promise.all(asking.map(lineFrom));
    writeFileSync(at('go'), '');
    const answers = await Promise.all(asking.map(lineFrom));
    const winner = asking[answers.indexOf('acquired')];
    expect(answers.sort()).toEqual(['acquired', ...Array<unknown>(3).fill(expect.stringMatching(/^held by \d+$/))]);
    expect(readFileSync(at('lock'), 'utf8')).toMatch(new RegExp(`^${winner?.pid} `));
  }, 60_000);
});
