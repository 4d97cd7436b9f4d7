import { codeOf } from './disk-errors';

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
