import { useId, type ReactNode } from 'react';
import { dayAt, isoDay } from '../domain/calendar';
import type { StoreSummary } from '../domain/page-data';
import {
  fittingMessage,
  messageText,
  reportLine,
  reportLinks,
  type ReportAnswers,
  type ReportLink,
} from '../domain/report';
import { reports } from '../generated/reports';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { OutboundLink } from '../links/links';
import { Button, buttonClass } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { useToast } from '../ui/toast-provider';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { reportSentence, type ReportedThing } from './report-sentence';
import { css } from './ReportPanel.styles';

/** A store, what is reported about it, and what is known of the purchase. */
export type ReportPanelProps = ReportedThing & {
  readonly store: Pick<StoreSummary, 'slug' | 'name'>;
  /** What the visitor has said about the purchase, if anything. */
  readonly answers?: ReportAnswers;
};

const icons = { whatsapp: 'chat', email: 'mail', github: 'link' } as const satisfies Record<
  ReportLink['channel'],
  IconName
>;
const names = { whatsapp: 'report.whatsapp', email: 'report.email', github: 'report.github' } as const;

/** A link to a channel. The browser opens an e-mail program itself; the others open in a new tab. */
function ChannelLink({ channel, href }: ReportLink) {
  const t = useMessages();
  const words: ReactNode = (
    <>
      <Icon name={icons[channel]} />
      {t(names[channel])}
    </>
  );
  return channel === 'email' ? (
    <a href={href} rel="noopener noreferrer" className={buttonClass()}>
      {words}
    </a>
  ) : (
    <OutboundLink href={href} className={buttonClass()}>
      {words}
      <VisuallyHidden>{t('offer.opens-new-tab')}</VisuallyHidden>
    </OutboundLink>
  );
}

/** The button that opens the share sheet, where the device has one. */
function ShareButton({ text }: { readonly text: string }) {
  const t = useMessages();
  const toast = useToast();
  if (!('share' in navigator)) return null;
  const share = (): void => {
    navigator.share({ text }).catch((reason: unknown) => {
      // The visitor has closed the sheet.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      toast({ title: t('report.share-failed-title'), description: t('report.share-failed-text'), tone: 'bad' });
    });
  };
  return (
    <Button variant="secondary" onClick={share}>
      <Icon name="external" />
      {t('report.share')}
    </Button>
  );
}

/**
 * A report of the visitor about a code or deal: the message that the site has composed, and a link for each channel of the
 * settings, with which the visitor sends it (product rule R79). Lazy parts that
 * show it import it from src/generated/report-panel.ts: without a channel, that is a component that shows nothing.
 */
export function ReportPanel({ store, answers = {}, ...about }: ReportPanelProps) {
  const t = useMessages();
  const language = useLanguage();
  const day = isoDay(dayAt(useNow(), settings.timeZone));
  const headingId = useId();
  if (!reports) return null;

  const subject = t('report.subject', { store: store.name });
  const line = reportLine({
    ...(about.kind === 'new' ? about : { kind: about.kind, offer: about.offer.id }),
    store: store.slug,
    answers,
    day,
  });
  const message = fittingMessage(reports, [reportSentence(about, { store, answers, language, t }), `${subject}.`], {
    subject,
    line,
  });
  return (
    <div className={css.root} role="group" aria-labelledby={headingId} data-report={about.kind}>
      <p id={headingId}>{t('report.preview')}</p>
      <div className={css.message}>
        {message.sentence !== '' && <p>{message.sentence}</p>}
        <p dir="ltr" className={css.line}>
          {message.line}
        </p>
      </div>
      <div className={css.channels}>
        {reportLinks(reports, message).map((link) => (
          <ChannelLink key={link.channel} {...link} />
        ))}
        {reports.share && <ShareButton text={messageText(message)} />}
      </div>
    </div>
  );
}
