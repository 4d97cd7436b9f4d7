import { useIntl, type IntlShape } from 'react-intl';
import type { OfferLife, FilePlace } from '../../domain/trust/freshness';
import type { Language } from '../../domain/language/language';
import { dateText } from '../date-text';
import { styles } from './Freshness.styles';

/** Formats a number of days: `in 9 days`, `426 days ago`, `today`. */
export function distanceText(days: number, intl: IntlShape): string {
  return days < 0
    ? intl.formatMessage({ id: 'freshness.days-ago' }, { days: -days })
    : intl.formatMessage({ id: 'freshness.in-days' }, { days });
}

export function Code({ children }: { readonly children: string }) {
  return <code className={styles.code}>{children}</code>;
}

/** A day or month that is not broken into two lines. */
export function When({ date }: { readonly date: string }) {
  return <span className={styles.when}>{dateText(date, useIntl())}</span>;
}

/** The name of an offer: its code, or its id. */
export function OfferName({ offer: { code, offer } }: { readonly offer: OfferLife }) {
  return <Code>{code ?? offer}</Code>;
}

/** The name and the title of an offer. The title in a feed may be in the other language. */
export function OfferTitle({ offer, language }: { readonly offer: OfferLife; readonly language: Language }) {
  const { title } = offer;
  return (
    <>
      <OfferName offer={offer} /> {'en' in title ? title[language] : <bdi lang={title.language}>{title.text}</bdi>}
    </>
  );
}

export function Where({ place: { file, line } }: { readonly place: FilePlace }) {
  return <Code>{`${file}:${line}`}</Code>;
}
