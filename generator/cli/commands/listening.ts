import { codeOf } from '../../system/disk-errors';
import { Refused } from './command';

/** Throws `Refused` if the port is in use or requires more permissions. */
export async function listening<Server>(command: string, port: number, start: () => Promise<Server>): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    const code = codeOf(error);
    const another = (free: number): string => `choose another port: npm run ${command} -- --port ${free}`;
    if (code === 'EADDRINUSE')
      throw new Refused(
        `Port ${port} is in use, perhaps by another "npm run serve" or "npm run dev". Stop that command, or ${another(port < 65_535 ? port + 1 : 4173)}`,
      );
    const ofPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
    if (code === 'EACCES' && ofPort)
      throw new Refused(`You do not have permission to use port ${port}. Please ${another(4173)}`);
    throw error;
  }
}
