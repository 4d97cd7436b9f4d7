import { useEffect, useId, useMemo, useState, type RefObject } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { withCountryOf } from '../domain/offers/country';
import { sitePath } from '../domain/pages/paths';
import { countryCodes } from '../generated/codes';
import { useCountry } from '../hooks/country';
import { presentInstant } from '../hooks/clock';
import { useLanguage } from '../hooks/site';
import { PageLink } from '../ui/links/links';
import { BidiText } from '../ui/text/Bidi';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { answerOf } from './answer';
import { seasonDates, targetOf } from './hit-words';
import type { Answer, Hit, UnknownCode as UnknownCodeData } from './hits';
import { Result } from './Result';
import { styles } from './SearchResults.styles';
import { ReportPanel } from '../generated/report-panel';
import { reports } from '../generated/reports';
import { Button, buttonClass } from '../ui/Button';

interface UnknownCodeProps {
  readonly unknown: UnknownCodeData;
  readonly onLeave: () => void;
}

/** How to test it, and how to report it (product rule R79), else the contact page. Nothing is said against the code. */
function UnknownCode({ unknown: { code, pattern }, onLeave }: UnknownCodeProps) {
  const intl = useIntl();
  const country = useCountry();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const label = intl.formatMessage({ id: 'search.code-report' });
  return (
    <div className={styles.unknown} data-unknown-code="">
      <p>{intl.formatMessage({ id: 'search.code-test' })}</p>
      {reports ? (
        <>
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => setOpen(!open)}
          >
            {label}
          </Button>
          {open && (
            <div id={panelId}>
              <ReportPanel kind="new" code={code} store={pattern} answers={{ country }} />
            </div>
          )}
        </>
      ) : (
        <PageLink to="/contact" className={buttonClass('secondary')} onClick={onLeave}>
          {label}
        </PageLink>
      )}
    </div>
  );
}

interface SearchResultsProps {
  readonly id: string;
  readonly query: string;
  /** Receives the function that handles the keys of the search box. */
  readonly keys: RefObject<((key: string) => boolean) | undefined>;
  /** Receives the id of the result that an arrow key moved to. The function must be stable. */
  readonly onActive: (id: string | undefined) => void;
  /** Called when another page is opened: the box is cleared and the list closed. */
  readonly onLeave: () => void;
}

// As many as the list shows at once, and some more to scroll to. Rendering thousands of stores would take longer than a
// frame.
const portion = 12;

/** The last answer, which may belong to an earlier query. */
function useAnswer(query: string): Answer | undefined {
  const language = useLanguage();
  const country = useCountry();
  const [answer, setAnswer] = useState<Answer>();
  // A file that failed to load is requested again for the next query.
  useEffect(() => {
    let current = true;
    void answerOf(query, { language, country, now: presentInstant() }).then((given) => {
      if (current) setAnswer(given);
    });
    return () => {
      current = false;
    };
  }, [query, language, country]);
  return answer;
}

/** The first results, and more on request. A new answer starts with the first ones again. */
function useFirstHits(answer: Answer | undefined): { readonly shown: readonly Hit[]; readonly showMore: () => void } {
  const [room, setRoom] = useState({ query: answer?.query, portions: 1 });
  const portions = room.query === answer?.query ? room.portions : 1;
  const shown = useMemo(() => answer?.hits.slice(0, portions * portion) ?? [], [answer, portions]);
  const showMore = (): void => {
    if (answer && shown.length < answer.hits.length) setRoom({ query: answer.query, portions: portions + 1 });
  };
  return { shown, showMore };
}

interface OthersProps {
  readonly answer: Answer;
  readonly onLeave: () => void;
}

/** How the suggested stores were chosen; none for the store of an unknown code, which is named above. */
function headingOfStores({ stores, storesOf, unknownCode }: Answer, intl: IntlShape): string | undefined {
  if (stores.length === 0 || unknownCode) return undefined;
  return storesOf === undefined
    ? intl.formatMessage({ id: 'search.most-offers' })
    : intl.formatMessage({ id: 'search.stores-of' }, { category: storesOf });
}

function Others({ answer, onLeave }: OthersProps) {
  const intl = useIntl();
  const headingId = useId();
  const { stores, categories } = answer;
  const heading = headingOfStores(answer, intl);
  const links = [
    stores.map(({ name, path }) => ({ label: name, to: path, icon: 'store' as const })),
    [
      ...categories.map(({ name, to }) => ({ label: name, to, icon: 'tag' as const })),
      { label: intl.formatMessage({ id: 'search.all-stores' }), to: '/stores', icon: 'store' as const },
    ],
  ].filter(({ length }) => length > 0);
  return (
    <>
      {heading !== undefined && <BidiText as="p" id={headingId} className={styles.heading} text={heading} />}
      {links.map((part, index) => (
        <ul
          key={part[0]?.to}
          className={styles.others}
          aria-labelledby={index === 0 && heading !== undefined ? headingId : undefined}
        >
          {part.map(({ label, to, icon }) => (
            <li key={to}>
              <PageLink to={to} className={styles.option} onClick={onLeave}>
                <Icon name={icon} className={styles.icon} />
                <span className={styles.words}>{label}</span>
                <Icon name="chevron" className={styles.icon} />
              </PageLink>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

interface StatusProps {
  readonly query: string;
  readonly answer: Answer | undefined;
  readonly failed: boolean;
}

function remarkOf({ query, answer, failed }: StatusProps, intl: IntlShape): string | undefined {
  if (failed) return intl.formatMessage({ id: 'search.failed' });
  if (answer?.query !== query) return answer === undefined ? intl.formatMessage({ id: 'search.loading' }) : undefined;
  if (answer.incomplete) return intl.formatMessage({ id: 'search.failed' });
  const { unknownCode: unknown, hits, seasons, missing } = answer;
  if (unknown) {
    const { code, pattern } = unknown;
    const texts = [
      intl.formatMessage({ id: 'search.code-unknown' }, { code }),
      ...(pattern
        ? [intl.formatMessage({ id: 'search.code-pattern' }, { store: pattern.name, example: pattern.example })]
        : []),
    ];
    return texts.join(' ');
  }
  if (seasons.length > 0) {
    const season = intl.formatList(seasons.map(({ name }) => name));
    return [
      intl.formatMessage({ id: 'search.season-none' }, { season }),
      seasonDates(
        seasons.flatMap(({ dates = [] }) => dates),
        intl,
      ),
    ].join(' ');
  }
  const unlisted = missing ?? (hits.length === 0 ? query.trim() : undefined);
  return unlisted === undefined ? undefined : intl.formatMessage({ id: 'search.none' }, { query: unlisted });
}

function Status(props: StatusProps) {
  const intl = useIntl();
  const { query, answer, failed } = props;
  const isLoading = !failed && answer?.query !== query;
  const count = answer?.hits.length ?? 0;
  const said =
    answer?.near && !answer.unknownCode
      ? intl.formatMessage({ id: 'search.near' }, { query: query.trim() })
      : intl.formatMessage({ id: 'search.count' }, { count });
  return (
    <div role="status" aria-live="polite">
      <BidiText className={styles.remark} text={remarkOf(props, intl)} />
      {!failed && !isLoading && count > 0 && <VisuallyHidden>{said}</VisuallyHidden>}
    </div>
  );
}

function useOpening(onLeave: () => void): {
  readonly open: (hit: Hit) => Promise<void>;
  readonly failed: Hit | undefined;
} {
  const language = useLanguage();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<Hit>();
  const open = async (hit: Hit): Promise<void> => {
    try {
      const address = await targetOf(hit);
      onLeave();
      void navigate(withCountryOf(window.location.search, sitePath(language, address), countryCodes));
    } catch {
      setFailed(hit);
    }
  };
  return { open, failed };
}

/** The index of the result that Enter opens: at first 0. The first arrow down selects it (product rule R21). */
function useSelection(
  { id, keys, onActive }: Pick<SearchResultsProps, 'id' | 'keys' | 'onActive'>,
  hits: readonly Hit[],
  open: (hit: Hit) => Promise<void>,
): number {
  const [selection, setSelection] = useState<{ readonly hits: readonly Hit[]; readonly place: number }>();
  const chosen = selection?.hits === hits ? selection.place : undefined;
  const place = chosen ?? 0;
  const { length } = hits;

  useEffect(() => {
    keys.current = (key) => {
      const hit = hits[place];
      if (!hit) return false;
      if (key === 'Enter') void open(hit);
      else if (key === 'ArrowDown') setSelection({ hits, place: chosen === undefined ? 0 : (chosen + 1) % length });
      else setSelection({ hits, place: (place - 1 + length) % length });
      return true;
    };
    return () => {
      keys.current = undefined;
    };
  });

  useEffect(() => {
    if (chosen === undefined) return undefined;
    // Screen readers announce the result that an arrow key moved to.
    onActive(`${id}-${chosen}`);
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [id, onActive, chosen]);
  return place;
}

const noHits: readonly Hit[] = [];

export default function SearchResults({ id, query, keys, onActive, onLeave }: SearchResultsProps) {
  const intl = useIntl();
  const answer = useAnswer(query);
  const { shown, showMore } = useFirstHits(answer);
  const { open, failed: notOpened } = useOpening(onLeave);
  const headingId = useId();
  const isCurrent = answer?.query === query;
  const heading = answer?.near
    ? intl.formatMessage({ id: answer.hits[0]?.kind === 'code' ? 'search.nearest-codes' : 'search.did-you-mean' })
    : undefined;
  const active = useSelection({ id, keys, onActive }, isCurrent ? shown : noHits, open);

  const options = shown.map((hit, place) => (
    <Result
      key={`${answer?.query} ${place}`}
      id={`${id}-${place}`}
      hit={hit}
      now={answer?.now ?? 0}
      selected={isCurrent && place === active}
      count={answer?.hits.length ?? 0}
      position={place + 1}
      onOpen={() => void open(hit)}
    />
  ));
  return (
    <div className={styles.panel} data-results aria-busy={!isCurrent}>
      <Status query={query} answer={answer} failed={notOpened !== undefined && shown.includes(notOpened)} />
      {heading !== undefined && (
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={heading === undefined ? intl.formatMessage({ id: 'search.results' }) : undefined}
        aria-labelledby={heading === undefined ? undefined : headingId}
        className={styles.list}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + 2 * clientHeight > scrollHeight) showMore();
        }}
      >
        {options}
      </div>
      {answer &&
        isCurrent &&
        (answer.near || answer.missing !== undefined || answer.hits.length === 0) &&
        !answer.incomplete && (
          <>
            {answer.unknownCode && <UnknownCode key={query} unknown={answer.unknownCode} onLeave={onLeave} />}
            <Others answer={answer} onLeave={onLeave} />
          </>
        )}
    </div>
  );
}
