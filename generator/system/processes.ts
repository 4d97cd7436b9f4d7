import { codeOf } from './disk-errors';

/** A module that runs in a process of its own, and its first arguments. */
export interface ProcessCode {
  readonly file: string;
  readonly argv: readonly string[];
}

/** Runs a module in a process of its own. Gives whether it ended well; it says nothing if not. */
export async function runInProcess({ file, argv }: ProcessCode, args: readonly string[]): Promise<boolean> {
  // Most commands start no process, and loading it takes them some milliseconds.
  const { spawn } = await import('node:child_process');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...argv, ...args], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Whether another process with this id is running. */
export function isRunning(processId: number): boolean {
  // Zero, or no number, would mean the group of this process.
  if (processId === process.pid || !(processId > 0)) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another account.
    return codeOf(error) === 'EPERM';
  }
}
