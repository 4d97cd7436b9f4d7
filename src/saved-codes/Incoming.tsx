import { useEffect, useState } from 'react';
import { handedCodes, handoverStart, receivedCode, type HandedCode } from '../domain/handover';
import { isSameOffer, mostSaved, withCode, type SavedCode } from '../domain/saved';
import { presentInstant } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { dayOf, refreshStore } from '../saved/refresh';
import { registerWorker } from '../saved/register-worker';
import { changeSaved } from '../saved/storage';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useToast } from '../ui/toast-provider';
import { css } from './SavedCodes.styles';

/** Takes the list out of the address, so that it is not asked about again. */
function clearFragment(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** The fragment of the address, as long as it has a list of codes. */
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
    clearFragment();
    setHash('');
  };
  return [hash, clear];
}

interface QuestionProps {
  readonly codes: readonly HandedCode[];
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

function Question({ codes, onAdd, onClose }: QuestionProps) {
  const t = useMessages();
  return (
    <Dialog title={t('saved.add-title', { count: codes.length })} onClose={onClose}>
      <ul className={css.names}>
        {codes.map(({ store, offer, code }) => (
          <li key={`${store}/${offer}`}>
            <bdi>{store}</bdi>: <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <p>
        <Bidi>{t('saved.add-text')}</Bidi>
      </p>
      <div className={css.tools}>
        <Button variant="primary" onClick={onAdd}>
          {t('saved.add')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('saved.add-no')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Says why there is nothing to ask. */
function Refusal({ title, onDone }: { readonly title: string; readonly onDone: () => void }) {
  const t = useMessages();
  return (
    <Dialog title={title} onClose={onDone}>
      <Button variant="secondary" onClick={onDone}>
        {t('ui.close')}
      </Button>
    </Dialog>
  );
}

/** Asks whether the codes in the fragment of the address are to be kept on this device (product rule R101). */
export function Incoming({ codes }: { readonly codes: readonly SavedCode[] }) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const [hash, clear] = useHandedFragment();
  if (hash === '') return null;
  const handed = handedCodes(hash);
  const others = handed.filter((code) => !codes.some((each) => isSameOffer(each, code)));
  const fitting = others.slice(0, Math.max(0, mostSaved - codes.length));
  if (handed.length === 0) return <Refusal title={t('saved.add-unreadable')} onDone={clear} />;
  if (others.length === 0) return <Refusal title={t('saved.add-known')} onDone={clear} />;
  if (fitting.length === 0) return <Refusal title={t('save.full', { max: mostSaved })} onDone={clear} />;
  const add = (): void => {
    const now = presentInstant();
    const received = fitting.map((code) => receivedCode(code, language, dayOf(now)));
    const kept = changeSaved((all) => received.toReversed().reduce(withCode, all));
    clear();
    if (!kept) {
      toast({ title: t('save.failed-title'), description: t('save.refused'), tone: 'bad' });
      return;
    }
    toast({ title: t('saved.added', { count: received.length }), tone: 'good' });
    for (const store of new Set(received.map((code) => code.store))) void refreshStore(store, now);
    void registerWorker();
  };
  return <Question codes={fitting} onAdd={add} onClose={clear} />;
}
