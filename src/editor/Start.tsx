import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EditorState, StartEntry, StartList, StartLists } from '../domain/editing/editor-protocol';
import { Button } from './controls/Button';
import { useEditorContext } from './context';
import { FindingList } from './FindingList';
import { Remark } from './controls/Remark';
import type { EditorServer } from './connection/server';
import { styles } from './Start.styles';
import { Title } from './controls/Title';

/** The lists of the last check; empty until the server answers, and if it does not create any. */
function useLists(server: EditorServer, isChecked: boolean): Partial<StartLists> {
  const [lists, setLists] = useState<Partial<StartLists>>({});
  useEffect(() => {
    if (!isChecked) return undefined;
    let isCurrent = true;
    server.start().then(
      (answer) => {
        if (isCurrent) setLists(answer);
      },
      // Ignored: the lists stay, and the page shows elsewhere that the server does not answer.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [server, isChecked]);
  return lists;
}

interface EntriesProps {
  readonly heading: ReactNode;
  readonly list: StartList;
  readonly said: (days: number | undefined) => ReactNode;
}

function Entries({ heading, list: { count, entries }, said }: EntriesProps): ReactElement | null {
  const { language, show } = useEditorContext();
  if (count === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {entries.map(({ file, path, title, days }: StartEntry) => (
          <li key={`${file} ${path.join()}`} className={styles.entry}>
            <Button look="link" onClick={() => show(file, path)}>
              <Title language={language}>{title[language]}</Title>
            </Button>{' '}
            <small>{said(days)}</small>
          </li>
        ))}
      </ul>
      {count > entries.length && (
        <Remark tone="quiet">
          <FormattedMessage id="editor.start-more" values={{ count: count - entries.length }} />
        </Remark>
      )}
    </section>
  );
}

function ended(days: number | undefined): ReactNode {
  if (days === undefined) return null;
  return days < 0 ? (
    <FormattedMessage id="editor.start-ended" values={{ days: -days }} />
  ) : (
    <FormattedMessage id="editor.start-ends" values={{ days }} />
  );
}

function tested(days: number | undefined): ReactNode {
  return days === undefined ? (
    <FormattedMessage id="editor.start-never" />
  ) : (
    <FormattedMessage id="editor.start-tested" values={{ days }} />
  );
}

export function Start({ state }: { readonly state: EditorState }): ReactElement {
  const { server, show } = useEditorContext();
  const { ending, toTest, unpublished } = useLists(server, state.isChecked);
  const errors = state.findings.filter(({ kind }) => kind === 'error');
  const drafts = state.files.filter(({ draft }) => draft !== undefined);
  return (
    <div className={styles.root}>
      <FormattedMessage id="editor.start" tagName="h2" />
      <Remark tone="quiet">
        <FormattedMessage id="editor.choose" />
      </Remark>
      {errors.length > 0 && (
        <FindingList
          findings={errors}
          others={[]}
          isText={false}
          onChoose={({ file, path = [] }) => show(file, path)}
        />
      )}
      <Entries
        heading={<FormattedMessage id="editor.start-unsaved" />}
        list={{
          count: drafts.length,
          entries: drafts.map(({ path: file, title }) => ({ file, path: [], title })),
        }}
        said={() => null}
      />
      {ending && <Entries heading={<FormattedMessage id="editor.start-ending" />} list={ending} said={ended} />}
      {toTest && <Entries heading={<FormattedMessage id="editor.start-test" />} list={toTest} said={tested} />}
      {unpublished && (
        <Entries
          heading={<FormattedMessage id="editor.start-unpublished" />}
          list={unpublished}
          said={(days) =>
            days === undefined ? (
              <FormattedMessage id="editor.start-draft" />
            ) : (
              <FormattedMessage id="editor.start-publish" values={{ days }} />
            )
          }
        />
      )}
    </div>
  );
}
