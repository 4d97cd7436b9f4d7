import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** The behaviour of the server: it responds, never responds, closes connections, or serves one page for every path. */
export type Behaviour = 'answers' | 'hangs' | 'closes' | 'start-page-only';

/** A proxy in front of a site with a fixed address. */
export interface UnsteadyServer {
  /** Its URL without a trailing slash. */
  readonly url: string;
  /** The URL of the site behind it. */
  site: string;
  /** Another site in a folder of the same host: the folder, such as `/coupons`, and the URL of that site. */
  neighbour?: { readonly folder: string; readonly site: string };
  behaviour: Behaviour;
  /** The requests received while it did not respond. */
  readonly unanswered: readonly string[];
  /** Answers waiting and later requests. */
  answer(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a site. */
export async function unsteadyServer(site: string): Promise<UnsteadyServer> {
  const waiting: { readonly asked: IncomingMessage; readonly response: ServerResponse }[] = [];
  const forward = (asked: IncomingMessage, response: ServerResponse, path: string): void => {
    const { host: _host, ...headers } = asked.headers;
    const { neighbour } = server;
    const site = neighbour && path.startsWith(`${neighbour.folder}/`) ? neighbour.site : server.site;
    const passed = request(site + path, { headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end();
  };
  const listening = createServer((asked, response) => {
    const path = asked.url ?? '/';
    if (server.behaviour === 'answers') forward(asked, response, path);
    else if (server.behaviour === 'closes') response.destroy();
    else if (server.behaviour === 'hangs') waiting.push({ asked, response });
    // Some hosts answer every unknown path with one page.
    else forward(asked, response, /^\/(?:assets\/|sw\.js$|en\/$)/.test(path) ? path : '/en/');
  });
  const server: UnsteadyServer = {
    url: '',
    site,
    behaviour: 'answers',
    get unanswered() {
      return waiting.map(({ asked }) => asked.url ?? '');
    },
    answer() {
      server.behaviour = 'answers';
      for (const { asked, response } of waiting.splice(0)) forward(asked, response, asked.url ?? '/');
    },
    close: () =>
      new Promise((resolve) => {
        listening.close(() => resolve());
        listening.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const bound = listening.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return Object.assign(server, { url: `http://127.0.0.1:${bound.port}` });
}
