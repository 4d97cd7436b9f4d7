import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dayAt, isoDay } from '../../domain/dates/calendar';
import type { Freshness, OfferLife } from '../../domain/trust/freshness';
import { grouped } from '../../domain/language/grouped';
import { directionOf, type Language } from '../../domain/language/language';
import { joinClasses } from '../../ui/join-classes';
import { dateText } from '../date-text';
import { styles as shared } from './Freshness.styles';
import { OfferName, When } from './parts';
import { barOf, monthsOf, positionOf, scaleOf, type Bar, type OpenEnds, type Scale } from './timeline-scale';
import { styles } from './Timeline.styles';

const maxMonths = 8;
const height = 26;
const states: readonly Bar['state'][] = ['live', 'soon', 'over'];
const fades: readonly OpenEnds[] = ['low', 'high', 'both'];

function gradientId(state: Bar['state'], open: OpenEnds): string {
  return `${state}-${open}`;
}

function Gradient({ state, open }: { readonly state: Bar['state']; readonly open: OpenEnds }) {
  const low = open === 'low' || open === 'both';
  const high = open === 'high' || open === 'both';
  const stops = [
    { offset: 0, opacity: low ? 0.05 : 1 },
    { offset: 0.15, opacity: 1 },
    { offset: 0.85, opacity: 1 },
    { offset: 1, opacity: high ? 0.05 : 1 },
  ];
  return (
    <linearGradient id={gradientId(state, open)} className={styles.state} data-state={state}>
      {stops.map(({ offset, opacity }) => (
        <stop key={offset} stopColor="currentColor" offset={offset} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}

/** Gradients for bars with an unknown start or end. A document with timelines needs them once. */
export function Gradients() {
  return (
    <svg className={styles.gradients} width="0" height="0" aria-hidden="true">
      <defs>
        {states.flatMap((state) => fades.map((open) => <Gradient key={state + open} state={state} open={open} />))}
      </defs>
    </svg>
  );
}

interface DrawingProps {
  readonly scale: Scale;
  readonly months: ReturnType<typeof monthsOf>;
}

function Line({ at, className }: { readonly at: number; readonly className: string }) {
  return <line className={className} x1={`${at}%`} x2={`${at}%`} y1="0" y2={height} />;
}

interface LifeProps extends DrawingProps {
  readonly report: Freshness;
  readonly life: OfferLife;
  readonly label: string;
}

function Life({ life, scale, months, report, label }: LifeProps) {
  const { at, width, state, open, tested } = barOf(life, scale, report);
  return (
    <svg className={styles.drawing} width="100%" height={height} role="img" aria-label={label}>
      {months.map(({ month, at: start }) => (
        <Line key={month} className={styles.line} at={positionOf(start, scale)} />
      ))}
      <Line className={styles.today} at={positionOf(report.now, scale)} />
      <rect
        className={styles.state}
        data-state={state}
        data-open={open}
        fill={open === 'none' ? 'currentColor' : `url(#${gradientId(state, open)})`}
        x={`${at}%`}
        y="8"
        width={`${width}%`}
        height="10"
        rx="5"
      />
      {tested !== undefined && <circle className={styles.tested} cx={`${tested}%`} cy="13" r="4" />}
    </svg>
  );
}

function lifeText({ startsAt, lastDay }: OfferLife, timeZone: string, intl: IntlShape): string {
  const from = startsAt === undefined ? undefined : dateText(isoDay(dayAt(startsAt, timeZone)), intl);
  const to = lastDay === undefined ? undefined : dateText(lastDay, intl);
  if (from !== undefined && to !== undefined) return intl.formatMessage({ id: 'freshness.life-known' }, { from, to });
  if (from !== undefined) return intl.formatMessage({ id: 'freshness.life-from' }, { from });
  if (to !== undefined) return intl.formatMessage({ id: 'freshness.life-to' }, { to });
  return intl.formatMessage({ id: 'freshness.life-unknown' });
}

export function Timeline({ report, language }: { readonly report: Freshness; readonly language: Language }) {
  const intl = useIntl();
  const scale = scaleOf(report, directionOf(language));
  const months = monthsOf(scale, report.timeZone, maxMonths);
  return (
    <section>
      <h2 className={shared.heading}>{intl.formatMessage({ id: 'freshness.timeline' })}</h2>
      <p className={shared.note}>{intl.formatMessage({ id: 'freshness.timeline-note' })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <div className={shared.scroller} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={joinClasses(shared.column, styles.head)}>
                <FormattedMessage id="freshness.offer" />
              </th>
              <td className={styles.months}>
                <svg className={styles.drawing} width="100%" height="20" aria-hidden="true">
                  {months.map(({ month, at }) => (
                    <text
                      key={month}
                      className={styles.month}
                      x={`${positionOf(at, scale)}%`}
                      y="15"
                      textAnchor="middle"
                    >
                      {month}
                    </text>
                  ))}
                </svg>
              </td>
              <th scope="col" className={joinClasses(shared.column, styles.head)}>
                <FormattedMessage id="freshness.last-day" />
              </th>
            </tr>
          </thead>
          {[...grouped(report.lives, ({ store }) => store)].map(([store, lives]) => (
            <tbody key={store}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.store}>
                  {lives[0]?.storeName[language]}
                </th>
              </tr>
              {lives.map((life, index) => (
                <tr key={index}>
                  <td className={styles.cell}>
                    <OfferName offer={life} />
                  </td>
                  <td className={styles.cell}>
                    <Life
                      life={life}
                      scale={scale}
                      months={months}
                      report={report}
                      label={lifeText(life, report.timeZone, intl)}
                    />
                  </td>
                  <td className={styles.cell}>{life.lastDay !== undefined && <When date={life.lastDay} />}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
