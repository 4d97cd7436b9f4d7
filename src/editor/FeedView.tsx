import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FeedLook, FeedReason, OpenFile } from '../domain/editing/editor-protocol';
import { base64Of } from './connection/base64';
import { useEditorContext } from './context';
import { shareValue } from './fields/shared-values';
import { Sentence } from './FindingList';
import { Refused, type EditorServer } from './connection/server';
import { styles } from './FeedView.styles';
import { Problem, Remark } from './controls/Remark';

/** How long editing must pause before the table is examined again, in milliseconds. */
const pause = 300;

/** The result of reading a feed's table; undefined for other files, and before the first answer. */
export function useFeedLook(server: EditorServer, file: OpenFile, version: unknown): FeedLook | undefined {
  const [look, setLook] = useState<FeedLook>();
  const isFeed = file.schema === 'feed';
  const { path, text } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer depends on the text and the version, too.
  useEffect(() => {
    if (!isFeed) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      server.feedLook(path).then(
        // Keeps the identity of unchanged parts, so that their fields are not rendered again.
        (answer) => isWanted && setLook((before) => shareValue(before, answer)),
        // Ignored: the request for the state reports that the server does not answer.
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [server, isFeed, path, text, version]);
  return look;
}

function Reason({ reason: { kind, rows, examples } }: { readonly reason: FeedReason }): ReactElement {
  const { language } = useEditorContext();
  return (
    <details>
      <summary>
        <FormattedMessage id={`editor.feed-reason-${kind}`} />:{' '}
        <FormattedMessage id="editor.feed-rows" values={{ rows }} />
      </summary>
      <ul>
        {examples.map(({ line, id, name, message, fix }) => (
          <li key={line}>
            <bdi>
              <b>{name || id}</b>
            </bdi>{' '}
            <small>
              <bdi>
                <FormattedMessage id="editor.feed-line" values={{ line }} />
              </bdi>
              {id !== '' && name !== '' && (
                <>
                  {' · '}
                  <bdi>{id}</bdi>
                </>
              )}
            </small>
            <br />
            <Sentence text={message[language]} />.{' '}
            {fix && (
              <>
                <Sentence text={fix[language]} />.
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Unread({ look }: { readonly look: FeedLook }): ReactElement | null {
  const unread = look.columns.filter(({ isRead, cells }) => !isRead && cells.length > 0);
  if (unread.length === 0) return null;
  return (
    <details>
      <summary>
        <FormattedMessage id="editor.feed-unread" values={{ columns: unread.length }} />
      </summary>
      <dl dir="ltr">
        {unread.map(({ name, cells }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{cells.slice(0, 3).join(' · ')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The numbers of rows by result. A screen reader announces changes as one sentence. */
function Counts({ look }: { readonly look: FeedLook }): ReactElement | null {
  const { counts, changes } = look;
  if (!counts) return null;
  const { rows, kept, suspicious, dropped, codes, deals, isPart } = counts;
  return (
    <div role="status">
      <p className={styles.counts}>
        <FormattedMessage id={isPart ? 'editor.feed-of-first' : 'editor.feed-of'} values={{ rows }} />{' '}
        <FormattedMessage id="editor.feed-shown" values={{ shown: kept + suspicious, codes, deals }} />
      </p>
      {suspicious > 0 && (
        <p>
          <FormattedMessage id="editor.feed-review" values={{ rows: suspicious }} />
        </p>
      )}
      {dropped > 0 && (
        <p>
          <FormattedMessage id="editor.feed-left-out" values={{ rows: dropped }} />
        </p>
      )}
      {changes && (
        <p>
          {changes.vanished === undefined ? (
            <FormattedMessage id="editor.feed-changes" values={{ added: changes.added, changed: changes.changed }} />
          ) : (
            <FormattedMessage
              id="editor.feed-changes-all"
              values={{ added: changes.added, changed: changes.changed, gone: changes.vanished }}
            />
          )}
        </p>
      )}
    </div>
  );
}

function Problems({ look }: { readonly look: FeedLook }): ReactElement | null {
  const { language } = useEditorContext();
  const { problems, proposed = [], unconfirmed = [] } = look;
  return (
    <>
      {problems.map(({ message, fix }, index) => (
        <Remark key={index} tone="problem">
          <Sentence text={message[language]} />. {fix && <Sentence text={fix[language]} />}
        </Remark>
      ))}
      {proposed.length > 0 && (
        <>
          <FormattedMessage id="editor.feed-proposed" tagName="p" />
          <pre dir="ltr">{proposed.join('\n')}</pre>
        </>
      )}
      {unconfirmed.length > 0 && (
        <>
          <Remark tone="note">
            <FormattedMessage id="editor.feed-unconfirmed" />
          </Remark>
          <ul dir="ltr">
            {unconfirmed.map(({ setting, example }) => (
              <li key={setting}>
                <code>{setting}</code> {example !== undefined && <bdi>({example})</bdi>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Look({ look }: { readonly look: FeedLook | undefined }): ReactElement {
  if (!look)
    return (
      <Remark tone="quiet">
        <FormattedMessage id="editor.feed-reading" />
      </Remark>
    );
  const { table, columns, problems, reasons = [], offers = [] } = look;
  const isMissing = columns.length === 0 && problems.length === 0;
  return (
    <>
      {table === undefined ? (
        <FormattedMessage id="editor.feed-no-name" tagName="p" />
      ) : (
        <p>
          <FormattedMessage id={isMissing ? 'editor.feed-no-table' : 'editor.feed-table'} />{' '}
          <code dir="ltr">{table}</code>
        </p>
      )}
      <Problems look={look} />
      <Counts look={look} />
      {reasons.map((reason) => (
        <Reason key={`${reason.verdict} ${reason.kind}`} reason={reason} />
      ))}
      {offers.length > 0 && (
        <div className={styles.scrolls}>
          <table className={styles.table}>
            <FormattedMessage id="editor.feed-first-offers" tagName="caption" />
            <thead>
              <tr>
                {(['title', 'code', 'discount', 'minimum'] as const).map((name) => (
                  <th key={name} scope="col">
                    <FormattedMessage id={`editor.feed-column-${name}`} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {offers.map(({ id, name, code, discount, minimum }) => (
                <tr key={id}>
                  {[name || id, code, discount, minimum].map((cell, index) => (
                    <td key={index}>
                      <bdi>{cell}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Unread look={look} />
    </>
  );
}

export function FeedView({ look, path }: { readonly look: FeedLook | undefined; readonly path: string }): ReactElement {
  const { editor, server } = useEditorContext();
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const changed = await server.newerTable(path, file.name, await base64Of(file));
      void editor.change(() => Promise.resolve({ path: changed.path }));
      setProblem('');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.message);
    }
    if (input.current) input.current.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the file input works by keyboard.
    <section
      className={styles.root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <FormattedMessage id="editor.feed-title" tagName="h3" />
      <Look look={look} />
      <label>
        <FormattedMessage id="editor.feed-newer" />
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.json,.xml,.xlsx"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {problem !== '' && (
        <Problem>
          <Sentence text={problem} />
        </Problem>
      )}
    </section>
  );
}
