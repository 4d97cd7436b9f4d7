import { request, type IncomingHttpHeaders } from 'node:http';

/** A response of a server. */
export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
}

/** Requests a path exactly as given, without resolving, encoding, decompressing or following redirects. */
export function ask(site: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          headers: response.headers,
          bytes,
          body: bytes.toString('utf8'),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
