import type { Plugin, ViteDevServer } from 'vite';
import { hashOf } from '../../system/cache/hash';
import type { DevExtension } from '../dev/dev';
import { isRead } from '../../site/serve/request-target';
import type { System } from '../../system/system';
import { Drafts } from './drafts';
import { editedSite, findingsOf } from './findings';
import { newToken } from './guard';
import { nodePictureTools } from '../../site/pictures/tools';
import { EditedWorld } from './overlay';
import { EditorProtocol } from './protocol';
import { EditorRoutes, editorPath } from './routes';
import { Saving, writerTo } from './saving';
import { EditorSession } from './session';
import { editorMessages } from './messages';

const page = 'src/editor/index.html';

/** The files of the page itself need no token: they are not secret, and the page reports a missing token. */
const messagesName = 'messages';

export interface Editor {
  readonly systemNow: () => System;
  readonly extension: DevExtension;
  /** The end of the printed address. Browsers do not send the part after `#`, so no log contains the token. */
  readonly address: string;
}

function servePage(server: ViteDevServer, session: EditorSession, routes: EditorRoutes): void {
  const { base } = server.config;
  const own = base.replace(/\/$/, '') + editorPath;
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isPage = pathname === own || pathname === own.slice(0, -1);
    if (isPage ? !isRead(request) : !pathname.startsWith(own)) {
      next();
      return;
    }
    response.setHeader('cache-control', 'no-store');
    response.setHeader('referrer-policy', 'no-referrer');
    if (pathname === own) {
      const html = new TextDecoder().decode(session.world.disk().read(page));
      // Prevents that edits which the browser has kept for one project are sent to the editor of another.
      const named = html.replace('<div id="root"', `$& data-project="${hashOf(session.world.disk().realPath('.'))}"`);
      server.transformIndexHtml('/editor/index.html', named).then((text) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(text);
      }, next);
    } else if (pathname === own.slice(0, -1)) {
      response.statusCode = 302;
      response.setHeader('location', own);
      response.end();
    } else if (pathname === own + messagesName && isRead(request)) {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(editorMessages(session.site, session.system)));
    } else {
      routes.answer(pathname.slice(own.length), request, response).catch(next);
    }
  });
}

/** `systemNow` returns the disk with the present instant. */
export function editor(systemNow: () => System): Editor {
  const token = newToken();
  const world = new EditedWorld(systemNow, new Drafts(systemNow()));
  let session: EditorSession | undefined;
  let tell = (): void => undefined;
  return {
    systemNow: world.systemNow,
    address: `${editorPath.slice(1)}#token=${token}`,
    extension: {
      plugin: (site): Plugin => ({
        name: 'qaseema:editor',
        configureServer(server) {
          const own = new EditorSession(world, editedSite(site));
          session = own;
          tell = () => server.ws.send({ type: 'custom', event: 'edit:state' });
          server.httpServer?.once('close', () => own.close());
          const windows = new Set<object>();
          // The page reports an error when it opens its connection.
          server.ws.on('edit:here', (_data, window) => {
            windows.add(window);
            tell();
          });
          server.ws.on('vite:client:disconnect', (_data, window) => {
            if (windows.delete(window)) tell();
          });
          const saving = new Saving(own, writerTo(systemNow), site.cache);
          const protocol = new EditorProtocol({
            session: own,
            lastSave: saving.lastSave,
            saving: async () => saving,
            pictures: nodePictureTools(systemNow()),
            windows: () => windows.size,
          });
          servePage(server, own, new EditorRoutes(protocol, token));
        },
      }),
      checking: () => session?.checking(),
      checked(findings) {
        session?.checked(findingsOf(findings));
        tell();
      },
    },
  };
}
