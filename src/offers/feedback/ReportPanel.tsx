import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dayAt, isoDay } from '../../domain/dates/calendar';
import type { StoreSummary } from '../../domain/offers/offer-view';
import {
  fittingMessage,
  messageText,
  reportLine,
  reportLinks,
  unknownStore,
  type ReportAnswers,
  type ReportLink,
} from '../../domain/trust/report';
import { reports } from '../../generated/reports';
import { settings } from '../../generated/settings';
import { useNow } from '../../hooks/clock';
import { useLanguage } from '../../hooks/site';
import { OutboundLink } from '../../ui/links/links';
import { Button, buttonClass } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';
import { useToast } from '../../ui/toast-provider';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { reportSentence, type ReportedThing } from './report-sentence';
import { styles } from './ReportPanel.styles';

export type ReportPanelProps = ReportedThing & {
  /** Undefined for a new code if the store is unknown. */
  readonly store: Pick<StoreSummary, 'slug' | 'name'> | undefined;
  readonly answers?: ReportAnswers;
};

const icons = { whatsapp: 'chat', email: 'mail', github: 'link' } as const satisfies Record<
  ReportLink['channel'],
  IconName
>;
const names = { whatsapp: 'report.whatsapp', email: 'report.email', github: 'report.github' } as const;

/** A link to a channel. The browser opens an e-mail program itself; the others open in a new tab. */
function ChannelLink({ channel, href }: ReportLink) {
  const intl = useIntl();
  const label: ReactNode = (
    <>
      <Icon name={icons[channel]} />
      {intl.formatMessage({ id: names[channel] })}
    </>
  );
  return channel === 'email' ? (
    <a href={href} rel="noopener noreferrer" className={buttonClass()}>
      {label}
    </a>
  ) : (
    <OutboundLink href={href} className={buttonClass()}>
      {label}
      <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
    </OutboundLink>
  );
}

function ShareButton({ text }: { readonly text: string }) {
  const intl = useIntl();
  const toast = useToast();
  if (!('share' in navigator)) return null;
  const share = (): void => {
    navigator.share({ text }).catch((reason: unknown) => {
      // The visitor closed the share sheet.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      toast({
        title: intl.formatMessage({ id: 'report.share-failed-title' }),
        description: intl.formatMessage({ id: 'report.share-failed-text' }),
        tone: 'bad',
      });
    });
  };
  return (
    <Button variant="secondary" onClick={share}>
      <Icon name="external" />
      {intl.formatMessage({ id: 'report.share' })}
    </Button>
  );
}

/**
 * The message that the site composes, and a link to send it for each channel (product rule R79). Lazy parts must import
 * this from src/generated/report-panel.ts, which exports an empty component for sites without channels.
 */
export function ReportPanel({ store, answers = {}, ...about }: ReportPanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const day = isoDay(dayAt(useNow(), settings.timeZone));
  const headingId = useId();
  if (!reports) return null;

  const subject = store
    ? intl.formatMessage({ id: 'report.subject' }, { store: store.name })
    : intl.formatMessage({ id: 'report.subject-code' });
  const line = reportLine({
    ...(about.kind === 'new' ? about : { kind: about.kind, offer: about.offer.id }),
    store: store?.slug ?? unknownStore,
    answers,
    day,
  });
  const message = fittingMessage(reports, [reportSentence(about, { store, answers, language, intl }), `${subject}.`], {
    subject,
    line,
  });
  return (
    <div className={styles.root} role="group" aria-labelledby={headingId} data-report={about.kind}>
      <p id={headingId}>{intl.formatMessage({ id: 'report.preview' })}</p>
      <div className={styles.message}>
        {message.sentence !== '' && <p>{message.sentence}</p>}
        <p dir="ltr" className={styles.line}>
          {message.line}
        </p>
      </div>
      <div className={styles.channels}>
        {reportLinks(reports, message).map((link) => (
          <ChannelLink key={link.channel} {...link} />
        ))}
        {reports.share && <ShareButton text={messageText(message)} />}
      </div>
    </div>
  );
}
