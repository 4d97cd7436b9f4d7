import '../theme/all';
import './document.styles';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { Outbox, sendTo } from './connection/outbox';
import { EditorServer, Unreachable, type Reply, type Transport } from './connection/server';
import { ownWindow } from './connection/windows';

/** Sends requests to the server of `npm run edit` at an address, with the token of its current start. */
class HttpTransport implements Transport {
  constructor(
    private readonly address: string,
    private readonly token: string,
  ) {}

  async request(route: string, body?: unknown): Promise<Reply> {
    const headers = { 'x-edit-token': this.token, 'content-type': 'application/json' };
    const request: RequestInit =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${this.address}/${route}`, request).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    const { status, statusText } = response;
    return { status, statusText, body: await response.json().catch(() => undefined) };
  }
}

const kept = 'editor-token';

/** Returns the token of the address and removes it. It is in the fragment, which neither servers nor logs see. */
function tokenOf({ location, history, sessionStorage }: Window): string {
  const given = /^#token=([\w-]+)/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(kept, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given ?? sessionStorage.getItem(kept) ?? '';
}

async function start(root: HTMLElement): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const address = `${base}/__edit`;
  const own = await ownWindow(root.dataset['project'] ?? '', (changes) => outbox.add(...changes));
  // A window that the server does not know hands its changes to one that it does.
  const server = new EditorServer(new HttpTransport(address, tokenOf(window)), own.release);
  const outbox = new Outbox(own.storage, (change) => sendTo(server, change));
  // Without messages the controls show message ids, but typed text is not lost.
  const messages = await server.messages().catch(() => ({ en: {}, ar: {} }));
  import.meta.hot?.send('edit:here');
  createRoot(root).render(
    <App
      server={server}
      outbox={outbox}
      base={base}
      messages={messages}
      onServerEvent={(event, listener) => {
        import.meta.hot?.on(event, listener);
        return () => import.meta.hot?.off(event, listener);
      }}
    />,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
