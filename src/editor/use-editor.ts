import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Choices, EditorState, FieldEdit, OpenFile } from '../domain/editor-protocol';
import { typedIn, withChanges, type Change, type Outbox, type Outcome, type Sent } from './outbox';
import { Refused, Unreachable, type EditorServer, type SchemaFiles } from './server';

/** What the server said once, when the page was opened. */
export interface Known {
  readonly schemas: SchemaFiles;
  readonly choices: Choices;
}

/** How the page hears that something has changed on the server. Gives what ends it. */
export type OnServerEvent = (event: string, listener: () => void) => () => void;

/**
 * Why the server does not take changes: it does not answer, or it was started again and does not know this window.
 * `kept` says whether what was typed is there again after the page was closed.
 */
export interface Lost {
  readonly why: 'no-answer' | 'other-start';
  readonly isKept: boolean;
}

/** What was typed and is in no draft, with the reason of the server. */
export interface NotKept {
  readonly texts: readonly string[];
  readonly reason: string;
}

/** What the page shows, and what it can ask for. */
export interface Editor {
  readonly state: EditorState | undefined;
  readonly known: Known | undefined;
  readonly open: OpenFile | undefined;
  /** What the last request said: read out by screen readers. */
  readonly message: string;
  readonly lost: Lost | undefined;
  readonly notKept: readonly NotKept[];
  show(path: string): void;
  /** Shows no file. */
  showNone(): void;
  edit(edits: readonly FieldEdit[], group: string): void;
  writeText(text: string): void;
  undo(): void;
  redo(): void;
  discard(): void;
  /** Forgets what was not kept: the reader has seen it. */
  forgetNotKept(): void;
  /** Resolves when the server has every change of this window. */
  settled(): Promise<void>;
  /** Does something that changes which files there are, and shows `path` after it. */
  change(action: () => Promise<{ readonly message?: string; readonly path?: string | undefined }>): Promise<void>;
  replaceOpen(file: OpenFile): void;
}

/** How long a server that did not answer has until it is asked again. In milliseconds. */
const retryDelay = 2000;

/** The file that the fragment names: `#data/stores/silk-road.yaml`. */
function fileInAddress(): string | undefined {
  const name = decodeURIComponent(window.location.hash.slice(1));
  return name.startsWith('data/') ? name : undefined;
}

/** Sends a change of this window to the server. */
export async function sendTo(server: EditorServer, change: Change): Promise<Sent> {
  const { path, id } = change;
  try {
    if ('text' in change) return { answer: await server.writeText(path, change.text, id) };
    if ('edits' in change) return { answer: await server.edit(path, change.edits, change.group, id) };
    return { answer: await server[change.step](path, id) };
  } catch (error) {
    if (error instanceof Unreachable) return { unanswered: 'no-answer' };
    if (!(error instanceof Refused)) throw error;
    return error.reason === 'not-allowed' ? { unanswered: 'other-start' } : { refusal: error.message };
  }
}

/** What the server says of the data as a whole. */
interface ServerState extends Pick<Editor, 'state' | 'known' | 'message'> {
  readonly why: Lost['why'] | undefined;
  lose(why: Lost['why']): void;
  fail(error: unknown): void;
  /** Asks for the files and what is wrong with them. */
  refresh(): Promise<void>;
  /** Asks for the schemas and the choices. */
  learn(): Promise<void>;
  say(message: string): void;
}

function useServerState(server: EditorServer): ServerState {
  const [state, setState] = useState<EditorState>();
  const [known, setKnown] = useState<Known>();
  const [message, setMessage] = useState('');
  const [why, setWhy] = useState<Lost['why']>();

  const fail = useCallback((error: unknown): void => {
    if (error instanceof Unreachable) setWhy('no-answer');
    else if (!(error instanceof Refused)) throw error;
    else if (error.reason === 'not-allowed') setWhy('other-start');
    else setMessage(error.message);
  }, []);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      setState(await server.state());
      setWhy(undefined);
    } catch (error) {
      fail(error);
    }
  }, [server, fail]);

  const learn = useCallback(async (): Promise<void> => {
    const [schemas, choices] = await Promise.all([server.schemas(), server.choices()]);
    setKnown({ schemas, choices });
  }, [server]);

  return { state, known, message, why, lose: setWhy, fail, refresh, learn, say: setMessage };
}

/** The changes of this window that the server does not have, and what became of the last one. */
function useOutbox(outbox: Outbox, onOutcome: (outcome: Outcome) => void): readonly Change[] {
  const [waiting, setWaiting] = useState(outbox.waiting);
  useEffect(() => {
    // React renders once for both: a field never loses its text between them.
    outbox.listen((changes, outcome) => {
      setWaiting(changes);
      if (outcome) onOutcome(outcome);
    });
    void outbox.flush();
  }, [outbox, onOutcome]);
  return waiting;
}

/** What can be done with the file that is open. */
function useOpenFile(
  outbox: Outbox,
  path: string | undefined,
): Pick<Editor, 'edit' | 'writeText' | 'undo' | 'redo' | 'discard'> {
  const edit = useCallback(
    (edits: readonly FieldEdit[], group: string): void => {
      if (path !== undefined) outbox.add({ path, edits, group });
    },
    [outbox, path],
  );
  const step = (name: 'undo' | 'redo' | 'discard') => (): void => {
    if (path !== undefined) outbox.add({ path, step: name });
  };
  return {
    edit,
    writeText: (text) => {
      if (path !== undefined) outbox.add({ path, text });
    },
    undo: step('undo'),
    redo: step('redo'),
    discard: step('discard'),
  };
}

/** Asks a server that did not answer again, until it does. */
function useRetry(why: Lost['why'] | undefined, retry: () => void): void {
  useEffect(() => {
    if (why !== 'no-answer') return undefined;
    const timer = setInterval(retry, retryDelay);
    return () => clearInterval(timer);
  }, [why, retry]);
}

/** Other sites of the host have an entry of their own. */
const notKeptEntry = `editor-not-kept${import.meta.env.BASE_URL.replace(/\/$/, '')}`;

/** What this window named as not kept before it was loaded again. */
function namedBefore(): readonly NotKept[] {
  try {
    // This page wrote it.
    return JSON.parse(sessionStorage.getItem(notKeptEntry) ?? '[]') as readonly NotKept[];
  } catch {
    return [];
  }
}

/** What became of the changes of this window: the files that the server has answered with, and what it has refused. */
function useOutcomes(
  { lose, say, refresh }: Pick<ServerState, 'lose' | 'say' | 'refresh'>,
  take: (file: OpenFile) => void,
): { readonly notKept: readonly NotKept[]; forgetNotKept(): void; onOutcome(outcome: Outcome): void } {
  const [notKept, setNotKept] = useState(namedBefore);
  useEffect(() => {
    try {
      sessionStorage.setItem(notKeptEntry, JSON.stringify(notKept));
    } catch {
      // The storage is full or not allowed: the page names it until it is loaded again.
    }
  }, [notKept]);
  const onOutcome = useCallback(
    ({ change, result }: Outcome): void => {
      if ('unanswered' in result) {
        lose(result.unanswered);
        return;
      }
      if ('answer' in result) take(result.answer);
      else {
        say(result.refusal);
        const texts = typedIn(change);
        if (texts.length > 0) setNotKept((others) => [...others, { texts, reason: result.refusal }]);
      }
      void refresh();
    },
    [take, refresh, lose, say],
  );
  return { notKept, forgetNotKept: () => setNotKept([]), onOutcome };
}

/** Loads what the page begins with, and again whenever the server says that something has changed. */
function useServerEvents(
  server: EditorServer,
  { learn, refresh, fail }: Pick<ServerState, 'learn' | 'refresh' | 'fail'>,
  {
    shown,
    show,
    take,
    onServerEvent,
  }: {
    readonly shown: RefObject<string | undefined>;
    readonly show: (path: string) => void;
    readonly take: (file: OpenFile) => void;
    readonly onServerEvent: OnServerEvent;
  },
): void {
  useEffect(() => {
    learn().then(refresh).catch(fail);
    const first = fileInAddress();
    if (first !== undefined) show(first);
    return onServerEvent('edit:state', () => {
      learn().then(refresh).catch(fail);
      if (shown.current !== undefined) server.open(shown.current).then(take).catch(fail);
    });
  }, [learn, refresh, fail, shown, show, take, server, onServerEvent]);
}

/** The file that is shown, as the server has it. */
function useShown(server: EditorServer, { refresh, fail }: Pick<ServerState, 'refresh' | 'fail'>) {
  const [open, setOpen] = useState<OpenFile>();
  /** The file that is to be shown: an answer about another one comes too late. */
  const shown = useRef<string>(undefined);
  const take = useCallback((file: OpenFile): void => {
    if (file.path === shown.current) setOpen(file);
  }, []);
  const show = useCallback(
    (path: string): void => {
      shown.current = path;
      window.history.replaceState(null, '', `#${encodeURI(path)}`);
      server.open(path).then(take).then(refresh).catch(fail);
    },
    [server, take, refresh, fail],
  );
  const showNone = useCallback((): void => {
    shown.current = undefined;
    window.history.replaceState(null, '', '#');
    setOpen(undefined);
  }, []);
  return { open, shown, take, show, showNone };
}

/** The state of the editor: that of the server with the changes that are on their way. */
export function useEditor(server: EditorServer, outbox: Outbox, onServerEvent: OnServerEvent): Editor {
  const serverState = useServerState(server);
  const { state, known, message, why, fail, refresh, learn, say } = serverState;
  const { open, shown, take, show, showNone } = useShown(server, serverState);

  const { notKept, forgetNotKept, onOutcome } = useOutcomes(serverState, take);
  const waiting = useOutbox(outbox, onOutcome);

  useRetry(
    why,
    useCallback(() => {
      void refresh().then(() => outbox.flush());
    }, [refresh, outbox]),
  );

  useServerEvents(server, serverState, { shown, show, take, onServerEvent });

  const own = useOpenFile(outbox, open?.path);
  return {
    state,
    known,
    open: useMemo(() => open && withChanges(open, waiting), [open, waiting]),
    message,
    lost: why && { why, isKept: outbox.isKept },
    notKept,
    show,
    showNone,
    ...own,
    forgetNotKept,
    settled: useCallback(() => outbox.flush(), [outbox]),
    replaceOpen: take,
    async change(action) {
      try {
        await outbox.flush();
        const done = await action();
        say(done.message ?? '');
        await learn();
        await refresh();
        const next = done.path ?? shown.current;
        if (next !== undefined) show(next);
      } catch (error) {
        fail(error);
      }
    },
  };
}
