import type { IntlShape } from 'react-intl';

/** Formats a day, `YYYY-MM-DD`, or a month, `YYYY-MM`, with the name of the month. */
export function dateText(date: string, intl: IntlShape): string {
  const [year = '', month = '', day] = date.split('-');
  const values = { year, month: String(Number(month)) };
  return day === undefined
    ? intl.formatMessage({ id: 'date.month' }, values)
    : intl.formatMessage({ id: 'date.long' }, { ...values, day: String(Number(day)) });
}
