import { useIntl } from 'react-intl';
import { alarmHours, offerEnds } from '../domain/dates/icalendar';
import { sitePath } from '../domain/pages/paths';
import type { SavedView } from '../domain/saved/saved';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useLanguage, useSite } from '../hooks/site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

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
export function ReminderButton({ offer, store }: SavedView) {
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
