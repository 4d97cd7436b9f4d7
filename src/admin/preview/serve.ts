import type { HostedFile } from '../../domain/editing/hosted-protocol';
import { Unreachable } from '../../editor/server';
import type { HostedWorker } from '../hosted-worker';
import { previewGreeting, type PreviewMessage, type PreviewRequest } from './link';

/** Whether messages come from a preview in a frame of this page. Its origin is opaque. */
function isPreview(source: MessageEventSource | null): boolean {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-editor-preview]');
  return source !== null && [...frames].some(({ contentWindow }) => contentWindow === source);
}

/**
 * Sends files of the draft to the previews in frames of this page, and notifies them of changes. Returns the function
 * that stops it.
 */
export function servePreviews(worker: HostedWorker): () => void {
  const ends = new AbortController();
  let last: MessagePort | undefined;
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
      last?.close();
      last = port;
      port.addEventListener('message', ({ data: request }: MessageEvent<PreviewRequest>) => void answer(port, request));
      port.start();
    },
    { signal: ends.signal },
  );
  // Only one frame exists at a time.
  const endEvents = worker.on('site:data', () => last?.postMessage({ event: 'site:data' } satisfies PreviewMessage));
  return () => {
    ends.abort();
    endEvents();
    last?.close();
  };
}
