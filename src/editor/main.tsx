import '../theme/all';
import './document.styles';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { HttpTransport } from './connection/http-transport';
import { Outbox, sendTo } from './connection/outbox';
import { EditorServer } from './connection/server';
import { tokenOf } from './connection/token';
import { ownWindow } from './connection/windows';

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
