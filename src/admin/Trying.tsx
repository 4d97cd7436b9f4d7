import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminFolder } from '../domain/editing/admin-page';
import type { OfferToTry } from '../domain/editing/editor-protocol';
import { otherLanguage, type Language } from '../domain/language/language';
import { Button } from '../editor/controls/Button';
import { Problem, Remark } from '../editor/controls/Remark';
import { Title } from '../editor/controls/Title';
import type { Check } from '../generated/data-types';
import { ChangeView, useStanding, useTurning } from './Change';
import { Gone } from './Gone';
import { NewToken, useRefusals } from './NewToken';
import { Remarks } from './Remarks';
import { useResults, type Results } from './results';
import type { OpenedProps } from './session';
import { styles as pageStyles } from './SignIn.styles';
import { TriedForm, type Circumstances } from './TriedForm';
import { styles } from './Trying.styles';

function OfferCard({
  offer,
  language,
  chosen,
  onCopied,
  onChoose,
}: {
  readonly offer: OfferToTry;
  readonly language: Language;
  readonly chosen: Check['result'] | undefined;
  onCopied(): void;
  onChoose(result: Check['result']): void;
}): ReactElement {
  const { storeName, title, code, url, daysSince, due } = offer;
  const store = storeName[language];
  return (
    <>
      <h2 className={styles.title}>
        {store} · <Title language={language}>{title[language]}</Title>
      </h2>
      <p className={styles.last}>
        {daysSince === undefined ? (
          <FormattedMessage id="admin.try-never" />
        ) : (
          <FormattedMessage id="admin.try-last" values={{ days: daysSince }} />
        )}{' '}
        {due && daysSince !== undefined && <FormattedMessage id="admin.try-due" />}
      </p>
      <div className={styles.code}>
        {code !== undefined && (
          <>
            <code dir="ltr">{code}</code>
            <Button onClick={() => void navigator.clipboard.writeText(code).then(onCopied, () => undefined)}>
              <FormattedMessage id="admin.try-copy" values={{ code }} />
            </Button>
          </>
        )}
        <a href={url} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="admin.try-open" values={{ store }} />
        </a>
      </div>
      <div className={styles.results}>
        {(['worked', 'failed'] as const).map((result) => (
          <Button key={result} aria-pressed={chosen === result} onClick={() => onChoose(result)}>
            <FormattedMessage id={`admin.try-${result}`} />
          </Button>
        ))}
      </div>
    </>
  );
}

function Outgoing({ results }: { readonly results: Results }): ReactElement {
  const { kept, isUnsaved, sending, problem, isWaiting, isKept, forget, send } = results;
  const hasSome = kept.length > 0 || isUnsaved;
  return (
    <section className={styles.kept}>
      <p role="status">
        {sending === 'sending' && <FormattedMessage id="admin.try-sending" />}
        {sending === 'sent' && <FormattedMessage id="admin.try-sent" />}
        {sending === 'idle' && <FormattedMessage id="admin.try-waiting" values={{ count: kept.length }} />}
      </p>
      <ul>
        {kept.map(({ name, result }, at) => (
          <li key={at}>
            <span>
              {name}: <FormattedMessage id={`admin.try-${result.result}`} />
            </span>
            <Button onClick={() => forget(at)}>
              <FormattedMessage id="admin.try-forget" values={{ name }} />
            </Button>
          </li>
        ))}
      </ul>
      {problem && <Problem>{problem.message}</Problem>}
      {!isKept && (
        <Remark tone="alarm" role="alert">
          <FormattedMessage id="admin.try-not-kept" />
        </Remark>
      )}
      {isWaiting && (
        <Remark tone="note">
          <FormattedMessage id="admin.try-later" />
        </Remark>
      )}
      <div className={styles.buttons}>
        <Button look="primary" aria-disabled={!hasSome || sending === 'sending'} onClick={() => hasSome && send()}>
          <FormattedMessage id="admin.try-send" />
        </Button>
      </div>
    </section>
  );
}

function Offers({
  results,
  language,
  say,
}: {
  readonly results: Results;
  readonly language: Language;
  readonly say: (message: string) => void;
}): ReactElement | null {
  const intl = useIntl();
  const [open, setOpen] = useState<{ readonly key: string; readonly result: Check['result'] }>();
  const [circumstances, setCircumstances] = useState<Circumstances>({});
  const { list, kept, keep } = results;
  if (!list) return <FormattedMessage id="admin.try-loading" tagName="p" />;
  const isKept = ({ store, offer }: OfferToTry): boolean =>
    kept.some(({ result }) => result.store === store && result.offer === offer);
  const left = list.offers.filter((offer) => !isKept(offer));
  if (left.length === 0) return <FormattedMessage id="admin.try-none" tagName="p" />;
  return (
    <ol className={styles.list}>
      {left.map((offer) => {
        const key = `${offer.store}/${offer.offer}`;
        const chosen = open?.key === key ? open.result : undefined;
        return (
          <li key={key}>
            <OfferCard
              offer={offer}
              language={language}
              chosen={chosen}
              onCopied={() => say(intl.formatMessage({ id: 'admin.try-copied' }, { code: offer.code ?? '' }))}
              onChoose={(result) => setOpen({ key, result })}
            />
            {chosen && (
              <TriedForm
                key={chosen}
                offer={offer}
                result={chosen}
                list={list}
                language={language}
                circumstances={circumstances}
                onCancel={() => setOpen(undefined)}
                onKeep={(result) => {
                  const { country, channel, customer } = result;
                  setCircumstances({ country, channel, customer });
                  setOpen(undefined);
                  keep({ result, name: `${offer.storeName[language]}, ${offer.code ?? offer.title[language]}` });
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Sent({
  settings,
  base,
  session,
  state,
  opened,
  isSent,
}: OpenedProps & { readonly isSent: boolean }): ReactNode {
  const { worker } = opened;
  const { standing, refresh } = useStanding(worker, base);
  const { turn, problem } = useTurning(worker, settings, refresh);
  useRefusals(worker, session, settings, state.token?.ends);
  useEffect(() => {
    if (isSent) refresh();
  }, [isSent, refresh]);
  return (
    <>
      <Remarks state={state} settings={settings} opened={opened} />
      {problem !== undefined && <Problem>{problem}</Problem>}
      {standing && <ChangeView standing={standing} branch={settings.branch} onTurn={turn} />}
    </>
  );
}

interface TryingProps extends Omit<OpenedProps, 'opened'> {
  /** Absent until the page is signed in, and without a network. */
  readonly opened: OpenedProps['opened'] | undefined;
  /** Shown until then. */
  readonly before: ReactNode;
}

/** The page for a phone in a shop: the offers to test next, and their results. */
export function Trying({ opened, before, ...props }: TryingProps): ReactElement {
  const { settings, base, language, onLanguage, session, state } = props;
  const intl = useIntl();
  const [said, say] = useState('');
  const comment = useCallback((count: number) => intl.formatMessage({ id: 'admin.try-comment' }, { count }), [intl]);
  const busy = intl.formatMessage({ id: 'admin.try-busy' });
  const results = useResults(opened, base, { comment, busy });
  const { tryAgain } = session;
  useEffect(() => {
    if (opened) return undefined;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [opened, tryAgain]);
  const title = intl.formatMessage({ id: 'admin.try-title' });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={pageStyles.root}>
      <div className={pageStyles.top}>
        <h1>{title}</h1>
        <Button look="link" lang={otherLanguage(language)} onClick={() => onLanguage(otherLanguage(language))}>
          <FormattedMessage id="admin.language" />
        </Button>
      </div>
      <p>
        <FormattedMessage id="admin.try-intro" />{' '}
        <a href={`${base}/${adminFolder}/`}>
          <FormattedMessage id="admin.try-editor" />
        </a>
      </p>
      <p role="status" className={styles.last}>
        {said}
      </p>
      {state.isGone && <Gone />}
      <Outgoing results={results} />
      {opened ? <Sent {...props} opened={opened} isSent={results.sending === 'sent'} /> : before}
      <Offers results={results} language={language} say={say} />
      {state.refusedToken && (
        <NewToken session={session} state={state} settings={settings} refusal={state.refusedToken} />
      )}
    </main>
  );
}
