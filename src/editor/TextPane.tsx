import { useEffect, useState, type ReactElement } from 'react';
import type { OpenFile } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { Sentence } from './FindingList';
import type { EditorServer } from './server';
import type { Editor } from './use-editor';
import { words } from './words';

/** The text is sent when no key was pressed for so long. In milliseconds. */
const pause = 400;

function Conflicts({
  conflicts,
  language,
  onDone,
}: {
  readonly conflicts: NonNullable<OpenFile['conflicts']>;
  readonly language: Language;
  readonly onDone: (take: readonly ('ours' | 'theirs')[]) => void;
}): ReactElement {
  const text = words[language];
  const [taken, setTaken] = useState<readonly ('ours' | 'theirs' | undefined)[]>(conflicts.map(() => undefined));
  const decided = taken.flatMap((take) => take ?? []);
  return (
    <section className="conflicts">
      <p className="note">{text.markers}</p>
      {conflicts.map((conflict, index) => (
        <fieldset key={index}>
          <legend>{index + 1}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${index}`}
                checked={taken[index] === side}
                onChange={() => setTaken(taken.map((each, at) => (at === index ? side : each)))}
              />
              {side === 'ours' ? text.first : text.second}
              <pre dir="auto">{conflict[side] || text.nothingThere}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="strong"
        aria-disabled={decided.length < conflicts.length}
        onClick={() => decided.length === conflicts.length && onDone(decided)}
      >
        {text.apply}
      </button>
    </section>
  );
}

/** The text of a file, for what no form can show. */
export function TextPane({
  editor,
  server,
  file,
  language,
}: {
  readonly editor: Editor;
  readonly server: EditorServer;
  readonly file: OpenFile;
  readonly language: Language;
}): ReactElement {
  const own = words[language];
  const [typed, setTyped] = useState<string>();
  const { writeText } = editor;
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      writeText(typed);
      setTyped(undefined);
    }, pause);
    return () => clearTimeout(timer);
  });
  return (
    <>
      {file.unreadable !== undefined && (
        <p className="note">
          {own.unreadable} <Sentence text={file.unreadable} />
        </p>
      )}
      {file.conflicts && (
        <Conflicts
          conflicts={file.conflicts}
          language={language}
          onDone={(take) => {
            void editor.change(async () => {
              editor.replaceOpen(await server.resolveMarkers(file.path, take));
              return {};
            });
          }}
        />
      )}
      {file.text === undefined && file.unreadable === undefined && <p className="quiet">{own.noText}</p>}
      {file.text !== undefined && (
        <textarea
          className="whole"
          dir="ltr"
          spellCheck={false}
          aria-label={own.text}
          value={typed ?? file.text}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </>
  );
}
