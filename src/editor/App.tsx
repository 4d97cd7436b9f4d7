import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Finding } from '../domain/editor-protocol';
import { directionOf, type Language } from '../domain/language';
import { FileList } from './FileList';
import { FilePane } from './FilePane';
import { NewDialog } from './NewDialog';
import { Preview, type Focus } from './Preview';
import { SaveDialog } from './SaveDialog';
import type { EditorServer } from './server';
import { useEditor, type Editor, type OnServerEvent } from './use-editor';
import { words } from './words';

const keptLanguage = 'editor-language';

function useLanguage(): readonly [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(() => (localStorage.getItem(keptLanguage) === 'ar' ? 'ar' : 'en'));
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
    document.title = words[language].editor;
    localStorage.setItem(keptLanguage, language);
  }, [language]);
  return [language, setLanguage];
}

/** Asks before the tab is closed while changes are not saved. */
function useQuestionBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** The parts of the window that a phone shows one at a time. */
type Part = 'files' | 'file' | 'page';

function Parts({
  part,
  language,
  onPart,
}: {
  readonly part: Part;
  readonly language: Language;
  readonly onPart: (part: Part) => void;
}): ReactElement {
  const text = words[language];
  const names = { files: text.files, file: text.form, page: text.preview } as const;
  return (
    <div className="parts" role="group" aria-label={text.view}>
      {(['files', 'file', 'page'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={part === each} onClick={() => onPart(each)}>
          {names[each]}
        </button>
      ))}
    </div>
  );
}

interface TopProps {
  readonly editor: Editor;
  readonly server: EditorServer;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onNew: () => void;
  readonly onSave: () => void;
}

function Top({ editor, server, language, onLanguage, onNew, onSave }: TopProps): ReactElement {
  const text = words[language];
  const { state } = editor;
  const errors = state?.files.reduce((sum, file) => sum + file.errors, 0) ?? 0;
  const isUnsaved = state?.files.some(({ draft }) => draft !== undefined) ?? false;
  const undoSave = (): void => {
    void editor.change(async () => {
      const { restored } = await server.undoSave();
      return { message: text.restored(restored.length) };
    });
  };
  return (
    <header className="top">
      <h1>{text.editor}</h1>
      <span className={errors > 0 ? 'mark error' : 'mark'}>
        {state && (state.isChecked ? (errors > 0 ? text.errors(errors) : text.good) : text.checking)}
      </span>
      <span className="space" />
      {state?.lastSave && (
        <button type="button" onClick={undoSave}>
          {text.undoSave}
        </button>
      )}
      <button type="button" onClick={onNew}>
        {text.create}
      </button>
      <button type="button" className="strong" aria-disabled={!isUnsaved} onClick={onSave}>
        {text.save}
      </button>
      <button
        type="button"
        className="link"
        lang={language === 'en' ? 'ar' : 'en'}
        onClick={() => onLanguage(language === 'en' ? 'ar' : 'en')}
      >
        {language === 'en' ? text.arabic : text.english}
      </button>
    </header>
  );
}

function Messages({
  message,
  isLost,
  language,
}: Pick<Editor, 'message' | 'isLost'> & { readonly language: Language }): ReactElement {
  return (
    <>
      <p className="status" role="status">
        {message}
      </p>
      {isLost && (
        <p className="lost" role="alert">
          {words[language].lost}
        </p>
      )}
    </>
  );
}

/** What is open over the page. */
type OpenDialog = 'new' | 'save' | undefined;

function Dialogs({
  dialog,
  editor,
  server,
  language,
  onClose,
  onCreated,
}: {
  readonly dialog: OpenDialog;
  readonly editor: Editor;
  readonly server: EditorServer;
  readonly language: Language;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}): ReactElement | null {
  if (dialog === 'new')
    return (
      <NewDialog
        server={server}
        language={language}
        onClose={onClose}
        onCreated={(paths) => {
          onCreated();
          void editor.change(() => Promise.resolve({ path: paths[0] }));
        }}
      />
    );
  if (dialog === undefined) return null;
  return (
    <SaveDialog
      server={server}
      language={language}
      onClose={onClose}
      onResolved={editor.replaceOpen}
      onSaved={(count) => {
        onClose();
        void editor.change(() => Promise.resolve({ message: words[language].saved(count) }));
      }}
    />
  );
}

/** The errors of the files that are not open. */
function errorsElsewhere({ state, open }: Editor): readonly Finding[] {
  return state?.findings.filter(({ kind, file }) => kind === 'error' && file !== open?.path) ?? [];
}

function OpenedFile({
  editor,
  server,
  language,
  onFocus,
}: {
  readonly editor: Editor;
  readonly server: EditorServer;
  readonly language: Language;
  readonly onFocus: (focus: Focus) => void;
}): ReactElement {
  const { state, open, known } = editor;
  const text = words[language];
  if (!open || !known) return <p className="quiet">{state && known ? text.choose : text.loading}</p>;
  return (
    <FilePane
      key={open.path}
      editor={editor}
      server={server}
      file={open}
      known={known}
      language={language}
      others={errorsElsewhere(editor)}
      onFocus={onFocus}
    />
  );
}

function EditedPage({
  editor,
  base,
  focus,
  language,
}: {
  readonly editor: Editor;
  readonly base: string;
  readonly focus: Focus | undefined;
  readonly language: Language;
}): ReactElement {
  const { open } = editor;
  const hasErrors = open?.findings.some(({ kind }) => kind === 'error') ?? false;
  return <Preview base={base} page={open?.pages[0] ?? '/'} focus={focus} hasErrors={hasErrors} language={language} />;
}

/** The form editor: the files at the start side, the form in the middle, the real page at the end side. */
export function App({
  server,
  base,
  onServerEvent,
}: {
  readonly server: EditorServer;
  readonly base: string;
  readonly onServerEvent: OnServerEvent;
}): ReactElement {
  const [language, setLanguage] = useLanguage();
  const editor = useEditor(server, onServerEvent);
  const { state, open, message, isLost } = editor;
  const [part, setPart] = useState<Part>('files');
  const [dialog, setDialog] = useState<OpenDialog>();
  const [focus, setFocus] = useState<Focus>();
  const main = useRef<HTMLElement>(null);
  const isUnsaved = state?.files.some(({ draft }) => draft !== undefined) ?? false;
  useQuestionBeforeLeaving(isUnsaved);

  const show = (path: string): void => {
    editor.show(path);
    setFocus(undefined);
    setPart('file');
    main.current?.focus();
  };
  const close = (): void => setDialog(undefined);

  return (
    <div className="editor" data-part={part}>
      <Top
        editor={editor}
        server={server}
        language={language}
        onLanguage={setLanguage}
        onNew={() => setDialog('new')}
        onSave={() => setDialog('save')}
      />
      <Messages message={message} isLost={isLost} language={language} />
      <Parts part={part} language={language} onPart={setPart} />
      <FileList files={state?.files ?? []} open={open?.path} language={language} onOpen={show} />
      <main ref={main} tabIndex={-1}>
        <OpenedFile editor={editor} server={server} language={language} onFocus={setFocus} />
      </main>
      <EditedPage editor={editor} base={base} focus={focus} language={language} />
      <Dialogs
        dialog={dialog}
        editor={editor}
        server={server}
        language={language}
        onClose={close}
        onCreated={() => {
          close();
          setPart('file');
        }}
      />
    </div>
  );
}
