import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SuggestedStore } from '../../domain/offers/offer-view';
import { storesWithOffers } from '../../domain/offers/suggested-stores';
import { useNow } from '../../hooks/clock';
import { useCountry } from '../../hooks/country';
import { PageLink } from '../../ui/links/links';
import { BidiText } from '../../ui/text/Bidi';
import { buttonClass } from '../../ui/Button';
import { SuggestedStores } from './SuggestedStores';
import { styles } from './WayOn.styles';

interface WayOnProps {
  readonly title: string;
  /** The level of the title, if it is a heading. */
  readonly level?: 1 | 2;
  /** Since when, or why. */
  readonly text?: string | undefined;
  /** Stores to try instead. Those with an active offer are shown; if there are none, a link to the directory. */
  readonly stores?: readonly SuggestedStore[] | undefined;
  /** Whether it has a frame, as a part of a page instead of a whole page. */
  readonly framed?: boolean;
  readonly children?: ReactNode;
}

export function WayOn({ title, level, text, stores, framed = false, children }: WayOnProps) {
  const introId = useId();
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  const suggested = storesWithOffers(stores ?? [], useNow(), useCountry());
  return (
    <div className={styles.root} data-frame={framed ? '' : undefined} data-way-on="">
      <div className={styles.words}>
        <BidiText as={Title} className={level === 1 ? undefined : styles.title} text={title} />
        <BidiText className={styles.text} text={text} />
      </div>
      {children}
      {suggested.length > 0 ? (
        <div className={styles.stores} role="group" aria-labelledby={introId}>
          <p id={introId} className={styles.intro}>
            <FormattedMessage id="way-on.stores" />
          </p>
          <SuggestedStores stores={suggested} />
        </div>
      ) : (
        stores && (
          <PageLink to="/stores" className={buttonClass('secondary')}>
            <FormattedMessage id="way-on.all-stores" />
          </PageLink>
        )
      )}
    </div>
  );
}
