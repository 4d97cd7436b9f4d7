import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { FeedLook, FeedReason, OpenFile } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { base64Of } from './base64';
import { shareValue } from './fields/shared-values';
import { feedWords, type FeedWords } from './feed-words';
import { Sentence } from './FindingList';
import { Refused, type EditorServer } from './server';

/** How long nothing is edited before the table is examined again. In milliseconds. */
const pause = 300;

/** What becomes of the table of a feed; undefined for other files, and before the first answer. */
export function useFeedLook(server: EditorServer, file: OpenFile, version: unknown): FeedLook | undefined {
  const [look, setLook] = useState<FeedLook>();
  const isFeed = file.schema === 'feed';
  const { path, text } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text of the settings or another state of the files has another answer.
  useEffect(() => {
    if (!isFeed) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      server.feedLook(path).then(
        // What has not changed stays the same, so that no field is rendered for nothing.
        (answer) => isWanted && setLook((before) => shareValue(before, answer)),
        // The request for the state says that the server does not answer.
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

function Reason({
  reason: { kind, rows, examples },
  text,
}: {
  readonly reason: FeedReason;
  readonly text: FeedWords;
}): ReactElement {
  return (
    <details>
      <summary>
        {text.reasons[kind] ?? kind}: {text.rows(rows)}
      </summary>
      <ul lang="en" dir="ltr">
        {examples.map(({ line, id, name, message, fix }) => (
          <li key={line}>
            <bdi>
              <b>{name || id}</b>
            </bdi>{' '}
            <small>
              <bdi>{text.line(line)}</bdi>
              {id !== '' && name !== '' && (
                <>
                  {', '}
                  <bdi>{id}</bdi>
                </>
              )}
            </small>
            <br />
            <Sentence text={message} />.{' '}
            {fix !== undefined && (
              <>
                <Sentence text={fix} />.
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Offers({
  offers,
  text,
}: {
  readonly offers: NonNullable<FeedLook['offers']>;
  readonly text: FeedWords;
}): ReactElement | null {
  if (offers.length === 0) return null;
  return (
    <div className="scrolls">
      <table>
        <caption>{text.firstOffers}</caption>
        <thead>
          <tr>
            {text.offerColumns.map((name) => (
              <th key={name} scope="col">
                {name}
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
  );
}

function Unread({ look, text }: { readonly look: FeedLook; readonly text: FeedWords }): ReactElement | null {
  const unread = look.columns.filter(({ isRead, cells }) => !isRead && cells.length > 0);
  if (unread.length === 0) return null;
  return (
    <details>
      <summary>{text.unread(unread.length)}</summary>
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

/** The number of rows by what happens to them, read out as one sentence when they change. */
function Counts({ look, text }: { readonly look: FeedLook; readonly text: FeedWords }): ReactElement | null {
  const { counts, changes } = look;
  if (!counts) return null;
  const { rows, kept, suspicious, dropped, codes, deals, isPart } = counts;
  return (
    <div role="status">
      <p className="feed-counts">
        {isPart ? text.ofFirst(rows) : text.of(rows)} {text.shown(kept + suspicious, codes, deals)}
      </p>
      {suspicious > 0 && <p>{text.review(suspicious)}</p>}
      {dropped > 0 && <p>{text.leftOut(dropped)}</p>}
      {changes && <p>{text.changes(changes)}</p>}
    </div>
  );
}

function Problems({ look, text }: { readonly look: FeedLook; readonly text: FeedWords }): ReactElement | null {
  const { problems, proposed = [], unconfirmed = [] } = look;
  return (
    <>
      {problems.map(({ message, fix }, index) => (
        <p key={index} className="problem" lang="en" dir="ltr">
          <Sentence text={message} />. {fix !== undefined && <Sentence text={fix} />}
        </p>
      ))}
      {proposed.length > 0 && (
        <>
          <p>{text.proposed}</p>
          <pre dir="ltr">{proposed.join('\n')}</pre>
        </>
      )}
      {unconfirmed.length > 0 && (
        <>
          <p className="note">{text.unconfirmed}</p>
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

/** Which table is read, and what becomes of it. */
function Look({ look, text }: { readonly look: FeedLook; readonly text: FeedWords }): ReactElement {
  const { table, columns, problems, reasons = [], offers = [] } = look;
  const isMissing = columns.length === 0 && problems.length === 0;
  return (
    <>
      {table === undefined ? (
        <p>{text.noName}</p>
      ) : (
        <p>
          {isMissing ? text.noTable : text.table} <code dir="ltr">{table}</code>
        </p>
      )}
      <Problems look={look} text={text} />
      <Counts look={look} text={text} />
      {reasons.map((reason) => (
        <Reason key={`${reason.verdict} ${reason.kind}`} reason={reason} text={text} />
      ))}
      <Offers offers={offers} text={text} />
      <Unread look={look} text={text} />
    </>
  );
}

/** What becomes of the table of a feed with its settings as they are edited, and where a newer table is put. */
export function FeedView({
  look,
  server,
  path,
  language,
  onChanged,
}: {
  readonly look: FeedLook | undefined;
  readonly server: EditorServer;
  readonly path: string;
  readonly language: Language;
  readonly onChanged: (file: OpenFile) => void;
}): ReactElement {
  const text = feedWords[language];
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      onChanged(await server.newerTable(path, file.name, await base64Of(file)));
      setProblem('');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.message);
    }
    if (input.current) input.current.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input for files does the same by keyboard.
    <section
      className="feed-view"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <h3>{text.title}</h3>
      {look ? <Look look={look} text={text} /> : <p className="quiet">{text.reading}</p>}
      <label className="file">
        {text.newer}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.json,.xml,.xlsx"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {problem !== '' && (
        <p className="problem" role="alert" lang="en" dir="ltr">
          <Sentence text={problem} />
        </p>
      )}
    </section>
  );
}
