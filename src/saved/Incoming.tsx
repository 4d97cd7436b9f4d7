import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { handedCodes, handoverStart, receivedCode } from '../domain/saved/handover';
import { isSameOffer, maxSaved, withCode, type SavedCode } from '../domain/saved/saved';
import { presentInstant } from '../hooks/clock';
import { useLanguage } from '../hooks/site';
import { dayOf, refreshStore } from '../browser/refresh';
import { registerWorker } from '../browser/register-worker';
import { changeSaved } from '../browser/storage';
import { BidiText } from '../ui/text/Bidi';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/toast-provider';
import { styles } from './SavedCodes.styles';

function useHandedFragment(): readonly [hash: string, clear: () => void] {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const follow = (): void => {
      const { hash: present } = window.location;
      if (present.startsWith(handoverStart)) setHash(present);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const clear = (): void => {
    // So that the question is not asked again.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    setHash('');
  };
  return [hash, clear];
}

function Refusal({ title, onDone }: { readonly title: string; readonly onDone: () => void }) {
  return (
    <Dialog title={title} onClose={onDone}>
      <Button variant="secondary" onClick={onDone}>
        <FormattedMessage id="ui.close" />
      </Button>
    </Dialog>
  );
}

/** Asks whether to save the codes in the fragment of the address on this device (product rule R101). */
export function Incoming({ codes }: { readonly codes: readonly SavedCode[] }) {
  const intl = useIntl();
  const toast = useToast();
  const language = useLanguage();
  const [hash, clear] = useHandedFragment();
  if (hash === '') return null;
  const handed = handedCodes(hash);
  const others = handed.filter((code) => !codes.some((each) => isSameOffer(each, code)));
  const fitting = others.slice(0, Math.max(0, maxSaved - codes.length));
  if (handed.length === 0) return <Refusal title={intl.formatMessage({ id: 'saved.add-unreadable' })} onDone={clear} />;
  if (others.length === 0) return <Refusal title={intl.formatMessage({ id: 'saved.add-known' })} onDone={clear} />;
  if (fitting.length === 0)
    return <Refusal title={intl.formatMessage({ id: 'save.full' }, { max: maxSaved })} onDone={clear} />;
  const add = (): void => {
    const now = presentInstant();
    const received = fitting.map((code) => receivedCode(code, language, dayOf(now)));
    const kept = changeSaved((all) => received.toReversed().reduce(withCode, all));
    clear();
    if (!kept) {
      toast({
        title: intl.formatMessage({ id: 'save.failed-title' }),
        description: intl.formatMessage({ id: 'save.refused' }),
        tone: 'bad',
      });
      return;
    }
    toast({ title: intl.formatMessage({ id: 'saved.added' }, { count: received.length }), tone: 'good' });
    for (const store of new Set(received.map((code) => code.store))) void refreshStore(store, now);
    void registerWorker();
  };
  return (
    <Dialog title={intl.formatMessage({ id: 'saved.add-title' }, { count: fitting.length })} onClose={clear}>
      <ul className={styles.names}>
        {fitting.map(({ store, offer, code }) => (
          <li key={`${store}/${offer}`}>
            <bdi>{store}</bdi>: <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <BidiText text={intl.formatMessage({ id: 'saved.add-text' })} />
      <div className={styles.tools}>
        <Button variant="primary" onClick={add}>
          {intl.formatMessage({ id: 'saved.add' })}
        </Button>
        <Button variant="secondary" onClick={clear}>
          {intl.formatMessage({ id: 'saved.add-no' })}
        </Button>
      </div>
    </Dialog>
  );
}
