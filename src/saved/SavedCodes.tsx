import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offerStatus } from '../domain/offers/offer-status';
import { currentCode, swapCodes, viewIn, withoutCode, type SavedCode, type ShownCode } from '../domain/saved/saved';
import { settings } from '../generated/settings';
import { ClockProvider, presentInstant, useNow } from '../hooks/clock';
import { useLanguage } from '../hooks/site';
import { PageLink } from '../ui/links/links';
import { refreshStore } from '../browser/refresh';
import {
  changeSaved,
  forgetEverything,
  setAside,
  useHasSetAside,
  useIsAnythingKept,
  useKeptCountry,
  useSavedCodes,
} from '../browser/storage';
import { Button, buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBoundary } from '../ui/parts/ErrorBoundary';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/toast-provider';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './SavedCodes.styles';
import { Checkout } from './Checkout';
import { Handover } from './Handover';
import { Incoming } from './Incoming';
import { SavedRow } from './SavedRow';

interface ListProps {
  readonly shown: readonly ShownCode[];
  readonly isEnded?: boolean;
  readonly announce: (words: string) => void;
  readonly onRemove: (code: SavedCode) => void;
  readonly onShow?: (code: SavedCode) => void;
}

function List({ shown, isEnded = false, announce, onRemove, onShow }: ListProps) {
  const intl = useIntl();
  const language = useLanguage();
  const move = (from: number, to: number, button: HTMLElement): void => {
    const [one, other] = [shown[from], shown[to]];
    if (!one || !other || !changeSaved((codes) => swapCodes(codes, one.code, other.code))) return;
    const code = currentCode(one.code, language) ?? one.code.code;
    announce(intl.formatMessage({ id: 'saved.moved' }, { code, place: to + 1, count: shown.length }));
    // Moving an element in the document loses its focus.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <ul className={styles.list}>
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
                    {intl.formatMessage({ id: 'saved.up' })} {words}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-disabled={index === shown.length - 1}
                    onClick={({ currentTarget }) => move(index, index + 1, currentTarget)}
                  >
                    {intl.formatMessage({ id: 'saved.down' })} {words}
                  </Button>
                </>
              )}
              <Button variant="quiet" onClick={() => onRemove(code)}>
                {intl.formatMessage({ id: 'save.remove' })} {words}
              </Button>
            </SavedRow>
          </li>
        );
      })}
    </ul>
  );
}

interface SavedCodesProps {
  readonly coupons: string;
}

interface CodesProps extends SavedCodesProps {
  readonly codes: readonly SavedCode[];
  readonly announce: (words: string) => void;
  readonly onRemove: (code: SavedCode) => void;
}

function Codes({ coupons, codes, announce, onRemove }: CodesProps) {
  const intl = useIntl();
  const now = useNow();
  const language = useLanguage();
  const hasSetAside = useHasSetAside();
  const [atCheckout, setAtCheckout] = useState<SavedCode>();
  const shown = codes.flatMap((code): readonly ShownCode[] => {
    const view = viewIn(code, language);
    return view ? [{ code, view }] : [];
  });
  const isActive = ({ view }: ShownCode): boolean => offerStatus(view.offer, now) === 'active';
  const [active, ended] = [shown.filter(isActive), shown.filter((each) => !isActive(each))];
  const lists = { announce, onRemove };
  return (
    <>
      {shown.length === 0 && !hasSetAside && (
        <EmptyState
          icon="tag"
          title={intl.formatMessage({ id: 'saved.empty-title' })}
          text={intl.formatMessage({ id: 'saved.empty-text' })}
        >
          <PageLink to={coupons} className={buttonClass('primary')}>
            {intl.formatMessage({ id: 'saved.empty-link' })}
          </PageLink>
        </EmptyState>
      )}
      {active.length > 0 && <List shown={active} {...lists} onShow={setAtCheckout} />}
      {active.length > 0 && <Handover shown={active} />}
      {ended.length > 0 && (
        <section>
          <h2 className={styles.heading}>{intl.formatMessage({ id: 'saved.ended' })}</h2>
          <List shown={ended} isEnded {...lists} />
        </section>
      )}
      {atCheckout && (
        <Checkout shown={active} current={atCheckout} onShow={setAtCheckout} onClose={() => setAtCheckout(undefined)} />
      )}
    </>
  );
}

/** The codes that the visitor has saved on the device (product rule R99). */
export default function SavedCodes({ coupons }: SavedCodesProps) {
  const intl = useIntl();
  const toast = useToast();
  const codes = useSavedCodes();
  // Sets unreadable content aside, and refreshes the codes if there is a network.
  const start = useEffectEvent(() => {
    try {
      setAside();
    } catch {
      // The storage is full; the content stays where it is.
    }
    for (const store of new Set(codes.map((code) => code.store))) void refreshStore(store, presentInstant());
  });
  useEffect(() => start(), []);
  const hasAside = useHasSetAside();
  const isAnythingKept = useIsAnythingKept();
  const country = useKeptCountry();
  const root = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const periods = useMemo(() => codes.flatMap(({ views }) => Object.values(views).map(({ offer }) => offer)), [codes]);
  const remove = (code: SavedCode): void => {
    if (!changeSaved((all) => withoutCode(all, code))) return;
    toast({ title: intl.formatMessage({ id: 'save.removed' }) });
    // The pressed button no longer exists.
    root.current?.focus();
  };
  const forget = async (): Promise<void> => {
    if (await forgetEverything()) {
      toast({ title: intl.formatMessage({ id: 'saved.forgotten' }), tone: 'good' });
      root.current?.focus();
    } else
      toast({
        title: intl.formatMessage({ id: 'saved.forget-failed' }),
        description: intl.formatMessage({ id: 'saved.forget-help' }),
        tone: 'bad',
      });
  };
  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      <div className={styles.status} role="status">
        <VisuallyHidden as="p">{announced}</VisuallyHidden>
      </div>
      {hasAside && <p>{intl.formatMessage({ id: 'saved.unreadable' })}</p>}
      {/* Everything stored can be deleted, even what cannot be shown. The key resets the boundary when the list becomes
          empty. */}
      <ErrorBoundary
        key={codes.length === 0 ? 'empty' : 'codes'}
        fallback={<p role="alert">{intl.formatMessage({ id: 'saved.unshown' })}</p>}
      >
        <ClockProvider start={presentInstant()} timeZone={settings.timeZone} periods={periods}>
          <Incoming codes={codes} />
          <Codes coupons={coupons} codes={codes} announce={setAnnounced} onRemove={remove} />
        </ClockProvider>
      </ErrorBoundary>
      {isAnythingKept && (
        <div className={styles.forget}>
          {country && (
            <p>
              {intl.formatMessage(
                { id: 'country.kept' },
                { country: intl.formatMessage({ id: `country-short.${country}` }) },
              )}
            </p>
          )}
          <p>{intl.formatMessage({ id: 'saved.forget-text' })}</p>
          <Button variant="secondary" onClick={() => void forget()}>
            <Icon name="close" />
            {intl.formatMessage({ id: 'saved.forget' })}
          </Button>
        </div>
      )}
    </div>
  );
}
