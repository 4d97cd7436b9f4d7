import { useCallback, useEffect, useRef, useState } from 'react';
import type { OffersToTry, TriedResult } from '../domain/editing/editor-protocol';
import { Refused, Unreachable, type EditorServer } from '../editor/connection/server';
import { keepForOffline, keptList } from './offline-list';
import type { Opened } from './session';

export interface KeptResult {
  readonly result: TriedResult;
  readonly name: string;
}

interface Kept {
  readonly results: readonly KeptResult[];
  /** The files whose logs already have unsaved results. */
  readonly taken: readonly string[];
  /** Whether the user has pressed "Send", but sending has not been possible yet. */
  readonly isWaiting: boolean;
}

export type Sending = 'idle' | 'sending' | 'sent';

const nothing: Kept = { results: [], taken: [], isWaiting: false };

function read(key: string): Kept {
  try {
    // The assertion is sound: this page wrote the entry.
    return { ...nothing, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** Results of tests in shops. The browser stores them; they are sent as one commit. */
export interface Results {
  readonly list: OffersToTry | undefined;
  readonly kept: readonly KeptResult[];
  /** Whether a previous attempt left results unsaved in files. */
  readonly isUnsaved: boolean;
  readonly sending: Sending;
  readonly problem: Pick<Refused, 'message'> | undefined;
  readonly isWaiting: boolean;
  /** Whether the results survive closing the page. */
  readonly isKept: boolean;
  keep(result: KeptResult): void;
  forget(at: number): void;
  send(): void;
}

const inTheWay = (busy: string): Refused => new Refused('conflict', busy);

/** Adds the results to the logs. Refuses if a file has other unsaved changes, which would be saved unnoticed. */
async function take(server: EditorServer, { results, taken }: Kept, busy: string): Promise<readonly string[]> {
  const { files } = await server.state();
  const isEdited = (path: string): boolean =>
    files.some((file) => file.path === path && file.draft !== undefined && !taken.includes(path));
  const stores = new Set(results.map(({ result }) => `data/stores/${result.store}.yaml`));
  if ([...stores].some(isEdited)) throw inTheWay(busy);
  const { paths } = await server.takeResults(results.map(({ result }) => result));
  return [...new Set([...taken, ...paths])];
}

/** The offers to test: those of the last visit until they are loaded. */
function useList(opened: Opened | undefined, base: string): OffersToTry | undefined {
  const [list, setList] = useState(() => keptList(base));
  useEffect(() => {
    if (!opened) return undefined;
    const { server, worker } = opened;
    const take = (loaded: OffersToTry): void => {
      setList(loaded);
      void keepForOffline(base, loaded);
    };
    // Refused before the first check; requested again after it.
    const load = (): void => void server.offersToTry().then(take, () => undefined);
    load();
    return worker.on('site:data', load);
  }, [opened, base]);
  return list;
}

/** Saves the results as one commit. `change` records the progress: a later attempt continues there. */
async function sendAll(
  server: EditorServer,
  kept: Kept,
  change: (update: (now: Kept) => Kept) => void,
  { comment, busy }: { readonly comment: (count: number) => string; readonly busy: string },
): Promise<void> {
  const taken = kept.results.length > 0 ? await take(server, kept, busy) : kept.taken;
  change((now) => ({ ...now, taken, results: now.results.filter((each) => !kept.results.includes(each)) }));
  const { hash, conflicts } = await server.previewSave(taken);
  if (conflicts.length > 0) throw inTheWay(busy);
  await server.save(taken, hash, false, comment(taken.length));
  change((now) => ({ ...now, taken: [], isWaiting: false }));
}

/** The stored value of a key: as it was rendered, its present value, and a function that changes it. */
function useKept(key: string): {
  readonly kept: Kept;
  now(): Kept;
  change(update: (now: Kept) => Kept): void;
  readonly isKept: boolean;
} {
  const [isKept, setIsKept] = useState(true);
  const [kept, setKept] = useState(() => read(key));
  const current = useRef(kept);
  const now = useCallback(() => current.current, []);
  const change = useCallback(
    (update: (now: Kept) => Kept): void => {
      current.current = update(current.current);
      setKept(current.current);
      try {
        localStorage.setItem(key, JSON.stringify(current.current));
        setIsKept(true);
      } catch {
        // The storage is full or not allowed.
        setIsKept(false);
      }
    },
    [key],
  );
  return { kept, now, change, isKept };
}

/** `comment` is the title of the commit, `busy` the message if other changes prevent sending. */
export function useResults(
  opened: Opened | undefined,
  base: string,
  { comment, busy }: { readonly comment: (count: number) => string; readonly busy: string },
): Results {
  const list = useList(opened, base);
  const { kept, now, change, isKept } = useKept(`tried:${base}`);
  const [sending, setSending] = useState<Sending>('idle');
  const [problem, setProblem] = useState<Results['problem']>();
  const isSending = useRef(false);

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    change((now) => ({ ...now, isWaiting: true }));
    if (!opened) return;
    isSending.current = true;
    setSending('sending');
    setProblem(undefined);
    try {
      await sendAll(opened.server, now(), change, { comment, busy });
      setSending('sent');
    } catch (error) {
      setSending('idle');
      if (error instanceof Refused) setProblem(error);
      // The page already says that nothing answers.
      else if (!(error instanceof Unreachable)) throw error;
    } finally {
      isSending.current = false;
    }
  }, [opened, now, change, comment, busy]);

  useEffect(() => {
    const again = (): void => {
      if (opened && now().isWaiting) void send();
    };
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [opened, now, send]);

  return {
    list,
    kept: kept.results,
    isUnsaved: kept.taken.length > 0,
    sending,
    problem,
    isWaiting: kept.isWaiting && sending === 'idle',
    isKept,
    keep: (result) => {
      setSending('idle');
      change((now) => ({ ...now, results: [...now.results, result] }));
    },
    forget: (at) => change((now) => ({ ...now, results: now.results.filter((_, index) => index !== at) })),
    send: () => void send(),
  };
}
