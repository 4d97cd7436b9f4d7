import { useId, type ReactNode } from 'react';
import { parseDay } from '../domain/calendar';
import type { SavedCode, SavedView } from '../domain/saved';
import { useMessages, type Translate } from '../hooks/messages';
import { PageLink } from '../links/links';
import { CodeCharacters } from '../offers/CodeCharacters';
import { CopyButton } from '../offers/CopyButton';
import { GoLink } from '../offers/GoSlot';
import { OfferFacts } from '../offers/OfferFacts';
import { OfferText } from '../offers/OfferText';
import { TrustLabel } from '../offers/TrustLabel';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { LogoTile } from '../ui/LogoTile';
import { ReminderButton } from './ReminderButton';
import { css } from './SavedRow.styles';

interface SavedRowProps {
  readonly code: SavedCode;
  readonly view: SavedView;
  readonly isEnded: boolean;
  /** Shows the code full screen. */
  readonly onShow?: (() => void) | undefined;
  /** The buttons that change the list. */
  readonly children: ReactNode;
}

/** A day with its year. */
function dayText(date: string, t: Translate): string {
  const { year, month, day } = parseDay(date);
  const words = t('trust.day', { day: String(day), month: t('trust.month', { month: String(month) }) });
  return t('trust.with-year', { date: words, year: String(year) });
}

/** How the offer differs from what was saved; undefined if it does not. */
function changeText({ code, gone }: SavedCode, { offer }: SavedView, t: Translate): string | undefined {
  if (gone) return t('saved.gone');
  if (offer.code === undefined) return t('saved.no-code', { before: code });
  return offer.code === code ? undefined : t('saved.changed', { now: offer.code, before: code });
}

/** Code, conditions and ways to use a code that has not ended. */
function Usable({ code, view: { offer, store }, onShow }: Pick<SavedRowProps, 'code' | 'view' | 'onShow'>) {
  const t = useMessages();
  return (
    <>
      {offer.code !== undefined && <CodeCharacters code={offer.code} words={t('saved.spelling')} />}
      <div className={css.actions}>
        <CopyButton offer={offer} store={store} />
        {offer.url !== undefined && <GoLink url={offer.url} store={store} />}
        {offer.code !== undefined && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={onShow}>
            <Icon name="phone" />
            {t('saved.checkout')} <VisuallyHidden>{offer.code}</VisuallyHidden>
          </Button>
        )}
        <ReminderButton offer={offer} store={store} />
      </div>
      <OfferFacts offer={offer} />
      {offer.terms !== undefined && (
        <p className={css.terms}>
          <OfferText offer={offer}>{offer.terms}</OfferText>
        </p>
      )}
      <div>
        <TrustLabel offer={offer} />
        <p className={css.asOf}>
          <Bidi>{t('saved.as-of', { date: dayText(code.asOf, t) })}</Bidi>
        </p>
      </div>
    </>
  );
}

/** A saved code: its store, the code in unmistakable letters, what it needs and until when, and the buttons of the list. */
export function SavedRow({ code, view, isEnded: ended, onShow, children }: SavedRowProps) {
  const t = useMessages();
  const titleId = useId();
  const { offer, store } = view;
  // Those that have ended are below a heading of their own.
  const Heading = ended ? 'h3' : 'h2';
  const change = changeText(code, view, t);
  return (
    <article
      className={css.row}
      aria-labelledby={titleId}
      data-offer={offer.id}
      data-state={ended ? 'expired' : 'active'}
      data-hue={store.hue}
    >
      <div className={css.head}>
        <PageLink to={store.path} className={css.store}>
          <LogoTile src={store.logo || undefined} initials={store.initials} hue={store.hue} size="s" />
          <Bidi>{store.name}</Bidi>
        </PageLink>
        <Heading id={titleId} className={css.title}>
          <OfferText offer={offer}>{offer.title}</OfferText>
        </Heading>
      </div>
      {change !== undefined && (
        <p className={css.note} data-change="">
          <Bidi>{change}</Bidi>
        </p>
      )}
      {ended ? (
        <>
          {offer.code !== undefined && (
            <bdi dir="ltr">
              <code className={css.code}>{offer.code}</code>
            </bdi>
          )}
          <OfferFacts offer={offer} about="validity" />
        </>
      ) : (
        <Usable code={code} view={view} onShow={onShow} />
      )}
      <div className={css.actions}>{children}</div>
    </article>
  );
}
