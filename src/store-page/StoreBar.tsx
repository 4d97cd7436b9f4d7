import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useSite } from '../hooks/site';
import { OutboundLink, PlaceContext } from '../ui/links';
import { CopyButton } from '../offers/CopyButton';
import { CountryNote } from '../offers/CountryNote';
import { OfferAction } from '../offers/OfferAction';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './StoreBar.styles';

/** Stores the height of an element in `--bar`. Focused elements, toasts and the end of the page stay above it. */
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

/**
 * The bar at the bottom of a store's page: the code with its copy button and the link to the store, or a deal with its
 * link.
 */
export default function StoreBar({ offer, store, onFocusChange }: StoreBarProps) {
  const intl = useIntl();
  const { disclosureLine } = useSite();
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar);
  const { code, url, title } = offer;
  const section = (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={title}
      data-bar=""
      data-offer={offer.id}
      onFocus={() => onFocusChange(true)}
      onBlur={(event) => onFocusChange(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={styles.note}>
        <CountryNote offer={offer} />
      </div>
      <div className={styles.row}>
        {code === undefined ? (
          <>
            <BidiText as="span" className={styles.title} text={title} />
            <OfferAction offer={offer} store={store} />
          </>
        ) : (
          <>
            <bdi className={styles.code} dir="ltr">
              <code>{code}</code>
            </bdi>
            <CopyButton offer={offer} store={store} className={styles.copy} />
            {url !== undefined && (
              <OutboundLink href={url} sponsored className={buttonClass('secondary', 'm', styles.go)}>
                {intl.formatMessage({ id: 'bar.go' })}
                <VisuallyHidden>
                  <Bidi>{intl.formatMessage({ id: 'bar.to-store' }, { store: store.name })}</Bidi>{' '}
                  {intl.formatMessage({ id: 'offer.opens-new-tab' })}
                </VisuallyHidden>
                <Icon name="external" />
              </OutboundLink>
            )}
          </>
        )}
      </div>
      {url !== undefined && <BidiText className={styles.line} text={disclosureLine} />}
    </section>
  );
  return <PlaceContext value="b">{section}</PlaceContext>;
}
