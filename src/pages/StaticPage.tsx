import { useIntl } from 'react-intl';
import { dayAt } from '../domain/dates/calendar';
import type { StaticPageView } from '../domain/pages/page-data';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { Sections } from '../store-page/Sections';
import { Container } from '../ui/Container';
import { ClaimsSection } from './ClaimsSection';
import { PageHeading } from './PageHeading';
import { TestsSection } from './TestsSection';

/** The current date, for pages whose data says that they were updated today (product rule R43). */
function useToday(): string {
  const intl = useIntl();
  const { year, month, day } = dayAt(useNow(), settings.timeZone);
  return intl.formatMessage({ id: 'date.long' }, { day, month: String(month), year });
}

const ownViews = { claims: ClaimsSection, tests: TestsSection };

export default function StaticPage({ page }: { readonly page: StaticPageView }) {
  const intl = useIntl();
  const today = useToday();
  const { heading, subtitle, month, lastUpdated, sections } = page;
  const meta =
    lastUpdated === 'today'
      ? intl.formatMessage({ id: 'page.last-updated' }, { date: today })
      : month === undefined
        ? undefined
        : intl.formatMessage({ id: 'store.checked' }, { month });
  return (
    <Container>
      <PageHeading heading={heading} subtitle={subtitle} meta={meta} />
      <Sections sections={sections} ownViews={ownViews} />
    </Container>
  );
}
