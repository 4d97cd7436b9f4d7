import type { IntlShape } from 'react-intl';

/** Formats a number of days: `in 9 days`, `426 days ago`, `today`. */
export function distanceText(days: number, intl: IntlShape): string {
  return days < 0
    ? intl.formatMessage({ id: 'freshness.days-ago' }, { days: -days })
    : intl.formatMessage({ id: 'freshness.in-days' }, { days });
}
