import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A web server of this machine that serves a site by the configuration made for it. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The servers that configurations are made for. */
export type ServerKind = 'nginx' | 'caddy';

const places = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Where a server is installed, if it is. */
export function serverProgram(kind: ServerKind): string | undefined {
  return places.map((folder) => path.join(folder, kind)).find((file) => existsSync(file));
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.')),
      );
    });
  });
}

async function untilItAnswers(url: string, child: ChildProcess, complaint: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`The server did not start: ${complaint()}`);
}

/** Runs a server with the configuration given, and only that. */
export async function startServer(kind: ServerKind, configuration: string, port: number): Promise<RunningServer> {
  const program = serverProgram(kind);
  if (program === undefined) throw new Error(`${kind} is not installed.`);
  const folder = mkdtempSync(path.join(tmpdir(), `${kind}-`));
  const site = path.join(folder, 'site.conf');
  writeFileSync(site, configuration);
  let args: readonly string[];
  if (kind === 'nginx') {
    const main = path.join(folder, 'nginx.conf');
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const isRoot = process.getuid?.() === 0;
    const types = [
      '/etc/nginx/mime.types',
      '/usr/local/etc/nginx/mime.types',
      '/opt/homebrew/etc/nginx/mime.types',
    ].find((file) => existsSync(file));
    writeFileSync(
      main,
      `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; ${isRoot ? 'user root;' : ''} events {}
       http { include ${types ?? 'mime.types'}; access_log off; ${scratch.join(' ')} include ${site}; }`,
    );
    execFileSync(program, ['-t', '-q', '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
    args = ['-c', main];
  } else {
    // Its port for orders is not needed, and two servers would quarrel over it.
    writeFileSync(site, `{\n\tadmin off\n\tauto_https off\n}\n${configuration}`);
    args = ['run', '--config', site, '--adapter', 'caddyfile'];
    mkdirSync(path.join(folder, 'data'));
  }
  let complaint = '';
  const child = spawn(program, [...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: path.join(folder, 'data'), XDG_CONFIG_HOME: folder },
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(url, child, () => complaint);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
