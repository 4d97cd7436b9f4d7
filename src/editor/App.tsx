import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { FieldPath, Finding } from '../domain/editor-protocol';
import { directionOf, type Language } from '../domain/language';
import { FileList } from './FileList';
import { FilePane } from './FilePane';
import { NewDialog } from './NewDialog';
import { Preview } from './Preview';
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

/** Where the reader is in a file, for the page next to it. */
export interface Focus {
  readonly path: FieldPath;
  readonly text: string;
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
  const text = words[language];
  const editor = useEditor(server, onServerEvent);
  const { state, open, known, message, isLost } = editor;
  const [part, setPart] = useState<Part>('files');
  const [dialog, setDialog] = useState<'new' | 'save'>();
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
  const others: readonly Finding[] =
    state?.findings.filter(({ kind, file }) => kind === 'error' && file !== open?.path) ?? [];

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
      <p className="status" role="status">
        {message}
      </p>
      {isLost && (
        <p className="lost" role="alert">
          {text.lost}
        </p>
      )}
      <Parts part={part} language={language} onPart={setPart} />
      <FileList files={state?.files ?? []} open={open?.path} language={language} onOpen={show} />
      <main ref={main} tabIndex={-1}>
        {open && known ? (
          <FilePane
            key={open.path}
            editor={editor}
            server={server}
            file={open}
            known={known}
            language={language}
            others={others}
            onFocus={setFocus}
          />
        ) : (
          <p className="quiet">{state && known ? text.choose : text.loading}</p>
        )}
      </main>
      <Preview base={base} page={open ? (open.pages[0] ?? '/') : '/'} focus={focus} language={language} />
      {dialog === 'new' && (
        <NewDialog
          server={server}
          language={language}
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
          server={server}
          language={language}
          onClose={close}
          onResolved={editor.replaceOpen}
          onSaved={(count) => {
            close();
            void editor.change(() => Promise.resolve({ message: text.saved(count) }));
          }}
        />
      )}
    </div>
  );
}
