import { readFileSync } from 'node:fs';
import { codeOf } from './disk-errors';

/** Runs a module in its own process without output. Returns whether it succeeded. */
export async function runInProcess(file: string, args: readonly string[]): Promise<boolean> {
  // Loaded when needed: most commands start no process, and loading takes some milliseconds.
  const { spawn } = await import('node:child_process');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * The fields of a process in Linux, from field 3 on: its state. Field 2 is a name that may contain spaces and brackets.
 */
function fieldsInProc(processId: number): readonly string[] {
  const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process has ended, but its parent does not collect it, as the first process of many containers. */
function isZombie(processId: number): boolean {
  try {
    return /^[ZXx]/.test(fieldsInProc(processId)[0] ?? '');
  } catch {
    // Another system than Linux.
    return false;
  }
}

/** Whether another process with this id is running. */
export function isRunning(processId: number): boolean {
  // Zero or NaN would mean the group of this process.
  if (processId === process.pid || !(processId > 0)) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    // With EPERM, the process exists, but belongs to another account.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return !isZombie(processId);
}

/** For comparison only; undefined if the process is not running or the system does not provide it. */
export function startOf(processId: number): string | undefined {
  try {
    if (process.platform === 'linux') return fieldsInProc(processId)[19] || undefined;
    // Loaded when needed, as above.
    const { execFileSync } = process.getBuiltinModule('node:child_process');
    const start = execFileSync('ps', ['-o', 'lstart=', '-p', String(processId)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // The text must be the same for every caller.
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
    return start.trim() || undefined;
  } catch {
    return undefined;
  }
}
