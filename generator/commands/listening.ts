import { codeOf } from '../system/disk-errors';
import { Refused } from './command';

/** Starts a server on a port; throws `Refused` if nobody, or not this account, can listen there. */
export async function listening<Server>(command: string, port: number, start: () => Promise<Server>): Promise<Server> {
  try {
    return await start();
  } catch (error) {
    const code = codeOf(error);
    const another = (free: number): string => `choose another port, as in "npm run ${command} -- --port ${free}"`;
    if (code === 'EADDRINUSE')
      throw new Refused(
        `Port ${port} is taken, perhaps by a site that is being served already: stop that, or ${another(port < 65_535 ? port + 1 : 4173)}.`,
      );
    if (code === 'EACCES') throw new Refused(`This account has no right to listen on port ${port}: ${another(4173)}.`);
    throw error;
  }
}
