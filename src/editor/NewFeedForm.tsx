import { useState, type ReactElement } from 'react';
import type { NewFeed } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { base64Of } from './base64';
import { feedWords } from './feed-words';
import { Sentence } from './FindingList';
import { Refused, type EditorServer } from './server';
import { words } from './words';

/** What the table does not say, and how else it can be read. */
function Made({
  made: { preset, open },
  language,
  onWithoutPreset,
}: {
  readonly made: NewFeed;
  readonly language: Language;
  readonly onWithoutPreset: () => void;
}): ReactElement {
  const text = feedWords[language];
  return (
    <>
      {preset !== undefined && (
        <p className="note">
          {text.preset(preset)}{' '}
          <button type="button" className="link" onClick={onWithoutPreset}>
            {text.withoutPreset}
          </button>
        </p>
      )}
      {open.length > 0 && (
        <>
          <p>{text.made}</p>
          <ul lang="en" dir="ltr">
            {open.map((sentence) => (
              <li key={sentence}>
                <Sentence text={sentence} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Makes a feed of the table of a network: the settings are proposed from its first rows. */
export function NewFeedForm({
  server,
  language,
  onClose,
  onOpen,
}: {
  readonly server: EditorServer;
  readonly language: Language;
  readonly onClose: () => void;
  readonly onOpen: (path: string) => void;
}): ReactElement {
  const [table, setTable] = useState<File>();
  const [made, setMade] = useState<NewFeed>();
  const [problem, setProblem] = useState('');
  const make = async (file: File | undefined, withoutPreset: boolean): Promise<void> => {
    if (!file) return;
    setTable(file);
    try {
      setMade(await server.newFeed(file.name, await base64Of(file), withoutPreset));
      setProblem('');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setMade(undefined);
      setProblem(error.message);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input for files does the same by keyboard.
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void make(event.dataTransfer.files[0], false);
      }}
    >
      <label className="file">
        {feedWords[language].choose}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,.xml,.xlsx"
          onChange={({ target }) => void make(target.files?.[0], false)}
        />
      </label>
      {problem !== '' && (
        <p className="problem" role="alert" lang="en" dir="ltr">
          <Sentence text={problem} />
        </p>
      )}
      {made && <Made made={made} language={language} onWithoutPreset={() => void make(table, true)} />}
      <div className="tools end">
        <button type="button" onClick={onClose}>
          {words[language].cancel}
        </button>
        <button type="button" className="strong" aria-disabled={!made} onClick={() => made && onOpen(made.path)}>
          {feedWords[language].open}
        </button>
      </div>
    </div>
  );
}
