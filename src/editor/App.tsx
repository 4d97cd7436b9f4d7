import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditorMessages, FieldPath } from '../domain/editing/editor-protocol';
import { otherLanguage, type Language } from '../domain/language/language';
import { Messages } from '../hooks/messages';
import { nameOf as nameIn } from '../domain/editing/names';
import { EditorProvider, useEditorContext, type PastedMessage, type Surroundings } from './context';
import { namesOf } from './fields/field-model';
import { FileList, titleAt } from './FileList';
import { FilePane } from './FilePane';
import { countsOf } from './FindingList';
import { NewDialog } from './new/NewDialog';
import { Preview, type Focus } from './Preview';
import { SaveDialog } from './SaveDialog';
import { Start } from './Start';
import type { Outbox } from './connection/outbox';
import type { EditorServer } from './connection/server';
import { useEditor, type Editor, type Lost, type OnServerEvent } from './use-editor';
import { useLanguage } from './use-language';
import { styles } from './App.styles';
import { Button } from './controls/Button';
import { Mark } from './controls/Mark';
import { NoAnswer } from './controls/Failed';
import { Remark } from './controls/Remark';
import { shareValue } from './fields/shared-values';

/** The panes of the window. A phone shows one at a time. */
type Part = 'files' | 'file' | 'page';

const partNames = { files: 'editor.files', file: 'editor.form', page: 'editor.page' } as const;

interface TopProps {
  readonly onLanguage: (language: Language) => void;
  readonly onStart: () => void;
  readonly onNew: () => void;
  readonly onSave: () => void;
}

function CheckMark(): ReactElement {
  const intl = useIntl();
  const { state, lost } = useEditorContext().editor;
  const countOf = (kind: 'errors' | 'warnings'): number => state?.files.reduce((sum, file) => sum + file[kind], 0) ?? 0;
  const [errors, warnings] = [countOf('errors'), countOf('warnings')];
  const content = (): string => {
    if (lost) return intl.formatMessage({ id: 'editor.unknown' });
    if (state?.progress) {
      const { done, all } = state.progress;
      return intl.formatMessage({ id: 'editor.checking-files' }, { done, all });
    }
    if (state?.isChecked !== true) return intl.formatMessage({ id: 'editor.checking' });
    const good = errors === 0 ? `${intl.formatMessage({ id: 'editor.good' })} ` : '';
    return good + countsOf(intl, errors, warnings);
  };
  const tone = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'calm';
  return <Mark tone={tone}>{state && content()}</Mark>;
}

function Top({ onLanguage, onStart, onNew, onSave }: TopProps): ReactElement {
  const intl = useIntl();
  const { editor, server, language, around } = useEditorContext();
  const { state } = editor;
  const isUnsaved = state?.files.some(({ draft }) => draft !== undefined) ?? false;
  const undoSave = (): void => {
    void editor.change(async () => {
      const { restored } = await server.undoSave();
      return { message: intl.formatMessage({ id: 'editor.restored' }, { count: restored.length }) };
    });
  };
  return (
    <header className={styles.top}>
      <h1>
        <Button look="link" onClick={onStart}>
          {intl.formatMessage({ id: 'editor.title' })}
        </Button>
      </h1>
      <div className={styles.state}>
        <CheckMark />
        {state?.lastSave && (
          <Button look="link" onClick={undoSave}>
            {intl.formatMessage({ id: 'editor.undo-save' })}
          </Button>
        )}
      </div>
      <Button onClick={onNew}>{intl.formatMessage({ id: 'editor.create' })}</Button>
      <Button look="primary" aria-disabled={!isUnsaved || around?.isReadOnly === true} onClick={onSave}>
        <FormattedMessage id="editor.save" />
      </Button>
      <Button look="link" lang={otherLanguage(language)} onClick={() => onLanguage(otherLanguage(language))}>
        <FormattedMessage id={language === 'en' ? 'editor.arabic' : 'editor.english'} />
      </Button>
    </header>
  );
}

function LostRemark({ lost: { why, isKept } }: { readonly lost: Lost }): ReactElement {
  return (
    <Remark tone="alarm" role="alert">
      {why === 'no-answer' ? <NoAnswer /> : <FormattedMessage id="editor.lost-other-start" />}{' '}
      <FormattedMessage id={isKept ? 'editor.kept-browser' : 'editor.kept-page'} />
    </Remark>
  );
}

/** Messages about the editor as a whole, below its panes: above them, each would move the form. */
function Notices(): ReactElement {
  const intl = useIntl();
  const { editor, around } = useEditorContext();
  const { state, message, lost, notKept } = editor;
  return (
    <div className={styles.messages} data-messages="">
      {around?.notices}
      <p className={styles.status} role="status">
        {!lost && message}
      </p>
      {state && lost && <LostRemark lost={lost} />}
      {state?.unstored && (
        <Remark tone="alarm" role="alert">
          <FormattedMessage id="editor.not-stored" values={{ files: intl.formatList(state.unstored) }} />
        </Remark>
      )}
      {(state?.windows ?? 0) > 1 && (
        <Remark tone="note" role="status">
          <FormattedMessage id="editor.other-window" />
        </Remark>
      )}
      {notKept.length > 0 && (
        <div role="alert">
          <Remark tone="alarm">
            <FormattedMessage id="editor.not-kept" />
          </Remark>
          <ul>
            {notKept.map(({ texts, reason }, index) => (
              <li key={index}>
                {texts.map((each, place) => (
                  <q key={place} dir="auto">
                    {each}
                  </q>
                ))}{' '}
                {reason}
              </li>
            ))}
          </ul>
          <Button onClick={editor.forgetNotKept}>
            <FormattedMessage id="editor.seen" />
          </Button>
        </div>
      )}
    </div>
  );
}

type OpenDialog = 'new' | 'save' | undefined;

function OpenedFile({ wanted, setFocus }: Pick<View, 'wanted' | 'setFocus'>): ReactElement {
  const { editor } = useEditorContext();
  const { state, open, definitions, lost } = editor;
  if (!state && lost) return <LostRemark lost={lost} />;
  if (!state || !definitions)
    return (
      <Remark tone="quiet">
        <FormattedMessage id="editor.loading" />
      </Remark>
    );
  if (!open) return <Start state={state} />;
  return (
    <FilePane
      key={open.path}
      file={open}
      definitions={definitions}
      others={state.findings.filter(({ kind, file }) => kind === 'error' && file !== open.path)}
      wanted={wanted?.file === open.path ? wanted.path : undefined}
      onFocus={setFocus}
    />
  );
}

interface View {
  readonly part: Part;
  readonly dialog: OpenDialog;
  readonly focus: Focus | undefined;
  readonly main: RefObject<HTMLElement | null>;
  setPart(part: Part): void;
  setDialog(dialog: OpenDialog): void;
  setFocus(focus: Focus): void;
  /** The field to focus when its file is shown. */
  readonly wanted: { readonly file: string; readonly path: FieldPath } | undefined;
  show(file: string, path?: FieldPath): void;
  showStart(): void;
}

function useView(editor: Editor): View {
  const [part, setPart] = useState<Part>('file');
  const [dialog, setDialog] = useState<OpenDialog>();
  const [focus, setFocus] = useState<Focus>();
  const [wanted, setWanted] = useState<View['wanted']>();
  const main = useRef<HTMLElement>(null);
  const turnTo = (change: () => void): void => {
    change();
    setFocus(undefined);
    setPart('file');
    main.current?.focus();
  };
  const show: View['show'] = (file, path) => {
    setWanted(path && path.length > 0 ? { file, path } : undefined);
    turnTo(() => editor.show(file));
  };
  const showStart = (): void => turnTo(editor.showNone);
  return { part, dialog, focus, main, wanted, setPart, setDialog, setFocus, show, showStart };
}

interface AppProps {
  readonly server: EditorServer;
  readonly outbox: Outbox;
  readonly base: string;
  readonly messages: EditorMessages;
  readonly onServerEvent: OnServerEvent;
  readonly around?: Surroundings | undefined;
}

export function App(props: AppProps): ReactElement {
  const [language, setLanguage] = useLanguage(props.base);
  return <EditorIn {...props} language={language} onLanguage={setLanguage} />;
}

export function EditorIn({
  messages: first,
  ...props
}: AppProps & Pick<WindowProps, 'language' | 'onLanguage'>): ReactElement {
  const { language } = props;
  const { server, onServerEvent } = props;
  const [messages, setMessages] = useState(first);
  useEffect(
    () =>
      onServerEvent('edit:state', () => {
        server.messages().then(
          (next) => setMessages((before) => shareValue(before, next)),
          // Ignored: the request for the state reports that the server does not answer.
          () => undefined,
        );
      }),
    [server, onServerEvent],
  );
  return (
    <Messages language={language} messages={messages[language]} onError={console.error}>
      <Window {...props} />
    </Messages>
  );
}

interface WindowProps extends Pick<AppProps, 'server' | 'outbox' | 'base' | 'onServerEvent' | 'around'> {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** The files at the start side, the form in the middle, the real page at the end side. */
function Window({ server, outbox, base, onServerEvent, around, language, onLanguage }: WindowProps): ReactElement {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'editor.title' });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const editor = useEditor(server, outbox, onServerEvent);
  const { state } = editor;
  const view = useView(editor);
  const { part, dialog, focus, main, setPart, setDialog, show, showStart } = view;
  const isUnsaved = state?.files.some(({ draft }) => draft !== undefined) ?? false;
  // Vite loads the page again once a stopped server is back: the drafts are on disk, and the rest is in the outbox.
  const asksBeforeLeaving = isUnsaved && !(outbox.isKept && editor.isCut);
  useEffect(() => {
    if (!asksBeforeLeaving) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asksBeforeLeaving]);

  const [pasted, setPasted] = useState<PastedMessage>();
  const close = (): void => setDialog(undefined);

  const titleOf = (path: string): string => titleAt(state?.files, path, language);
  const names = namesOf(editor.definitions?.schemas ?? {});
  const nameOf = (word: string): string => nameIn(names, word, language);
  return (
    <EditorProvider value={{ editor, server, language, show, titleOf, nameOf, around, pasted, setPasted }}>
      <div className={styles.root} data-part={part}>
        <Top
          onLanguage={onLanguage}
          onStart={showStart}
          onNew={() => setDialog('new')}
          onSave={() => around?.isReadOnly || setDialog('save')}
        />
        <div className={styles.parts} role="group" aria-label={intl.formatMessage({ id: 'editor.view' })}>
          {(['files', 'file', 'page'] as const).map((each) => (
            <Button key={each} aria-pressed={part === each} onClick={() => setPart(each)}>
              {intl.formatMessage({ id: partNames[each] })}
            </Button>
          ))}
        </div>
        <FileList />
        {/* If the server was restarted, typed text would not be sent. */}
        <main ref={main} tabIndex={-1} inert={state && editor.lost?.why === 'other-start'}>
          <OpenedFile {...view} />
        </main>
        <Preview base={base} focus={focus} />
        <Notices />
        {dialog === 'new' && (
          <NewDialog
            onClose={close}
            onCreated={(paths) => {
              close();
              setPart('file');
              void editor.change(() => Promise.resolve({ path: paths[0] }));
            }}
          />
        )}
        {dialog === 'save' && (
          <SaveDialog
            onClose={close}
            onSaved={(count) => {
              close();
              const message = intl.formatMessage({ id: 'editor.saved' }, { count });
              void editor.change(() => Promise.resolve({ message }));
            }}
          />
        )}
      </div>
    </EditorProvider>
  );
}
