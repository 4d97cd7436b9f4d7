import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { OfferView, StorePage } from '../domain/page-data';
import { shownActiveOffers } from '../domain/shown-offers';
import { useNow } from '../hooks/clock';
import { useMediaQuery } from '../hooks/media';
import { useMessages } from '../hooks/messages';
import { useSite } from '../hooks/site';
import { OutboundLink } from '../links/links';
import { CopyButton } from '../offers/CopyButton';
import { OfferAction } from '../offers/OfferAction';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './BottomBar.styles';

/** Whether an element has left the window upwards. */
function useIsAbove(watched: RefObject<HTMLElement | null>): boolean {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setAbove(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  return above;
}

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

interface BarProps {
  readonly offer: OfferView;
  readonly store: StorePage['store'];
  readonly onFocusChange: (inside: boolean) => void;
}

function Bar({ offer, store, onFocusChange }: BarProps) {
  const t = useMessages();
  const { disclosureLine } = useSite();
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar);
  const { code, url, title } = offer;
  return (
    <section
      ref={bar}
      className={css.bar}
      aria-label={title}
      data-bar=""
      data-offer={offer.id}
      onFocus={() => onFocusChange(true)}
      onBlur={(event) => onFocusChange(event.currentTarget.contains(event.relatedTarget))}
    >
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
}

interface BottomBarProps {
  readonly page: StorePage;
  /** The element with the first ticket. The bar is shown while that is above the window. */
  readonly after: RefObject<HTMLElement | null>;
}

/**
 * A bar at the bottom of small screens with the first active code of the page, or the first deal if there is no code. It is
 * shown once the first ticket has left the window, and as long as the focus is in it.
 */
export function BottomBar({ page, after }: BottomBarProps) {
  const small = useMediaQuery('(max-width: 63.99rem)');
  const above = useIsAbove(after);
  const [focused, setFocused] = useState(false);
  const active = shownActiveOffers(page, useNow()).map(({ offer }) => offer);
  const offer = active.find(({ kind }) => kind === 'code') ?? active[0];
  if (!small || !offer || !(above || focused)) return null;
  return <Bar offer={offer} store={page.store} onFocusChange={setFocused} />;
}
