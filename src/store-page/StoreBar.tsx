import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { useSite } from '../hooks/site';
import { OutboundLink, PlaceContext } from '../links/links';
import { CopyButton } from '../offers/CopyButton';
import { CountryNote } from '../offers/CountryNote';
import { OfferAction } from '../offers/OfferAction';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './StoreBar.styles';

/** Keeps the height of an element in `--bar`: what is focused, the notices and the end of the page stay above the element. */
function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, [bar]);
}

interface StoreBarProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly onFocusChange: (inside: boolean) => void;
}

/** The bar at the bottom of a store's page: the code with its copy button and the link to the store, or a deal with its link. */
export default function StoreBar({ offer, store, onFocusChange }: StoreBarProps) {
  const t = useMessages();
  const { disclosureLine } = useSite();
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar);
  const { code, url, title } = offer;
  const section = (
    <section
      ref={bar}
      className={css.bar}
      aria-label={title}
      data-bar=""
      data-offer={offer.id}
      onFocus={() => onFocusChange(true)}
      onBlur={(event) => onFocusChange(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={css.note}>
        <CountryNote offer={offer} />
      </div>
      <div className={css.row}>
        {code === undefined ? (
          <>
            <span className={css.title}>
              <Bidi>{title}</Bidi>
            </span>
            <OfferAction offer={offer} store={store} />
          </>
        ) : (
          <>
            <bdi className={css.code} dir="ltr">
              <code>{code}</code>
            </bdi>
            <CopyButton offer={offer} store={store} className={css.copy} />
            {url !== undefined && (
              <OutboundLink href={url} sponsored className={buttonClass('secondary', 'm', css.go)}>
                <span>
                  <Bidi>{t('offer.go-to', { store: store.name })}</Bidi> <Icon name="external" />
                </span>
                <VisuallyHidden>{t('offer.opens-new-tab')}</VisuallyHidden>
              </OutboundLink>
            )}
          </>
        )}
      </div>
      <p className={css.line}>
        <Bidi>{disclosureLine}</Bidi>
      </p>
    </section>
  );
  return <PlaceContext value="b">{section}</PlaceContext>;
}
