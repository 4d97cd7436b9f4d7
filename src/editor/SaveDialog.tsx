import { useCallback, useEffect, useState, type ReactElement } from 'react';
import type { FieldConflict, FieldValue, OpenFile, SavePreview } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { Dialog } from './Dialog';
import { MarkdownView } from './MarkdownView';
import { Refused, type EditorServer } from './server';
import { words, type Words } from './words';

function shown(value: FieldValue | undefined, text: Words): string {
  if (value === undefined) return text.nothingThere;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function Diff({ diff, label }: { readonly diff: string; readonly label: string }): ReactElement {
  const kind = (line: string): string => {
    if (/^(?:\+\+\+|---) /.test(line)) return 'name';
    return { '+': 'added', '-': 'removed', '@': 'place' }[line.slice(0, 1)] ?? 'same';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre className="diff" dir="ltr" tabIndex={0} role="region" aria-label={label}>
      {diff.split('\n').map((line, index) => (
        <span key={index} className={kind(line)} dir="auto">
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

type Side = 'mine' | 'theirs';

function ConflictFields({
  fields,
  path,
  text,
  onDone,
}: {
  readonly fields: readonly FieldConflict[];
  readonly path: string;
  readonly text: Words;
  readonly onDone: (taken: readonly Side[]) => void;
}): ReactElement {
  const [taken, setTaken] = useState<readonly (Side | undefined)[]>(fields.map(() => undefined));
  const decided = taken.flatMap((side) => side ?? []);
  return (
    <section className="conflicts">
      <h3 dir="ltr">{path}</h3>
      <p className="note">{text.conflict}</p>
      {fields.map((field, index) => (
        <fieldset key={index}>
          <legend dir="ltr">{field.path.join(' › ')}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`${path}-${index}`}
                checked={taken[index] === side}
                onChange={() => setTaken(taken.map((each, at) => (at === index ? side : each)))}
              />
              {side === 'mine' ? text.mine : text.onDisk}
              <pre dir="auto">{shown(field[side], text)}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="strong"
        aria-disabled={decided.length < fields.length}
        onClick={() => decided.length === fields.length && onDone(decided)}
      >
        {text.apply}
      </button>
    </section>
  );
}

/** What is written, and what shoppers notice of it. */
function SaveContent({
  preview,
  text,
  withErrors,
  onWithErrors,
}: {
  readonly preview: SavePreview;
  readonly text: Words;
  readonly withErrors: boolean;
  readonly onWithErrors: (withErrors: boolean) => void;
}): ReactElement {
  return (
    <>
      {preview.merged.length > 0 && <p className="note">{text.merged(preview.merged.join(', '))}</p>}
      <h3>{text.shoppers}</h3>
      {preview.errors > 0 ? (
        <p className="quiet">{text.shoppersErrors}</p>
      ) : preview.changes.trim() === '' ? (
        <p className="quiet">{text.shoppersNothing}</p>
      ) : (
        <MarkdownView source={preview.changes} />
      )}
      <h3>{text.lines}</h3>
      <Diff diff={preview.diff} label={text.lines} />
      {preview.errors > 0 && (
        <>
          <p className="problem">{text.withErrors(preview.errors)}</p>
          <label className="check">
            <input type="checkbox" checked={withErrors} onChange={({ target }) => onWithErrors(target.checked)} />
            {text.saveAnyway}
          </label>
        </>
      )}
    </>
  );
}

/** The changes that are not saved, and what is done with them. */
interface Saving {
  readonly preview: SavePreview | undefined;
  readonly problem: string;
  resolve(path: string, fields: readonly FieldConflict[], taken: readonly Side[]): void;
  save(withErrors: boolean): void;
}

function useSaving(
  server: EditorServer,
  onResolved: (file: OpenFile) => void,
  onSaved: (count: number) => void,
): Saving {
  const [preview, setPreview] = useState<SavePreview>();
  const [problem, setProblem] = useState('');
  const guarded = useCallback(async (action: () => Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.message);
    }
  }, []);
  const look = useCallback(() => guarded(async () => setPreview(await server.previewSave())), [guarded, server]);
  useEffect(() => void look(), [look]);
  const resolve = (path: string, fields: readonly FieldConflict[], taken: readonly Side[]): void =>
    void guarded(async () => {
      const choices = fields.flatMap((field, index) => {
        const take = taken[index];
        return take ? [{ path: field.path, take }] : [];
      });
      onResolved(await server.resolve(path, choices));
      await look();
    });
  const save = (withErrors: boolean): void =>
    void guarded(async () => {
      const { saved } = await server.save(withErrors);
      onSaved(saved.length);
    });
  return { preview, problem, resolve, save };
}

/** Shows what a save changes, in lines and for shoppers, asks about what was changed elsewhere, and saves. */
export function SaveDialog({
  server,
  language,
  onClose,
  onResolved,
  onSaved,
}: {
  readonly server: EditorServer;
  readonly language: Language;
  readonly onClose: () => void;
  readonly onResolved: (file: OpenFile) => void;
  readonly onSaved: (count: number) => void;
}): ReactElement {
  const text = words[language];
  const { preview, problem, resolve, save } = useSaving(server, onResolved, onSaved);
  const [withErrors, setWithErrors] = useState(false);
  const hasConflicts = (preview?.conflicts.length ?? 0) > 0;
  const isReady = preview !== undefined && preview.diff !== '' && !hasConflicts && (preview.errors === 0 || withErrors);
  return (
    <Dialog title={text.save} onClose={onClose}>
      {problem !== '' && (
        <p className="problem" role="alert" lang="en" dir="ltr">
          {problem}
        </p>
      )}
      {!preview && <p className="quiet">{text.checking}</p>}
      {preview?.diff === '' && <p>{text.saveNothing}</p>}
      {preview?.conflicts.map(({ path, fields }) => (
        <ConflictFields
          key={path}
          path={path}
          fields={fields}
          text={text}
          onDone={(taken) => resolve(path, fields, taken)}
        />
      ))}
      {preview && preview.diff !== '' && !hasConflicts && (
        <SaveContent preview={preview} text={text} withErrors={withErrors} onWithErrors={setWithErrors} />
      )}
      <div className="tools end">
        <button type="button" onClick={onClose}>
          {text.cancel}
        </button>
        <button type="button" className="strong" aria-disabled={!isReady} onClick={() => isReady && save(withErrors)}>
          {text.save.replace('…', '')}
        </button>
      </div>
    </Dialog>
  );
}
