import { spawn } from 'node:child_process';

/** A running `npm run dev`. */
export interface DevServer {
  /** The address of the site, with a final slash. */
  readonly url: string;
  /** What the server has printed until now. */
  readonly printed: () => string;
  stop(): void;
}

/** Starts the command of `npm run dev` in a folder and waits for the address that it prints. */
export async function startDevServer(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<DevServer> {
  const server = spawn(process.execPath, ['generator/cli/launcher/launch.js', 'dev', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, SITE_DATA: '', ...environment },
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /The site is at (http:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(printed)));
  });
  return { url, printed: () => printed, stop: () => void server.kill() };
}
