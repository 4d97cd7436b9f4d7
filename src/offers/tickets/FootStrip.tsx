import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { OfferOfStore, OfferStore } from '../../domain/offers/offer-view';
import { usePage } from '../../hooks/page';
import { useSite } from '../../hooks/site';
import { BidiText } from '../../ui/text/Bidi';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { OutboundLink, PlaceContext } from '../../ui/links/links';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { dismissCopy, type Copied } from '../state/copied-offer';
import { CopyButton } from '../codes/CopyButton';
import { CountryNote } from '../facts/CountryNote';
import { styles } from './FootStrip.styles';
import { OfferAction } from '../codes/OfferAction';
import { AfterNo } from '../feedback/OfferFeedback';
import { useFeedback, type Reply, type Thumb } from '../state/use-feedback';
import { ShareButton } from '../codes/SaveButton';

/** Stores the height of an element in `--bar`. Focused elements and the end of the page stay above it. */
function useReservedHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, [strip]);
}

/** Calls a function when the page is shown again after it was hidden. */
function useReturn(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn);
  useEffect(() => {
    let wasHidden = document.visibilityState === 'hidden';
    const note = (): void => {
      if (document.visibilityState === 'hidden') wasHidden = true;
      else if (wasHidden) notify();
    };
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
}

function Code({ code }: { readonly code: string }) {
  return (
    <bdi className={styles.code} dir="ltr">
      <code data-long={code.length > 16 ? '' : undefined}>{code}</code>
    </bdi>
  );
}

/** When the reader comes back to the page, it asks once whether the code worked, and leads on from the answer. */
function AfterCopy({ copied }: { readonly copied: Copied }) {
  const { offer, store, code, from, fromStrip } = copied;
  const intl = useIntl();
  const page = usePage();
  const { disclosureLine } = useSite();
  const { thumb, give } = useFeedback(offer, store, 'feedback' in page ? page.feedback : undefined);
  const [isAsked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<Reply & { readonly thumb: Thumb }>();
  const root = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  useReturn(() => {
    if (thumb === undefined) setAsked(true);
  });
  // The pressed button is gone.
  useEffect(() => {
    if (fromStrip) root.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [fromStrip]);
  useEffect(() => {
    if (answer) more.current?.focus();
  }, [answer]);
  const close = (): void => {
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    dismissCopy();
  };
  const canGo = !isAsked && offer.url !== undefined;
  const question = intl.formatMessage({ id: 'strip.question' }, { code, store: store.name });
  return (
    <div ref={root} className={styles.row}>
      <div className={styles.first}>
        {!isAsked && <Code code={code} />}
        <div role="status" className={styles.words}>
          {isAsked && <BidiText className={styles.title} text={answer?.title ?? question} />}
          <BidiText text={answer?.description} />
        </div>
        {canGo && (
          <OutboundLink href={offer.url} sponsored className={styles.go}>
            <BidiText as="span" text={intl.formatMessage({ id: 'offer.go-to' }, { store: store.name })} />
            <Icon name="external" />
            <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
          </OutboundLink>
        )}
      </div>
      <Button
        variant="icon"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'ui.close' })}
        onClick={close}
      >
        <Icon name="close" />
      </Button>
      {canGo && <BidiText as="small" className={styles.line} text={disclosureLine} />}
      {isAsked && !answer && (
        <div className={styles.answers} role="group" aria-label={question}>
          {(['up', 'down'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={styles.answer}
              onClick={() => setAnswer({ ...give(each), thumb: each })}
            >
              <Icon name={`thumb-${each}`} />
              {intl.formatMessage({ id: each === 'up' ? 'feedback.yes' : 'feedback.no' })}
            </button>
          ))}
        </div>
      )}
      {answer && (
        <div ref={more} className={styles.more} tabIndex={-1} data-answer={answer.thumb}>
          {answer.thumb === 'up' && (
            <ShareButton
              offer={offer}
              store={store}
              className={styles.go}
              label={intl.formatMessage({ id: 'share.friend' })}
            />
          )}
          {answer.thumb === 'down' && <AfterNo offer={offer} store={store} />}
        </div>
      )}
    </div>
  );
}

interface FootStripProps extends OfferOfStore<OfferStore> {
  /** The copy that the strip follows; without one it is the bar of a store's page. */
  readonly copied?: Copied;
  readonly onFocusChange?: (inside: boolean) => void;
}

export default function FootStrip({ offer, store, copied, onFocusChange }: FootStripProps) {
  const strip = useRef<HTMLElement>(null);
  useReservedHeight(strip);
  // No event tells that the focus has left with the strip.
  useEffect(() => () => onFocusChange?.(false), [onFocusChange]);
  const section = (
    <section
      ref={strip}
      className={styles.strip}
      aria-label={offer.title}
      data-strip={copied ? 'copied' : 'bar'}
      onFocus={() => onFocusChange?.(true)}
      onBlur={(event) => onFocusChange?.(event.currentTarget.contains(event.relatedTarget))}
    >
      {copied ? (
        <AfterCopy key={copied.count} copied={copied} />
      ) : (
        <div className={styles.row} data-offer={offer.id}>
          <CountryNote offer={offer} />
          {offer.code === undefined ? (
            <>
              <BidiText className={styles.words} text={offer.title} />
              <OfferAction offer={offer} store={store} />
            </>
          ) : (
            <>
              <Code code={offer.code} />
              <CopyButton offer={offer} store={store} className={styles.go} />
            </>
          )}
        </div>
      )}
    </section>
  );
  return <PlaceContext value="b">{section}</PlaceContext>;
}
