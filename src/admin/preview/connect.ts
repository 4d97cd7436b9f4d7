import './surroundings';
import type { HostedFile } from '../../domain/editing/hosted-protocol';
import { pageShown, showPlace, whenShown, type PlaceMessage } from '../../editor/show-place';
import { settings } from '../../generated/settings';
import { blobAddress, previewGreeting, type PreviewMessage, type PreviewRequest, type PreviewWanted } from './link';

/** The interface of `import.meta.hot` of the development server, which the bundler replaces with this. */
interface PreviewChanges {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

declare global {
  var previewChanges: PreviewChanges;
}

const listeners = new Map<string, Set<() => void>>();

globalThis.previewChanges = {
  on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
  off: (event, listener) => void listeners.get(event)?.delete(listener),
};

const { port1: port, port2 } = new MessageChannel();
const waiting = new Map<number, (file: HostedFile | undefined) => void>();
let last = 0;

function ask(wanted: PreviewWanted): Promise<HostedFile | undefined> {
  last += 1;
  const request: PreviewRequest = { id: last, wanted };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    port.postMessage(request);
  });
}

port.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => {
  if ('event' in data) for (const listener of listeners.get(data.event) ?? []) listener();
  else {
    waiting.get(data.id)?.(data.file);
    waiting.delete(data.id);
  }
});
port.start();
window.parent.postMessage(previewGreeting, window.location.origin, [port2]);

window.addEventListener('message', ({ source, data }: MessageEvent<Partial<PlaceMessage>>) => {
  if (source === window.parent && typeof data.place === 'string') showPlace(document, data.place);
});

void whenShown(document).then(() => window.parent.postMessage(pageShown, window.location.origin));

async function responseFor(path: string): Promise<Response> {
  const file = await ask({ kind: 'file', path });
  if (!file) return new Response(undefined, { status: 404 });
  const body = typeof file.content === 'string' ? file.content : Uint8Array.from(file.content);
  return new Response(body, { headers: { 'content-type': file.type } });
}

// The site uses responses that were requested earlier, as by the starter of a page. Here that covers every file.
window.firstLoads = new Proxy<Record<string, Promise<Response>>>(
  {},
  {
    get: (_loads, address) =>
      typeof address === 'string' && address.startsWith(`${settings.basePath}/`)
        ? responseFor(address.slice(settings.basePath.length + 1))
        : undefined,
    deleteProperty: () => true,
  },
);

/** Pictures that neither the published site nor the draft has. */
const missing = new WeakSet<EventTarget>();

// Loads pictures from the draft that the published site does not have yet. The page shows a replacement only if the
// draft lacks them too.
document.addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const name = target instanceof HTMLImageElement ? /\/images\/([\w.-]+)$/.exec(target.src)?.[1] : undefined;
    if (!(target instanceof HTMLImageElement) || name === undefined || missing.has(target)) return;
    event.stopImmediatePropagation();
    void ask({ kind: 'picture', name }).then((picture) => {
      const address = picture && blobAddress(name, picture);
      if (address !== undefined) target.src = address;
      else {
        missing.add(target);
        target.dispatchEvent(new Event('error'));
      }
    });
  },
  { capture: true },
);
