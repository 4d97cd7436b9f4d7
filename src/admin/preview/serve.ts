import type { HostedFile } from '../../domain/editing/hosted-protocol';
import { Unreachable } from '../../editor/connection/server';
import type { HostedWorker } from '../hosted-worker';
import { previewGreeting, type PreviewMessage, type PreviewRequest } from './link';

/** Whether messages come from a preview in a frame of this page. Its origin is opaque. */
function isPreview(source: MessageEventSource | null): source is MessageEventSource {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-editor-preview]');
  return source !== null && [...frames].some(({ contentWindow }) => contentWindow === source);
}

/** Sends files of the draft, and the notice of changes, to the previews in frames of this page. */
export function servePreviews(worker: HostedWorker): () => void {
  const ends = new AbortController();
  const ports = new Map<MessageEventSource, MessagePort>();
  const answer = async (port: MessagePort, { id, wanted }: PreviewRequest): Promise<void> => {
    const reply = (file: HostedFile | undefined): void => port.postMessage({ id, file } satisfies PreviewMessage);
    await worker.content(wanted).then(reply, (error: unknown) => {
      // Without a worker nothing is known about the file: the preview stays as it is.
      if (!(error instanceof Unreachable)) reply(undefined);
    });
  };
  window.addEventListener(
    'message',
    ({ source, data, ports: [port] }) => {
      if (!isPreview(source) || data !== previewGreeting || !port) return;
      // While the page of another file loads, its frame and the one that it replaces are both in use.
      for (const [frame, old] of ports) {
        if (frame !== source && isPreview(frame)) continue;
        old.close();
        ports.delete(frame);
      }
      ports.set(source, port);
      port.addEventListener('message', ({ data: request }: MessageEvent<PreviewRequest>) => void answer(port, request));
      port.start();
    },
    { signal: ends.signal },
  );
  const endEvents = worker.on('site:data', () => {
    for (const port of ports.values()) port.postMessage({ event: 'site:data' } satisfies PreviewMessage);
  });
  return () => {
    ends.abort();
    endEvents();
    for (const port of ports.values()) port.close();
  };
}
