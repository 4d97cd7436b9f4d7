import { useId, type ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { parseDay } from '../domain/dates/calendar';
import type { SavedCode, SavedView } from '../domain/saved/saved';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { OutboundLink, PageLink } from '../ui/links/links';
import { CodeCharacters } from '../offers/feedback/CodeCharacters';
import { CopyButton } from '../offers/codes/CopyButton';
import { OfferFacts } from '../offers/facts/OfferFacts';
import { OfferParagraph, OfferText } from '../offers/facts/OfferText';
import { validityText } from '../offers/facts/validity';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { Button, buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { LogoTile } from '../ui/LogoTile';
import { styles } from './SavedRow.styles';
import { alarmHours, offerEnds } from '../domain/dates/icalendar';
import { sitePath } from '../domain/pages/paths';
import { useLanguage, useSite } from '../hooks/site';

function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A calendar file with an alarm before the end; nothing for an offer without an end (product rule R101). */
function ReminderButton({ offer, store }: SavedView) {
  const intl = useIntl();
  const now = useNow();
  const language = useLanguage();
  const { name } = useSite();
  const { endsAt, code } = offer;
  const alarm = endsAt === undefined ? undefined : alarmHours(endsAt, now);
  if (endsAt === undefined || alarm === undefined) return null;
  const root = settings.origin + settings.basePath;
  const remind = (): void => {
    const end = {
      uid: `${store.slug}.${offer.id}@${new URL(settings.origin).host}`,
      at: endsAt,
      summary: intl.formatMessage({ id: 'saved.reminder-title' }, { store: store.name, code: code ?? offer.title }),
      description: offer.title,
      url: root + sitePath(language, store.path),
      alarm,
    };
    download(`${store.slug}-${offer.id}.ics`, 'text/calendar;charset=utf-8', offerEnds(name, [end], now));
  };
  return (
    <Button variant="secondary" onClick={remind}>
      <Icon name="calendar" />
      {intl.formatMessage({ id: 'saved.remind' })} <VisuallyHidden>{code ?? offer.title}</VisuallyHidden>
    </Button>
  );
}

interface SavedRowProps {
  readonly code: SavedCode;
  readonly view: SavedView;
  readonly isEnded: boolean;
  readonly onShow?: (() => void) | undefined;
  readonly children: ReactNode;
}

function dayText(date: string, intl: IntlShape): string {
  const { year, month, day } = parseDay(date);
  const words = intl.formatMessage(
    { id: 'trust.day' },
    { day: String(day), month: intl.formatMessage({ id: 'trust.month' }, { month: String(month) }) },
  );
  return intl.formatMessage({ id: 'trust.with-year' }, { date: words, year: String(year) });
}

/** How the offer differs from the saved one; undefined if it does not. */
function changeText({ code, gone }: SavedCode, { offer }: SavedView, intl: IntlShape): string | undefined {
  if (gone) return intl.formatMessage({ id: 'saved.gone' });
  if (offer.code === undefined) return intl.formatMessage({ id: 'saved.no-code' }, { before: code });
  return offer.code === code
    ? undefined
    : intl.formatMessage({ id: 'saved.changed' }, { now: offer.code, before: code });
}

export function SavedRow({ code, view, isEnded: ended, onShow, children }: SavedRowProps) {
  const intl = useIntl();
  const now = useNow();
  const titleId = useId();
  const { offer, store } = view;
  // Ended codes have their own heading above them.
  const Heading = ended ? 'h3' : 'h2';
  const change = changeText(code, view, intl);
  return (
    <article
      className={styles.row}
      aria-labelledby={titleId}
      data-offer={offer.id}
      data-state={ended ? 'expired' : 'active'}
      data-hue={store.hue}
    >
      <div className={styles.head}>
        <PageLink to={store.path} className={styles.store}>
          <LogoTile src={store.logo || undefined} initials={store.initials} hue={store.hue} size="s" />
          <Bidi>{store.name}</Bidi>
        </PageLink>
        <Heading id={titleId} className={styles.title}>
          <OfferText offer={offer}>{offer.title}</OfferText>
        </Heading>
      </div>
      <BidiText className={styles.note} data-change="" text={change} />
      {ended ? (
        <>
          {offer.code !== undefined && (
            <bdi dir="ltr">
              <code className={styles.code}>{offer.code}</code>
            </bdi>
          )}
          <BidiText text={validityText(offer, now, settings.timeZone, intl).end} />
        </>
      ) : (
        <>
          {offer.code !== undefined && (
            <CodeCharacters code={offer.code} words={intl.formatMessage({ id: 'saved.spelling' })} />
          )}
          <div className={styles.actions}>
            <CopyButton offer={offer} store={store} />
            {offer.code === undefined ? (
              <OutboundLink href={offer.url ?? store.url} sponsored className={buttonClass('primary')}>
                {intl.formatMessage({ id: 'offer.get-deal' })}
                <Icon name="external" />
                <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
              </OutboundLink>
            ) : (
              <Button variant="secondary" aria-haspopup="dialog" onClick={onShow}>
                <Icon name="phone" />
                {intl.formatMessage({ id: 'saved.checkout' })} <VisuallyHidden>{offer.code}</VisuallyHidden>
              </Button>
            )}
            <ReminderButton offer={offer} store={store} />
          </div>
          <OfferFacts offer={offer} />
          <OfferParagraph offer={offer} className={styles.terms} text={offer.terms} />
          <BidiText text={offer.exclusive} />
          <BidiText
            className={styles.asOf}
            text={intl.formatMessage({ id: 'saved.as-of' }, { date: dayText(code.asOf, intl) })}
          />
        </>
      )}
      <div className={styles.actions}>{children}</div>
    </article>
  );
}
