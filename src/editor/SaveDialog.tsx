import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldConflict, FieldValue, Finding, SavePreview } from '../domain/editing/editor-protocol';
import { useEditorContext } from './context';
import { Dialog } from './controls/Dialog';
import { FindingItem } from './FindingList';
import { MarkdownView } from './controls/MarkdownView';
import { Refused, Unreachable } from './connection/server';
import { styles } from './SaveDialog.styles';
import { Button } from './controls/Button';
import { Failed, type Failure } from './controls/Failed';
import { Remark } from './controls/Remark';
import { Title } from './controls/Title';
import { Tools } from './controls/Tools';
import { VersionChoice } from './controls/VersionChoice';

function shown(value: FieldValue | undefined): ReactNode {
  if (value === undefined) return <FormattedMessage id="editor.nothing-there" />;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** A line of YAML: the mark of the difference with the key, and the value. */
const keyOfLine = /^[+ -] *(?:- )?(?:[\w-]+: +)?/;

function Diff({ diff, label }: { readonly diff: string; readonly label: string }): ReactElement {
  const classOf = (line: string): string => {
    if (/^(?:\+\+\+|---) /.test(line)) return styles.name;
    return { '+': styles.added, '-': styles.removed, '@': styles.place }[line.slice(0, 1)] ?? styles.same;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre dir="ltr" tabIndex={0} role="region" aria-label={label}>
      {diff.split('\n').map((line, index) => {
        const [key = ''] = keyOfLine.exec(line) ?? [];
        return (
          <span key={index} className={classOf(line)}>
            {key}
            <bdi>{line.slice(key.length)}</bdi>
            {'\n'}
          </span>
        );
      })}
    </pre>
  );
}

type Side = 'mine' | 'theirs';

function ConflictFields({
  fields,
  path,
  onDone,
}: {
  readonly fields: readonly FieldConflict[];
  readonly path: string;
  readonly onDone: (taken: readonly Side[]) => void;
}): ReactElement {
  const { titleOf, nameOf, language } = useEditorContext();
  return (
    <section>
      <h3>
        <Title language={language}>{titleOf(path)}</Title>
      </h3>
      <Remark tone="note">
        <FormattedMessage id="editor.conflict" />
      </Remark>
      <VersionChoice
        name={path}
        sides={[
          ['mine', <FormattedMessage key="mine" id="editor.mine" />],
          ['theirs', <FormattedMessage key="theirs" id="editor.on-disk" />],
        ]}
        places={fields.map((field) => ({
          legend: field.path.map((step) => (typeof step === 'number' ? step + 1 : nameOf(step))).join(' › '),
          versions: { mine: shown(field.mine), theirs: shown(field.theirs) },
        }))}
        onDone={onDone}
      />
    </section>
  );
}

function SaveContent({
  preview,
  withErrors,
  onWithErrors,
}: {
  readonly preview: SavePreview;
  readonly withErrors: boolean;
  readonly onWithErrors: (withErrors: boolean) => void;
}): ReactElement {
  const intl = useIntl();
  const { language, titleOf } = useEditorContext();
  return (
    <>
      {preview.merged.length > 0 && (
        <Remark tone="note">
          <FormattedMessage id="editor.merged" values={{ files: intl.formatList(preview.merged.map(titleOf)) }} />
        </Remark>
      )}
      <details open={preview.changes[language] === ''}>
        <FormattedMessage id="editor.lines" tagName="summary" />
        <Diff diff={preview.diff} label={intl.formatMessage({ id: 'editor.lines' })} />
      </details>
      <FormattedMessage id="editor.shoppers" tagName="h3" />
      {preview.errors > 0 ? (
        <Remark tone="quiet">{intl.formatMessage({ id: 'editor.shoppers-errors' })}</Remark>
      ) : preview.changes[language] === '' ? (
        <Remark tone="quiet">{intl.formatMessage({ id: 'editor.shoppers-nothing' })}</Remark>
      ) : (
        <MarkdownView source={preview.changes[language]} language={language} />
      )}
      {preview.errors > 0 && (
        <>
          <Remark tone="problem">
            <FormattedMessage id="editor.with-errors" values={{ count: preview.errors }} />
          </Remark>
          <label>
            <input type="checkbox" checked={withErrors} onChange={({ target }) => onWithErrors(target.checked)} />
            <FormattedMessage id="editor.save-anyway" />
          </label>
        </>
      )}
    </>
  );
}

/** The warnings that the check on GitHub refuses. Each closes the dialog and leads to its field. */
function Warnings({ warnings }: Pick<SavePreview, 'warnings'>): ReactElement {
  const { show } = useEditorContext();
  const list = useRef<HTMLUListElement>(null);
  const { count = 0, fromBefore = 0, listed = [] } = warnings ?? {};
  const choose = ({ file, path }: Finding): void => {
    // While the dialog is open, nothing behind it takes the focus.
    list.current?.closest('dialog')?.close();
    show(file, path);
  };
  return (
    <>
      <div role="status">
        {count > 0 && (
          <Remark tone="note">
            <FormattedMessage id="editor.refused" values={{ count }} />{' '}
            {fromBefore > 0 && <FormattedMessage id="editor.refused-before" values={{ count: fromBefore }} />}
          </Remark>
        )}
      </div>
      {listed.length > 0 && (
        <ul ref={list}>
          {listed.map((finding, index) => (
            <FindingItem key={index} finding={finding} isText={false} onChoose={choose} />
          ))}
        </ul>
      )}
      {count > listed.length && (
        <Remark tone="quiet">
          <FormattedMessage id="editor.start-more" values={{ count: count - listed.length }} />
        </Remark>
      )}
    </>
  );
}

interface Saving {
  readonly preview: SavePreview | undefined;
  readonly chosen: readonly string[];
  /** Whether `preview` belongs to the chosen files. It is loaded after each choice. */
  readonly isCurrent: boolean;
  readonly failure: Failure | undefined;
  /** Whether something else changed after the lines were first shown, so that they are shown again. */
  readonly isShownAgain: boolean;
  choose(paths: readonly string[]): void;
  resolve(path: string, fields: readonly FieldConflict[], taken: readonly Side[]): void;
  save(withErrors: boolean): void;
}

interface Shown {
  readonly preview: SavePreview | undefined;
  readonly without: readonly string[];
}

const none: readonly string[] = [];

function useGuarded(): { readonly failure: Failure | undefined; guarded(action: () => Promise<void>): Promise<void> } {
  const [failure, setFailure] = useState<Failure>();
  const guarded = useCallback(async (action: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      setFailure(error);
    }
  }, []);
  return { failure, guarded };
}

function useSaving(onSaved: (count: number) => void): Saving {
  const { editor, server, around } = useEditorContext();
  const { settled, replaceOpen } = editor;
  const [{ preview, without: shownWithout }, setShown] = useState<Shown>({ preview: undefined, without: none });
  const [left, setLeft] = useState<readonly string[]>(none);
  const latest = useRef<readonly string[]>(none);
  const { failure, guarded } = useGuarded();
  const [isShownAgain, setShownAgain] = useState(false);
  const loadPreview = useCallback(
    (without: readonly string[]) =>
      guarded(async () => {
        latest.current = without;
        await settled();
        const all = await server.previewSave();
        const paths = all.drafts.filter((path) => !without.includes(path));
        const preview = paths.length === all.drafts.length ? all : await server.previewSave(paths);
        // The answer to an earlier choice can arrive after that to a later one.
        if (latest.current === without) setShown({ preview, without });
      }),
    [guarded, settled, server],
  );
  useEffect(() => void loadPreview(none), [loadPreview]);
  const chosen = preview?.drafts.filter((path) => !left.includes(path)) ?? [];
  const choose = (paths: readonly string[]): void => {
    const without = preview?.drafts.filter((path) => !paths.includes(path)) ?? [];
    setLeft(without);
    void loadPreview(without);
  };
  const resolve = (path: string, fields: readonly FieldConflict[], taken: readonly Side[]): void =>
    void guarded(async () => {
      const choices = fields.flatMap((field, index) => {
        const take = taken[index];
        return take ? [{ path: field.path, take }] : [];
      });
      replaceOpen(await server.resolve(path, choices));
      await loadPreview(left);
    });
  const save = (withErrors: boolean): void =>
    void guarded(async () => {
      if (!preview) return;
      try {
        const { saved } = await server.save(chosen, preview.hash, withErrors, around?.comment());
        around?.onSaved();
        onSaved(saved.length);
      } catch (error) {
        if (!(error instanceof Refused) || error.reason !== 'not-shown') throw error;
        setShownAgain(true);
        await loadPreview(left);
      }
    });
  return { preview, chosen, isCurrent: shownWithout === left, failure, isShownAgain, choose, resolve, save };
}

export function SaveDialog({
  onClose,
  onSaved,
}: {
  readonly onClose: () => void;
  readonly onSaved: (count: number) => void;
}): ReactElement {
  const intl = useIntl();
  const { around, language, titleOf } = useEditorContext();
  const { preview, chosen, isCurrent, failure, isShownAgain, choose, resolve, save } = useSaving(onSaved);
  const { drafts = none } = preview ?? {};
  const [withErrors, setWithErrors] = useState(false);
  const hasConflicts = (preview?.conflicts.length ?? 0) > 0;
  const isReady =
    isCurrent && preview !== undefined && preview.diff !== '' && !hasConflicts && (preview.errors === 0 || withErrors);
  return (
    <Dialog title={intl.formatMessage({ id: 'editor.save' })} onClose={onClose}>
      {failure && <Failed failure={failure} />}
      {isShownAgain && (
        <Remark tone="problem" role="alert">
          <FormattedMessage id="editor.shown-again" />
        </Remark>
      )}
      {!preview && (
        <Remark tone="quiet">
          <FormattedMessage id="editor.checking" />
        </Remark>
      )}
      {drafts.length > 1 && (
        <fieldset>
          <FormattedMessage id="editor.which-files" tagName="legend" />
          {drafts.map((path) => (
            <label key={path}>
              <input
                type="checkbox"
                checked={chosen.includes(path)}
                onChange={({ target }) =>
                  choose(drafts.filter((each) => (each === path ? target.checked : chosen.includes(each))))
                }
              />
              <Title language={language}>{titleOf(path)}</Title>
            </label>
          ))}
        </fieldset>
      )}
      {preview?.diff === '' && !hasConflicts && <FormattedMessage id="editor.save-nothing" tagName="p" />}
      {preview?.conflicts.map(({ path, fields }) => (
        <ConflictFields key={path} path={path} fields={fields} onDone={(taken) => resolve(path, fields, taken)} />
      ))}
      {preview && preview.diff !== '' && !hasConflicts && (
        <SaveContent preview={preview} withErrors={withErrors} onWithErrors={setWithErrors} />
      )}
      <Warnings warnings={hasConflicts ? undefined : preview?.warnings} />
      {isReady && around?.saving}
      <Tools at="end">
        <Button onClick={onClose}>{intl.formatMessage({ id: 'editor.cancel' })}</Button>
        <Button look="primary" aria-disabled={!isReady} onClick={() => isReady && save(withErrors)}>
          <FormattedMessage id="editor.save-now" />
        </Button>
      </Tools>
    </Dialog>
  );
}
