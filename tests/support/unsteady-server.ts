import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** How a server behaves: it answers, accepts connections and never answers, closes them, or knows one page only. */
export type Behaviour = 'answers' | 'hangs' | 'closes' | 'start-page-only';

/** A server in front of a site, at one address whatever the site is and does. */
export interface UnsteadyServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** The address of the site that it shows. */
  site: string;
  /** Another site in a folder of the same host: the folder, such as `/coupons`, and the address that has it. */
  neighbour?: { readonly folder: string; readonly site: string };
  behaviour: Behaviour;
  /** What it was asked for while it did not answer. */
  readonly unanswered: readonly string[];
  /** Answers what is waiting, from then on too. */
  answer(): void;
  close(): Promise<void>;
}

/** Starts a server in front of a site. */
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
    // Some hosts answer every address that they do not know with one page.
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
