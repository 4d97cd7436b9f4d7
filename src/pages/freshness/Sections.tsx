import { FormattedMessage, useIntl } from 'react-intl';
import type { Freshness, OfferLife } from '../../domain/trust/freshness';
import { directionOf, type Language } from '../../domain/language/language';
import { dateText } from '../date-text';
import { FreshnessTable } from './FreshnessTable';
import { Code, OfferTitle, When, Where, distanceText } from './parts';

export interface SectionProps {
  readonly report: Freshness;
  readonly language: Language;
}

interface EndingsProps extends Pick<SectionProps, 'language'> {
  readonly heading: string;
  readonly none: string;
  readonly offers: readonly OfferLife[];
}

function Endings({ heading, none, offers, language }: EndingsProps) {
  const intl = useIntl();
  return (
    <FreshnessTable
      heading={heading}
      none={none}
      columns={['last-day', '', 'store', 'offer', 'where']}
      rows={offers.map((offer) => [
        offer.lastDay !== undefined && <When date={offer.lastDay} />,
        distanceText(offer.daysLeft ?? 0, intl),
        offer.storeName[language],
        <OfferTitle key="offer" offer={offer} language={language} />,
        <Where key="where" place={offer} />,
      ])}
    />
  );
}

export function EndingsSections({ report: { within, ending, ended }, language }: SectionProps) {
  const intl = useIntl();
  return (
    <>
      <Endings
        heading={intl.formatMessage({ id: 'freshness.ending' }, { days: within })}
        none={intl.formatMessage({ id: 'freshness.no-ending' }, { days: within })}
        offers={ending}
        language={language}
      />
      <Endings
        heading={intl.formatMessage({ id: 'freshness.ended' })}
        none={intl.formatMessage({ id: 'freshness.no-ended' })}
        offers={ended}
        language={language}
      />
    </>
  );
}

export function FeedsSections({ report: { feeds, advertisers } }: SectionProps) {
  const intl = useIntl();
  return (
    <>
      <FreshnessTable
        heading={intl.formatMessage({ id: 'freshness.feeds' })}
        columns={['', '', 'last-day', 'where']}
        rows={feeds.map((feed) => [
          <Code key="feed">{feed.feed}</Code>,
          intl.formatMessage({ id: 'freshness.feed-rows' }, { rows: feed.rows, live: feed.live }),
          feed.lastDay !== undefined && (
            <FormattedMessage
              key="last"
              id={feed.live === 0 ? 'freshness.last-row-ended' : 'freshness.last-row-ends'}
              values={{ day: <When date={feed.lastDay} /> }}
            />
          ),
          <Where key="where" place={feed} />,
        ])}
      />
      <FreshnessTable
        heading={intl.formatMessage({ id: 'freshness.advertisers' })}
        columns={['feed', 'advertiser', 'active-offers', 'similar-store']}
        rows={advertisers.map(({ feed, advertiser, rows, near }) => [
          <Code key="feed">{feed}</Code>,
          <bdi key="advertiser">{advertiser}</bdi>,
          rows,
          near !== undefined && <Code key="near">{near}</Code>,
        ])}
      />
    </>
  );
}

export function ToTestSection({ report, language }: SectionProps) {
  const intl = useIntl();
  return (
    <FreshnessTable
      heading={intl.formatMessage({ id: 'freshness.to-test' })}
      none={intl.formatMessage({ id: 'freshness.no-to-test' })}
      columns={['last-test', 'label', '', 'store', 'offer', 'where']}
      rows={report.toTest.map((offer) => [
        offer.lastTested === undefined ? (
          intl.formatMessage({ id: 'freshness.never' })
        ) : (
          <When key="tested" date={offer.lastTested} />
        ),
        intl.formatMessage({ id: `freshness.state-${offer.state}` }),
        (offer.featured || offer.due) && <Marks key="marks" featured={offer.featured} due={offer.due} />,
        offer.storeName[language],
        <OfferTitle key="offer" offer={offer} language={language} />,
        <Where key="where" place={offer} />,
      ])}
    />
  );
}

function Marks({ featured, due }: { readonly featured: boolean; readonly due: boolean }) {
  const intl = useIntl();
  return (
    <>
      {featured && intl.formatMessage({ id: 'freshness.featured' })}
      {featured && due && <br />}
      {due && intl.formatMessage({ id: 'freshness.due' })}
    </>
  );
}

export function LabelsSection({ report }: SectionProps) {
  const intl = useIntl();
  return (
    <FreshnessTable
      heading={intl.formatMessage({ id: 'freshness.labels' })}
      none={intl.formatMessage({ id: 'freshness.no-labels' })}
      columns={['month', '', 'where']}
      rows={report.labels.map((label) => [
        <When key="month" date={label.month} />,
        intl.formatMessage({ id: 'freshness.months-old' }, { months: label.months }),
        <>
          <Where place={label} /> <Code>{label.field}</Code>
        </>,
      ])}
    />
  );
}

export function UnpublishedSection({ report, language }: SectionProps) {
  const intl = useIntl();
  return (
    <FreshnessTable
      heading={intl.formatMessage({ id: 'freshness.unpublished' })}
      none={intl.formatMessage({ id: 'freshness.no-unpublished' })}
      columns={['publication', '', 'what', 'where']}
      rows={report.unpublished.map((part) => [
        part.publish === undefined ? (
          intl.formatMessage({ id: 'freshness.draft' })
        ) : (
          <When key="publish" date={part.publish} />
        ),
        part.daysLeft !== undefined && distanceText(part.daysLeft, intl),
        intl.formatMessage({ id: `freshness.kind-${part.kind}` }, { name: part.name[language] }),
        <Where key="where" place={part} />,
      ])}
    />
  );
}

export function LicencesSection({ report, language }: SectionProps) {
  const intl = useIntl();
  return (
    <FreshnessTable
      heading={intl.formatMessage({ id: 'freshness.licences' })}
      columns={['last-day', '', 'licence', 'where']}
      rows={report.licences.map((licence) => [
        <When key="until" date={licence.until} />,
        distanceText(licence.daysLeft, intl),
        <>
          {licence.kind[language]} <Code>{licence.number}</Code>
        </>,
        <Where key="where" place={licence} />,
      ])}
    />
  );
}

export function ClaimsSections({ report: { claims }, language }: SectionProps) {
  const intl = useIntl();
  const heldUntil = (day: string) =>
    ` (${intl.formatMessage({ id: 'freshness.held-until' }, { day: dateText(day, intl) })})`;
  return (
    <>
      <FreshnessTable
        heading={intl.formatMessage({ id: 'freshness.claims' })}
        none={intl.formatMessage({ id: 'freshness.no-claims' })}
        columns={['source', 'seen', '', 'claim', 'where']}
        rows={claims.map((claim) => [
          intl.formatMessage({ id: `freshness.source-${claim.source.kind}` }),
          <When key="seen" date={claim.source.seen} />,
          claim.months < 1
            ? intl.formatMessage({ id: 'freshness.this-month' })
            : intl.formatMessage({ id: 'freshness.months-old' }, { months: claim.months }),
          <>
            <Code>{claim.id}</Code> <bdi>{claim.words}</bdi>
            {claim.ended !== undefined && heldUntil(claim.ended)}
          </>,
          <Where key="where" place={claim} />,
        ])}
      />
      <FreshnessTable
        heading={intl.formatMessage({ id: 'freshness.contradictions' })}
        none={intl.formatMessage({ id: 'freshness.no-contradictions' })}
        columns={['claim', 'contradiction', 'reason']}
        rows={claims.flatMap(({ id, contradiction, reason }) =>
          contradiction === undefined
            ? []
            : [
                [
                  <Code key="claim">{id}</Code>,
                  // In English, like all messages of the tool.
                  <span key="contradiction" lang="en" dir={directionOf('en')}>
                    {contradiction}
                  </span>,
                  reason ? reason[language] : intl.formatMessage({ id: 'freshness.not-accepted' }),
                ],
              ],
        )}
      />
    </>
  );
}
