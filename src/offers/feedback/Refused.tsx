import { useEffect, useRef, useState, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { currencyChoices } from '../../domain/offers/currencies';
import { minimumsFor } from '../../domain/offers/minimum';
import { conversionBetween } from '../../domain/money/money';
import {
  answersOf,
  isUnknown,
  purchaseWith,
  refusal,
  withAnswer,
  type RefusalResult,
  noAnswers,
  type RefusalAnswers,
} from '../../domain/verdict/refusal';
import type { PageData } from '../../domain/pages/page-data';
import type { OfferStore, OfferView } from '../../domain/offers/offer-view';
import { choicesOf } from '../../domain/verdict/verdict';
import type { Country, Currency } from '../../generated/data-types';
import { money } from '../../generated/money';
import { ReportPanel } from '../../generated/report-panel';
import { settings } from '../../generated/settings';
import { useNow } from '../../hooks/clock';
import { useCountry } from '../../hooks/country';
import { usePage } from '../../hooks/page';
import { PageLink } from '../../ui/links/links';
import { BidiText } from '../../ui/text/Bidi';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CodeBox } from '../codes/CodeBox';
import { CodeCharacters } from './CodeCharacters';
import { CopyButton } from '../codes/CopyButton';
import { OfferParagraph } from '../facts/OfferText';
import { factText, limitText, questionText, resultText, stepText, type RefusedWording } from './refused-text';
import { styles } from './Refused.styles';
import { RefusedQuestion } from './RefusedQuestion';
import { TrustLabel } from '../facts/TrustLabel';
import { WayOn } from './WayOn';
import { pageState } from '../state/page-state';

interface RefusedState {
  readonly answers: RefusalAnswers;
  readonly failed: readonly string[];
}

const useRefusedState = pageState<RefusedState>({ answers: noAnswers, failed: [] });

interface RefusedAnswers extends RefusedState {
  readonly setAnswers: (answers: RefusalAnswers) => void;
}

/** The answers on the current page, which all offers that did not work share. Adds the given offer to them. */
function useRefusedAnswers(offerId: string): RefusedAnswers {
  const [state, update] = useRefusedState();
  useEffect(
    () =>
      update((before) =>
        before.failed.includes(offerId) ? before : { ...before, failed: [...before.failed, offerId] },
      ),
    [update, offerId],
  );
  const setAnswers = useCallback((answers: RefusalAnswers) => update((before) => ({ ...before, answers })), [update]);
  return { ...state, setAnswers };
}

/** The currencies that can be compared with the limits of an offer and its store, the likeliest first. */
function comparableCurrencies(
  offer: OfferView,
  { rules = [] }: OfferStore,
  country: Country | undefined,
): readonly Currency[] {
  const limits = [
    ...minimumsFor(offer, country),
    offer.maximumSpend,
    offer.perItem,
    ...rules.map((rule) => (rule.kind === 'minimum' ? rule : undefined)),
  ];
  const own = limits.flatMap((limit) => (limit ? [limit.currency] : []));
  return currencyChoices([...new Set(own)], country, money).filter((currency) =>
    own.some((each) => each === currency || conversionBetween(each, currency, money)),
  );
}

/** The offers of the same store on a page, in page order; only this offer on pages without offers. */
function offersOn(page: PageData, store: OfferStore, offer: OfferView): readonly OfferView[] {
  if (page.kind === 'home') return page.coupons.offers.filter((each) => each.store === store.slug);
  if (page.kind === 'coupons') return page.offers.filter((each) => each.store === store.slug);
  return 'offers' in page ? page.offers : [offer];
}

function Reasons({ result, wording }: { readonly result: RefusalResult; readonly wording: RefusedWording }) {
  const { intl } = wording;
  const { facts, limits } = result;
  if (facts.length === 0)
    return (
      <div className={styles.reason}>
        <p className={styles.fact}>{intl.formatMessage({ id: 'refused.nothing' })}</p>
        {limits.map((limit) => (
          <BidiText key={limit.kind} text={limitText(limit, wording)} />
        ))}
      </div>
    );
  return facts.map((fact) => {
    const step = stepText(fact, intl);
    return (
      <div key={fact.kind} className={styles.reason} data-reason={fact.kind}>
        <p className={styles.fact}>
          <Icon name="warning" />
          <BidiText as="span" text={factText(fact, wording)} />
        </p>
        {step !== undefined && <p>{step}</p>}
      </div>
    );
  });
}

interface NextProps {
  readonly result: RefusalResult;
  readonly store: OfferStore;
  readonly isAnswered: boolean;
}

/** The next code to try, else other stores. Renders nothing if a condition of the store refuses all of its codes. */
function Next({ result: { facts, isStoreWide, next }, store, isAnswered }: NextProps) {
  const intl = useIntl();
  const page = usePage();
  if (isStoreWide) return null;
  if (next?.code !== undefined)
    return (
      <WayOn title={intl.formatMessage({ id: 'refused.next' })}>
        <div className={styles.next} data-offer={next.id}>
          <OfferParagraph offer={next} text={next.title} />
          <TrustLabel offer={next} />
          <CodeBox code={next.code} />
          <CopyButton offer={next} store={store} />
        </div>
      </WayOn>
    );
  // Other pages do not have all codes of the store.
  if (page.kind !== 'store')
    return (
      <WayOn title={intl.formatMessage({ id: 'refused.elsewhere' }, { store: store.name })}>
        <PageLink
          to={store.path}
          className={buttonClass()}
          text={intl.formatMessage({ id: 'offer.to-store' }, { store: store.name })}
        />
      </WayOn>
    );
  const title = intl.formatMessage(
    { id: isAnswered && facts.length > 0 ? 'refused.none-fits' : 'refused.no-other' },
    { store: store.name },
  );
  return <WayOn title={title} stores={page.similar ?? []} />;
}

interface RefusedProps {
  readonly offer: OfferView;
  readonly store: OfferStore;
}

/**
 * Known facts, the code character by character, at most three questions, then the reason and what to do, or the next
 * code (product rule R85). Only the response to an answer is announced.
 */
export default function Refused({ offer, store }: RefusedProps) {
  const intl = useIntl();
  const now = useNow();
  const country = useCountry();
  const offers = offersOn(usePage(), store, offer);
  const { answers, failed, setAnswers } = useRefusedAnswers(offer.id);
  const [isTouched, setTouched] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // If the help is taller than the window, its start is shown.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    root.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const context = { now, timeZone: settings.timeZone, money };
  const { questions, result } = refusal({ offer, offers, store, answers, country, failed, context });
  const wording = { intl, now, timeZone: settings.timeZone, money, store: store.name };
  const isKnown = result !== undefined && questions.length === 0 && result.facts.length > 0;
  const open = result ? undefined : questions.at(-1);
  return (
    <div
      ref={root}
      className={styles.root}
      data-refused=""
      role="group"
      aria-label={intl.formatMessage({ id: 'refused.label' })}
    >
      {!isKnown && offer.code !== undefined && (
        <div className={styles.code}>
          <CodeCharacters code={offer.code} words={intl.formatMessage({ id: 'refused.spelling' })} />
          <CopyButton offer={offer} store={store} />
        </div>
      )}
      {questions.map((question) => (
        <RefusedQuestion
          key={question}
          question={question}
          store={store.name}
          choices={choicesOf(offers, store)}
          currencies={comparableCurrencies(offer, store, country)}
          basket={purchaseWith(answers, offer.id)}
          isUnknown={isUnknown(answers, offer.id, question)}
          onAnswer={(answer) => {
            setTouched(true);
            setAnswers(withAnswer(answers, { offer: offer.id, question, answer }));
          }}
        />
      ))}
      <div className={styles.status} role="status">
        {isTouched && (
          <VisuallyHidden as="p">
            {result ? resultText(result, wording) : open && questionText(open, wording)}
          </VisuallyHidden>
        )}
      </div>
      {result && (
        <>
          <Reasons result={result} wording={wording} />
          <Next result={result} store={store} isAnswered={questions.length > 0} />
          <ReportPanel
            kind="no"
            offer={offer}
            store={store}
            answers={answersOf({ ...purchaseWith(answers, offer.id), ...(country && { country }) }, money)}
          />
        </>
      )}
    </div>
  );
}
