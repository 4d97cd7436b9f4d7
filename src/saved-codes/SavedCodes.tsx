import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { offerStatus } from '../domain/offer-status';
import { currentCode, swapped, viewIn, withoutCode, type SavedCode, type ShownCode } from '../domain/saved';
import { settings } from '../generated/settings';
import { ClockProvider, presentInstant, useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { PageLink } from '../links/links';
import { refreshStore } from '../saved/refresh';
import {
  changeSaved,
  forgetEverything,
  hasSetAside,
  setAside,
  useIsAnythingKept,
  useKeptCountry,
  useSavedCodes,
} from '../saved/storage';
import { Button, buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/toast-provider';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './SavedCodes.styles';
import { Checkout } from './Checkout';
import { Handover } from './Handover';
import { Incoming } from './Incoming';
import { SavedRow } from './SavedRow';

interface ListProps {
  readonly shown: readonly ShownCode[];
  readonly isEnded?: boolean;
  readonly announce: (words: string) => void;
  readonly onRemove: (code: SavedCode) => void;
  /** Shows a code full screen. */
  readonly onShow?: (code: SavedCode) => void;
}

/** Saved codes with the buttons that move and remove them. */
function List({ shown, isEnded = false, announce, onRemove, onShow }: ListProps) {
  const t = useMessages();
  const language = useLanguage();
  const move = (from: number, to: number, button: HTMLElement): void => {
    const [one, other] = [shown[from], shown[to]];
    if (!one || !other || !changeSaved((codes) => swapped(codes, one.code, other.code))) return;
    const code = currentCode(one.code, language) ?? one.code.code;
    announce(t('saved.moved', { code, place: to + 1, count: shown.length }));
    // An element that is moved in the document loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <ul className={css.list}>
      {shown.map(({ code, view }, index) => {
        const words = <VisuallyHidden>{currentCode(code, language) ?? code.code}</VisuallyHidden>;
        return (
          <li key={`${code.store}/${code.offer}`}>
            <SavedRow code={code} view={view} isEnded={isEnded} onShow={() => onShow?.(code)}>
              {shown.length > 1 && (
                <>
                  <Button
                    variant="quiet"
                    aria-disabled={index === 0}
                    onClick={({ currentTarget }) => move(index, index - 1, currentTarget)}
                  >
                    {t('saved.up')} {words}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-disabled={index === shown.length - 1}
                    onClick={({ currentTarget }) => move(index, index + 1, currentTarget)}
                  >
                    {t('saved.down')} {words}
                  </Button>
                </>
              )}
              <Button variant="quiet" onClick={() => onRemove(code)}>
                {t('save.remove')} {words}
              </Button>
            </SavedRow>
          </li>
        );
      })}
    </ul>
  );
}

/** The kept country, and the button that deletes all that the site keeps on the device. */
function Forget({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages();
  const toast = useToast();
  const country = useKeptCountry();
  const forget = async (): Promise<void> => {
    if (await forgetEverything()) {
      toast({ title: t('saved.forgotten'), tone: 'good' });
      onDone();
    } else toast({ title: t('saved.forget-failed'), description: t('saved.forget-help'), tone: 'bad' });
  };
  return (
    <div className={css.forget}>
      {country && <p>{t('country.kept', { country: t(`country-short.${country}`) })}</p>}
      <p>{t('saved.forget-text')}</p>
      <Button variant="secondary" onClick={() => void forget()}>
        <Icon name="close" />
        {t('saved.forget')}
      </Button>
    </div>
  );
}

interface SavedCodesProps {
  /** The path of the list of all offers. */
  readonly coupons: string;
}

function Codes({ coupons, codes }: SavedCodesProps & { readonly codes: readonly SavedCode[] }) {
  const t = useMessages();
  const toast = useToast();
  const now = useNow();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const [atCheckout, setAtCheckout] = useState<SavedCode>();
  const [isAside, setIsAside] = useState(hasSetAside);
  const isAnythingKept = useIsAnythingKept();
  const shown = codes.flatMap((code): readonly ShownCode[] => {
    const view = viewIn(code, language);
    return view ? [{ code, view }] : [];
  });
  const isActive = ({ view }: ShownCode): boolean => offerStatus(view.offer, now) === 'active';
  const [active, ended] = [shown.filter(isActive), shown.filter((each) => !isActive(each))];
  const remove = (code: SavedCode): void => {
    if (!changeSaved((all) => withoutCode(all, code))) return;
    toast({ title: t('save.removed') });
    // The pressed button is gone.
    root.current?.focus();
  };
  const lists = { announce: setAnnounced, onRemove: remove };
  return (
    <div ref={root} className={css.root} tabIndex={-1}>
      <div className={css.status} role="status">
        <VisuallyHidden as="p">{announced}</VisuallyHidden>
      </div>
      {isAside && <p>{t('saved.unreadable')}</p>}
      {shown.length === 0 && (
        <EmptyState icon="tag" title={t('saved.empty-title')} text={t('saved.empty-text')}>
          <PageLink to={coupons} className={buttonClass('primary')}>
            {t('saved.empty-link')}
          </PageLink>
        </EmptyState>
      )}
      {active.length > 0 && <Handover shown={active} />}
      {active.length > 0 && <List shown={active} {...lists} onShow={setAtCheckout} />}
      {ended.length > 0 && (
        <section>
          <h2 className={css.heading}>{t('saved.ended')}</h2>
          <List shown={ended} isEnded {...lists} />
        </section>
      )}
      {isAnythingKept && (
        <Forget
          onDone={() => {
            setIsAside(false);
            root.current?.focus();
          }}
        />
      )}
      {atCheckout && (
        <Checkout shown={active} current={atCheckout} onShow={setAtCheckout} onClose={() => setAtCheckout(undefined)} />
      )}
    </div>
  );
}

/** The codes that the visitor keeps on the device, brought up to date where there is a network (product rule R99). */
export default function SavedCodes({ coupons }: SavedCodesProps) {
  const codes = useSavedCodes();
  const [isReady, setReady] = useState(false);
  const start = useEffectEvent(() => {
    try {
      setAside();
    } catch {
      // The storage is full; what is in it stays there.
    }
    setReady(true);
    for (const store of new Set(codes.map((code) => code.store))) void refreshStore(store, presentInstant());
  });
  useEffect(() => start(), []);
  const periods = useMemo(() => codes.flatMap(({ views }) => Object.values(views).map(({ offer }) => offer)), [codes]);
  if (!isReady) return null;
  return (
    <ClockProvider start={presentInstant()} timeZone={settings.timeZone} periods={periods}>
      <Incoming codes={codes} />
      <Codes coupons={coupons} codes={codes} />
    </ClockProvider>
  );
}
