import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import os from 'node:os';
import path from 'node:path';

/** A key with a self-signed certificate: the browser needs an option to accept it. */
function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  try {
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout ${key} -out ${cert}`;
    execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error('A certificate is made by openssl, which is missing or too old: install it, then run this again.', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Forwards a request and its response. */
function forward(origin: URL, agent: Agent, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  // Names with a leading colon are pseudo-headers of HTTP/2.
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const asked = ask(
    { agent, host: origin.hostname, port: origin.port, path: incoming.url, method: incoming.method, headers },
    (answer) => {
      const {
        connection: _connection,
        'keep-alive': _keepAlive,
        'transfer-encoding': _encoding,
        ...own
      } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, own);
      answer.pipe(outgoing);
    },
  );
  asked.once('error', () => outgoing.stream.close());
  incoming.pipe(asked);
}

/**
 * A proxy that serves a local server over TLS and HTTP/2, like hosts. Lighthouse simulates the connections that it has
 * observed, and over HTTP/1.1 parallel requests wait for separate connections.
 *
 * @param url of the server behind it
 */
export async function serveSecurely(url: string): Promise<{ readonly url: string; close(): void }> {
  const origin = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(makeCertificate(), (incoming, outgoing) =>
    forward(origin, agent, incoming, outgoing),
  );
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    url: `https://127.0.0.1:${bound.port}/`,
    close() {
      server.close();
      for (const session of sessions) session.destroy();
      agent.destroy();
    },
  };
}
