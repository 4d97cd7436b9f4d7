import { useId, type ReactNode } from 'react';
import type { SuggestedStore } from '../domain/page-data';
import { storesWithOffers } from '../domain/suggested-stores';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { SuggestedStores } from './SuggestedStores';
import { css } from './WayOn.styles';

interface WayOnProps {
  /** What there is not. */
  readonly title: string;
  /** The level of the title, where it is a heading. */
  readonly level?: 1 | 2;
  /** Since when, or why. */
  readonly text?: string | undefined;
  /** Stores to try instead, of which those with an active offer are shown; the directory, if none has one. */
  readonly stores?: readonly SuggestedStore[] | undefined;
  /** Whether it has a frame, as a part of a page that stands for another one. */
  readonly framed?: boolean;
  /** The way on that is tried first. */
  readonly children?: ReactNode;
}

/** Shown in place of what there is not: what happened, since when, and where to go on. */
export function WayOn({ title, level, text, stores, framed = false, children }: WayOnProps) {
  const t = useMessages();
  const introId = useId();
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  const suggested = storesWithOffers(stores ?? [], useNow(), useCountry());
  return (
    <div className={css.root} data-frame={framed ? '' : undefined} data-way-on="">
      <div className={css.words}>
        <Title className={level === 1 ? undefined : css.title}>
          <Bidi>{title}</Bidi>
        </Title>
        {text !== undefined && (
          <p className={css.text}>
            <Bidi>{text}</Bidi>
          </p>
        )}
      </div>
      {children}
      {suggested.length > 0 ? (
        <div className={css.stores} role="group" aria-labelledby={introId}>
          <p id={introId} className={css.intro}>
            {t('way-on.stores')}
          </p>
          <SuggestedStores stores={suggested} />
        </div>
      ) : (
        stores && (
          <PageLink to="/stores" className={buttonClass('secondary')}>
            {t('way-on.all-stores')}
          </PageLink>
        )
      )}
    </div>
  );
}
