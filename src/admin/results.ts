import { useCallback, useEffect, useRef, useState } from 'react';
import type { OffersToTry, TriedResult } from '../domain/editor-protocol';
import { Refused, type EditorServer } from '../editor/server';
import type { Opened } from './session';

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

/** Results of tests in shops: kept in the browser, and sent as one commit. */
export interface Results {
  readonly list: OffersToTry | undefined;
  readonly kept: readonly KeptResult[];
  /** Files with results that a former attempt has left unsaved. */
  readonly isUnsaved: boolean;
  readonly sending: Sending;
  /** Why the last attempt failed. */
  readonly problem: Pick<Refused, 'message' | 'isOfReader'> | undefined;
  /** It is sent as soon as there is a connection. */
  readonly isWaiting: boolean;
  keep(result: KeptResult): void;
  forget(at: number): void;
  send(): void;
}

/** Other changes stand in the way of the results. */
const inTheWay = (busy: string): Refused => new Refused('conflict', busy, [], true);

/** Puts the results into the logs of their offers. Refused if a file has other changes that are not saved: they would go along unseen. */
async function take(server: EditorServer, { results, taken }: Kept, busy: string): Promise<readonly string[]> {
  const { files } = await server.state();
  const isEdited = (path: string): boolean =>
    files.some((file) => file.path === path && file.draft !== undefined && !taken.includes(path));
  const stores = new Set(results.map(({ result }) => `data/stores/${result.store}.yaml`));
  if ([...stores].some(isEdited)) throw inTheWay(busy);
  const { paths } = await server.takeResults(results.map(({ result }) => result));
  return [...new Set([...taken, ...paths])];
}

/** The offers that are to be tested; undefined until they are known. */
function useList({ server, worker }: Opened): OffersToTry | undefined {
  const [list, setList] = useState<OffersToTry>();
  useEffect(() => {
    // Before the first check nothing is known: then it is asked again.
    const look = (): void => void server.offersToTry().then(setList, () => undefined);
    look();
    return worker.on('site:data', look);
  }, [server, worker]);
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

/** Saves results as one commit. `change` keeps how far it is: a later attempt goes on from there. Results that are kept meanwhile stay. */
async function sendAll(
  server: EditorServer,
  kept: Kept,
  change: (update: (now: Kept) => Kept) => void,
  { comment, busy }: { readonly comment: (count: number) => string; readonly busy: string },
): Promise<void> {
  change((now) => ({ ...now, isWaiting: true }));
  const taken = kept.results.length > 0 ? await take(server, kept, busy) : kept.taken;
  change((now) => ({ ...now, taken, results: now.results.filter((each) => !kept.results.includes(each)) }));
  const { hash, conflicts } = await server.previewSave(taken);
  if (conflicts.length > 0) throw inTheWay(busy);
  await server.save(taken, hash, false, comment(taken.length));
  change((now) => ({ ...now, taken: [], isWaiting: false }));
}

/** What the browser keeps under a key: as it was rendered, as it is now, and a way to change it. */
function useKept(key: string): {
  readonly kept: Kept;
  now(): Kept;
  change(update: (now: Kept) => Kept): void;
} {
  const [kept, setKept] = useState(() => read(key));
  const current = useRef(kept);
  const now = useCallback(() => current.current, []);
  const change = useCallback(
    (update: (now: Kept) => Kept): void => {
      current.current = update(current.current);
      setKept(current.current);
      try {
        localStorage.setItem(key, JSON.stringify(current.current));
      } catch {
        // The storage is full or not allowed: the page has them until it is closed.
      }
    },
    [key],
  );
  return { kept, now, change };
}

/** Keeps results under a key, and sends them. `comment` is what the commit is called, `busy` is said if other changes stand in the way. */
export function useResults(
  opened: Opened,
  key: string,
  { comment, busy, onSaved }: { readonly comment: (count: number) => string; readonly busy: string; onSaved(): void },
): Results {
  const { server } = opened;
  const list = useList(opened);
  const { kept, now, change } = useKept(key);
  const [sending, setSending] = useState<Sending>('idle');
  const [problem, setProblem] = useState<Results['problem']>();
  const isSending = useRef(false);

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setSending('sending');
    setProblem(undefined);
    try {
      await sendAll(server, now(), change, { comment, busy });
      setSending('sent');
      onSaved();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error);
      setSending('idle');
    } finally {
      isSending.current = false;
    }
  }, [server, now, change, comment, busy, onSaved]);

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
      change((now) => ({ ...now, results: [...now.results, result] }));
    },
    forget: (at) => change((now) => ({ ...now, results: now.results.filter((_, index) => index !== at) })),
    send: () => void send(),
  };
}
