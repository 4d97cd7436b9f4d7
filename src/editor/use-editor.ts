import { useCallback, useEffect, useRef, useState } from 'react';
import type { Choices, EditorState, FieldEdit, OpenFile } from '../domain/editor-protocol';
import { Refused, Unreachable, type EditorServer, type SchemaFiles } from './server';

/** What the server said once, when the page was opened. */
export interface Known {
  readonly schemas: SchemaFiles;
  readonly choices: Choices;
}

/** How the page hears that something has changed on the server. Gives what ends it. */
export type OnServerEvent = (event: string, listener: () => void) => () => void;

/** What the page shows, and what it can ask for. */
export interface Editor {
  readonly state: EditorState | undefined;
  readonly known: Known | undefined;
  readonly open: OpenFile | undefined;
  /** What the last request said: read out by screen readers. */
  readonly message: string;
  /** Whether the server no longer answers. */
  readonly isLost: boolean;
  show(path: string): void;
  edit(edits: readonly FieldEdit[], group: string): void;
  writeText(text: string): void;
  undo(): void;
  redo(): void;
  discard(): void;
  /** Does something that changes which files there are, and shows `path` after it. */
  change(action: () => Promise<{ readonly message?: string; readonly path?: string | undefined }>): Promise<void>;
  replaceOpen(file: OpenFile): void;
}

/** The file that the fragment names: `#data/stores/silk-road.yaml`. */
function fileInAddress(): string | undefined {
  const name = decodeURIComponent(window.location.hash.slice(1));
  return name.startsWith('data/') ? name : undefined;
}

/** What the server says of the data as a whole. */
interface ServerState extends Pick<Editor, 'state' | 'known' | 'message' | 'isLost'> {
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
  const [isLost, setLost] = useState(false);

  const fail = useCallback((error: unknown): void => {
    if (error instanceof Unreachable) setLost(true);
    else if (error instanceof Refused) setMessage(error.message);
    else throw error;
  }, []);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      setState(await server.state());
      setLost(false);
    } catch (error) {
      fail(error);
    }
  }, [server, fail]);

  const learn = useCallback(async (): Promise<void> => {
    const [schemas, choices] = await Promise.all([server.schemas(), server.choices()]);
    setKnown({ schemas, choices });
  }, [server]);

  return { state, known, message, isLost, fail, refresh, learn, say: setMessage };
}

/** What can be done with the file that is open. */
function useOpenFile(
  server: EditorServer,
  path: string | undefined,
  request: (answer: Promise<OpenFile>) => void,
): Pick<Editor, 'edit' | 'writeText' | 'undo' | 'redo' | 'discard'> {
  const forOpen = useCallback(
    (ask: (path: string) => Promise<OpenFile>): void => {
      if (path !== undefined) request(ask(path));
    },
    [path, request],
  );
  const edit = useCallback(
    (edits: readonly FieldEdit[], group: string): void => forOpen((file) => server.edit(file, edits, group)),
    [forOpen, server],
  );

  return {
    edit,
    writeText: (text) => forOpen((file) => server.writeText(file, text)),
    undo: () => forOpen((file) => server.undo(file)),
    redo: () => forOpen((file) => server.redo(file)),
    discard: () => forOpen((file) => server.discard(file)),
  };
}

/** The state of the editor, which is that of the server. */
export function useEditor(server: EditorServer, onServerEvent: OnServerEvent): Editor {
  const [open, setOpen] = useState<OpenFile>();
  const { state, known, message, isLost, fail, refresh, learn, say } = useServerState(server);
  /** The file that is to be shown: an answer about another one comes too late. */
  const shown = useRef<string>(undefined);

  const take = useCallback((file: OpenFile): void => {
    if (file.path === shown.current) setOpen(file);
  }, []);

  const request = useCallback(
    (answer: Promise<OpenFile>): void => {
      answer.then(take).then(refresh).catch(fail);
    },
    [take, refresh, fail],
  );

  const show = useCallback(
    (path: string): void => {
      shown.current = path;
      window.history.replaceState(null, '', `#${encodeURI(path)}`);
      request(server.open(path));
    },
    [server, request],
  );

  useEffect(() => {
    learn().then(refresh).catch(fail);
    const first = fileInAddress();
    if (first !== undefined) show(first);
    return onServerEvent('edit:state', () => {
      learn().then(refresh).catch(fail);
      if (shown.current !== undefined) server.open(shown.current).then(take).catch(fail);
    });
  }, [learn, refresh, fail, show, take, server, onServerEvent]);

  const own = useOpenFile(server, open?.path, request);
  return {
    state,
    known,
    open,
    message,
    isLost,
    show,
    ...own,
    replaceOpen: take,
    async change(action) {
      const done = await action();
      say(done.message ?? '');
      await learn();
      await refresh();
      const next = done.path ?? shown.current;
      if (next !== undefined) show(next);
    },
  };
}
