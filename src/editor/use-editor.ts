import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Choices, EditorState, FieldEdit, OpenFile } from '../domain/editing/editor-protocol';
import { typedIn, withChanges, type Change, type Outbox, type Outcome } from './connection/outbox';
import type { SchemaNodes } from './fields/field-model';
import { Refused, Unreachable, type EditorServer } from './connection/server';

export interface Definitions {
  readonly schemas: SchemaNodes;
  readonly choices: Choices;
}

export type OnServerEvent = (event: string, listener: () => void) => () => void;

/** No answer, or restarted without knowing this window. `isKept`: typed text survives closing the page. */
export interface Lost {
  readonly why: 'no-answer' | 'other-start';
  readonly isKept: boolean;
}

/** Typed text that is in no draft, and the server's reason. */
export interface NotKept {
  readonly texts: readonly string[];
  readonly reason: string;
}

export interface Editor {
  readonly state: EditorState | undefined;
  readonly definitions: Definitions | undefined;
  readonly open: OpenFile | undefined;
  /** The message of the last request, which screen readers announce. */
  readonly message: string;
  readonly lost: Lost | undefined;
  /** Whether the connection to the server has ended. The page is loaded again when the server is back. */
  readonly isCut: boolean;
  readonly notKept: readonly NotKept[];
  show(path: string): void;
  showNone(): void;
  edit(edits: readonly FieldEdit[], group: string): void;
  writeText(text: string): void;
  undo(): void;
  redo(): void;
  discard(): void;
  forgetNotKept(): void;
  /** Resolves when the server has every change of this window. */
  settled(): Promise<void>;
  /** Runs an action that changes the list of files, then shows `path`. */
  change(action: () => Promise<{ readonly message?: string; readonly path?: string | undefined }>): Promise<void>;
  replaceOpen(file: OpenFile): void;
}

/** The interval between requests to a server that did not answer, in milliseconds. */
const retryDelay = 2000;

/** The file in the fragment of the address: `#data/stores/silk-road.yaml`. */
function fileInAddress(): string | undefined {
  const name = decodeURIComponent(window.location.hash.slice(1));
  return name.startsWith('data/') ? name : undefined;
}

interface ServerState extends Pick<Editor, 'state' | 'definitions' | 'message'> {
  readonly why: Lost['why'] | undefined;
  lose(why: Lost['why']): void;
  fail(error: unknown): void;
  refresh(): Promise<void>;
  loadDefinitions(): Promise<void>;
  say(message: string): void;
}

function useServerState(server: EditorServer): ServerState {
  const [state, setState] = useState<EditorState>();
  const [definitions, setDefinitions] = useState<Definitions>();
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

  const loadDefinitions = useCallback(async (): Promise<void> => {
    const [schemas, choices] = await Promise.all([server.schemas(), server.choices()]);
    setDefinitions({ schemas, choices });
  }, [server]);

  return { state, definitions, message, why, lose: setWhy, fail, refresh, loadDefinitions, say: setMessage };
}

/** The changes of this window that the server does not have yet. Reports the result of each. */
function useOutbox(outbox: Outbox, onOutcome: (outcome: Outcome) => void): readonly Change[] {
  const [waiting, setWaiting] = useState(outbox.waiting);
  useEffect(() => {
    // React renders once for both updates, so a field never loses its text in between.
    outbox.listen((changes, outcome) => {
      setWaiting(changes);
      if (outcome) onOutcome(outcome);
    });
    void outbox.flush();
  }, [outbox, onOutcome]);
  return waiting;
}

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

/** Contains the base path, because other sites on the same host have their own entries. */
const notKeptEntry = `editor-not-kept${import.meta.env.BASE_URL.replace(/\/$/, '')}`;

/** The changes that were reported as not kept before this window was reloaded. */
function namedBefore(): readonly NotKept[] {
  try {
    // The assertion is sound: this page wrote the entry.
    return JSON.parse(sessionStorage.getItem(notKeptEntry) ?? '[]') as readonly NotKept[];
  } catch {
    return [];
  }
}

function useOutcomes(
  { lose, say, refresh }: Pick<ServerState, 'lose' | 'say' | 'refresh'>,
  take: (file: OpenFile) => void,
): { readonly notKept: readonly NotKept[]; forgetNotKept(): void; onOutcome(outcome: Outcome): void } {
  const [notKept, setNotKept] = useState(namedBefore);
  useEffect(() => {
    try {
      sessionStorage.setItem(notKeptEntry, JSON.stringify(notKept));
    } catch {
      // The storage is full or not allowed: the list lasts until the page is reloaded.
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

function useServerEvents(
  server: EditorServer,
  { loadDefinitions, refresh, fail }: Pick<ServerState, 'loadDefinitions' | 'refresh' | 'fail'>,
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
    loadDefinitions().then(refresh).catch(fail);
    const first = fileInAddress();
    if (first !== undefined) show(first);
    return onServerEvent('edit:state', () => {
      loadDefinitions().then(refresh).catch(fail);
      if (shown.current !== undefined) server.open(shown.current).then(take).catch(fail);
    });
  }, [loadDefinitions, refresh, fail, shown, show, take, server, onServerEvent]);
}

function useShown(server: EditorServer, { refresh, fail }: Pick<ServerState, 'refresh' | 'fail'>) {
  const [open, setOpen] = useState<OpenFile>();
  /** The path of the file to show. Answers about other files are outdated. */
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

export function useEditor(server: EditorServer, outbox: Outbox, onServerEvent: OnServerEvent): Editor {
  const serverState = useServerState(server);
  const { state, definitions, message, why, fail, refresh, loadDefinitions, say } = serverState;
  const { open, shown, take, show, showNone } = useShown(server, serverState);

  const { notKept, forgetNotKept, onOutcome } = useOutcomes(serverState, take);
  const waiting = useOutbox(outbox, onOutcome);

  // A later request can be answered although a change was not.
  const needsRetry = why === 'no-answer' || (why === undefined && waiting.length > 0);
  useEffect(() => {
    if (!needsRetry) return undefined;
    const timer = setInterval(() => void refresh().then(() => outbox.flush()), retryDelay);
    return () => clearInterval(timer);
  }, [needsRetry, refresh, outbox]);

  useServerEvents(server, serverState, { shown, show, take, onServerEvent });
  const [isCut, setCut] = useState(false);
  useEffect(
    () =>
      onServerEvent('vite:ws:disconnect', () => {
        setCut(true);
        void refresh();
      }),
    [onServerEvent, refresh],
  );

  const own = useOpenFile(outbox, open?.path);
  return {
    state,
    definitions,
    open: useMemo(() => open && withChanges(open, waiting), [open, waiting]),
    message,
    lost: why && { why, isKept: outbox.isKept },
    isCut,
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
        await loadDefinitions();
        await refresh();
        const next = done.path ?? shown.current;
        if (next !== undefined) show(next);
      } catch (error) {
        fail(error);
      }
    },
  };
}
