import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Instant } from '../domain/dates/calendar';
import { directionOf } from '../domain/language/language';
import type { SuggestedStore } from '../domain/offers/offer-view';
import { activeOffersOf } from '../domain/offers/suggested-stores';
import { settings } from '../generated/settings';
import { useCountry } from '../hooks/country';
import { benefitLine, benefitText } from '../offers/facts/benefit';
import { activeOffersText } from '../offers/facts/country-text';
import { OfferText } from '../offers/facts/OfferText';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { Icon, type IconName } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { answerWords, codeTexts, countWords, filterWords, seasonTexts } from './hit-words';
import type { Hit, StoreHit } from './hits';
import { styles } from './SearchResults.styles';

const { timeZone } = settings;

interface RowContent {
  readonly mark: ReactNode;
  readonly name: ReactNode;
  readonly about: ReactNode;
}

function useDetails(hit: Hit): SuggestedStore | undefined {
  const [details, setDetails] = useState<SuggestedStore>();
  const load = hit.kind === 'store' ? hit.details : undefined;
  useEffect(() => {
    let current = true;
    load?.().then(
      (loaded) => {
        if (current) setDetails(loaded);
      },
      // The name alone is a link, too; pressing it loads the details again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [load]);
  return details;
}

const symbol = (name: IconName): ReactNode => (
  <span className={styles.sign}>
    <Icon name={name} />
  </span>
);

function useStoreContent(
  { name }: Pick<StoreHit, 'name'>,
  details: SuggestedStore | undefined,
  now: Instant,
): RowContent {
  const intl = useIntl();
  const country = useCountry();
  const active = details && activeOffersOf(details, now, country);
  const words = active?.benefit && benefitLine(benefitText(active.benefit, intl));
  return {
    mark: details ? (
      <LogoTile src={details.logo} initials={details.initials} hue={details.hue} size="s" />
    ) : (
      symbol('store')
    ),
    name: <Bidi>{name}</Bidi>,
    about: active && (
      <Bidi>{[...(words ? [words] : []), activeOffersText(active.fits, country, intl)].join(' ·\u00a0')}</Bidi>
    ),
  };
}

function About({ texts }: { readonly texts: readonly (string | undefined)[] }) {
  return texts.map((text) => <BidiText key={text} as="span" className={styles.line} text={text} />);
}

function Code({ code }: { readonly code: string }) {
  return (
    <bdi dir="ltr">
      <code className={styles.code}>{code}</code>
    </bdi>
  );
}

function useOtherContent(hit: Exclude<Hit, StoreHit> | undefined, now: Instant): RowContent | undefined {
  const intl = useIntl();
  const country = useCountry();
  switch (hit?.kind) {
    case undefined:
      return undefined;
    case 'code':
      return {
        mark: symbol('tag'),
        name: <Code code={hit.code} />,
        about: (
          <About
            texts={[...codeTexts(hit, { now, country, timeZone }, intl), answerWords(hit, { now, country, intl })]}
          />
        ),
      };
    case 'season':
      return {
        mark: symbol('calendar'),
        name: <Bidi>{hit.name}</Bidi>,
        about: <About texts={seasonTexts(hit, intl)} />,
      };
    case 'offers':
      return {
        mark: symbol('percent'),
        name: <Bidi>{filterWords(hit, hit.filters)}</Bidi>,
        about: <Bidi>{countWords(hit, country, intl) ?? ''}</Bidi>,
      };
    case 'category':
      return {
        mark: symbol('tag'),
        name: <Bidi>{hit.name}</Bidi>,
        about: intl.formatMessage({ id: 'search.category' }),
      };
    case 'offer':
      return {
        mark: symbol('percent'),
        name: <OfferText offer={hit.offer}>{hit.offer.title}</OfferText>,
        about: <About texts={[hit.store, answerWords(hit.offer, { now, country, intl })]} />,
      };
    case 'post':
      return {
        mark: symbol('chat'),
        name: hit.language ? (
          <bdi lang={hit.language} dir={directionOf(hit.language)}>
            {hit.title}
          </bdi>
        ) : (
          hit.title
        ),
        about: intl.formatMessage({ id: 'search.post' }),
      };
    case 'saved':
      return {
        mark: symbol('tag'),
        name: <Code code={hit.code} />,
        about: <BidiText text={intl.formatMessage({ id: 'search.code-saved' }, { store: hit.store })} />,
      };
  }
}

interface ResultProps {
  readonly id: string;
  readonly hit: Hit;
  readonly now: Instant;
  readonly selected: boolean;
  /** The number of all results; the list may show only the first ones. */
  readonly count: number;
  /** The position among the results, from 1. */
  readonly position: number;
  readonly onOpen: () => void;
}

export function Result({ id, hit, now, selected, count, position, onOpen }: ResultProps) {
  const details = useDetails(hit);
  const ofStore = useStoreContent(hit.kind === 'store' ? hit : { name: '' }, details, now);
  const { mark, name, about } = useOtherContent(hit.kind === 'store' ? undefined : hit, now) ?? ofStore;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox answers the keys for its options
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={count}
      aria-posinset={position}
      className={styles.option}
      data-hit={hit.kind}
      onClick={onOpen}
    >
      {mark}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
      </span>
      <Icon name="chevron" className={styles.icon} />
    </div>
  );
}
