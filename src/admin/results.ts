import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorState, OffersToTry, SavePreview, TriedResult } from '../domain/editor-protocol';
import type { HostedWorker } from './hosted-worker';

/** A result that was written down, with what the list shows of it. */
export interface KeptResult {
  readonly result: TriedResult;
  readonly name: string;
}

/** What the browser keeps until it is saved. */
interface Kept {
  readonly results: readonly KeptResult[];
  /** The files whose logs have results already that are not saved yet. */
  readonly taken: readonly string[];
  /** The reader has pressed "Send", and it has not been possible yet. */
  readonly isWaiting: boolean;
}

/** What became of sending. */
export type Sending = 'idle' | 'sending' | 'sent';

const nothing: Kept = { results: [], taken: [], isWaiting: false };

function read(key: string): Kept {
  try {
    // This page wrote it.
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** Why something was not done, as a sentence for the reader. */
class NotDone extends Error {}

async function ask<Answer>(worker: HostedWorker, route: string, body?: unknown): Promise<Answer> {
  const { status, body: answer } = await worker.request(route, body);
  if (status !== 200) throw new NotDone(String(Reflect.get(Object(answer), 'message')));
  // The worker and this page are of one build, and share these types.
  return answer as Answer;
}

/** Results of tests in shops: kept in the browser, and sent as one commit. */
export interface Results {
  readonly list: OffersToTry | undefined;
  readonly kept: readonly KeptResult[];
  /** Files with results that a former attempt has left unsaved. */
  readonly isUnsaved: boolean;
  readonly sending: Sending;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
  /** It is sent as soon as there is a connection. */
  readonly isWaiting: boolean;
  keep(result: KeptResult): void;
  forget(at: number): void;
  send(): void;
}

/** Puts the results into the logs of their offers. Refused if a file has other changes that are not saved: they would go along unseen. */
async function take(worker: HostedWorker, { results, taken }: Kept, busy: string): Promise<readonly string[]> {
  const { files } = await ask<EditorState>(worker, 'state');
  const isEdited = (path: string): boolean =>
    files.some((file) => file.path === path && file.draft !== undefined && !taken.includes(path));
  const stores = new Set(results.map(({ result }) => `data/stores/${result.store}.yaml`));
  if ([...stores].some(isEdited)) throw new NotDone(busy);
  const { paths } = await ask<{ readonly paths: readonly string[] }>(worker, 'tried', {
    results: results.map(({ result }) => result),
  });
  return [...new Set([...taken, ...paths])];
}

/** The offers that are to be tested; undefined until they are known. */
function useList(worker: HostedWorker): OffersToTry | undefined {
  const [list, setList] = useState<OffersToTry>();
  useEffect(() => {
    // Before the first check nothing is known: then it is asked again.
    const look = (): void => void ask<OffersToTry>(worker, 'to-try').then(setList, () => undefined);
    look();
    return worker.on('site:data', look);
  }, [worker]);
  return list;
}

/** Sends what waits as soon as there is a connection. */
function useOnline(isWaiting: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    const again = (): void => {
      if (isWaiting) void send();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting, send]);
}

/** Saves results as one commit. `change` keeps how far it is, so that a later attempt goes on from there. */
async function sendAll(
  worker: HostedWorker,
  kept: Kept,
  change: (next: Kept) => void,
  { comment, busy }: { readonly comment: (count: number) => string; readonly busy: string },
): Promise<void> {
  let now: Kept = { ...kept, isWaiting: true };
  change(now);
  if (now.results.length > 0) now = { ...now, taken: await take(worker, now, busy), results: [] };
  change(now);
  const paths = now.taken;
  const { hash, conflicts } = await ask<SavePreview>(worker, 'preview-save', { paths });
  if (conflicts.length > 0) throw new NotDone(busy);
  await ask(worker, 'save', { paths, hash, withErrors: false, comment: comment(paths.length) });
  change(nothing);
}

/** Keeps results under a key, and sends them. `comment` is what the commit is called, `busy` is said if other changes stand in the way. */
export function useResults(
  worker: HostedWorker,
  key: string,
  { comment, busy, onSaved }: { readonly comment: (count: number) => string; readonly busy: string; onSaved(): void },
): Results {
  const list = useList(worker);
  const [kept, setKept] = useState(() => read(key));
  const [sending, setSending] = useState<Sending>('idle');
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);

  const change = useCallback(
    (next: Kept): void => {
      setKept(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The storage is full or not allowed: the page has them until it is closed.
      }
    },
    [key],
  );

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setSending('sending');
    setProblem(undefined);
    try {
      await sendAll(worker, kept, change, { comment, busy });
      setSending('sent');
      onSaved();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      setProblem(error.message);
      setSending('idle');
    } finally {
      isSending.current = false;
    }
  }, [worker, kept, change, comment, busy, onSaved]);

  useOnline(kept.isWaiting, send);

  return {
    list,
    kept: kept.results,
    isUnsaved: kept.taken.length > 0,
    sending,
    problem,
    isWaiting: kept.isWaiting && sending === 'idle',
    keep: (result) => {
      setSending('idle');
      change({ ...kept, results: [...kept.results, result] });
    },
    forget: (at) => change({ ...kept, results: kept.results.filter((_, index) => index !== at) }),
    send: () => void send(),
  };
}
