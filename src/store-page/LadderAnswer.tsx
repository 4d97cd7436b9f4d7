import { useDeferredValue, useEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { isUpTo } from '../domain/offers/benefit-figure';
import { currenciesOf } from '../domain/offers/currencies';
import { onlyMinimum, stepsOf, type Step } from '../domain/offers/ladder';
import { conversionBetween, convert, toMinor } from '../domain/money/money';
import { activeOffers } from '../domain/offers/offer-status';
import { nextStep, questionsOf, verdicts, type Judged } from '../domain/verdict/verdict';
import type { Country, Currency, Money } from '../generated/data-types';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useChooseCountry } from '../hooks/choose-country';
import { useCountry } from '../hooks/country';
import { CodeBox } from '../offers/codes/CodeBox';
import { offerKey } from '../offers/state/coupon';
import { CopyButton } from '../offers/codes/CopyButton';
import { CurrencyField } from '../offers/purchase/CurrencyField';
import { pointTo } from '../offers/state/copied-offer';
import { useOfferSource } from '../offers/state/offer-source';
import { conversionsIn, Rates } from '../offers/rows/Rates';
import { minorMoneyText, type MoneyWording } from '../offers/facts/money-text';
import { reasonText } from '../offers/purchase/reason-text';
import { answerSentence, nextSentence, offerName, openTexts, recommendedOffer } from '../offers/purchase/verdict-text';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { Fold } from '../ui/Fold';
import { BasketQuestions } from './BasketQuestions';
import { styles } from './Ladder.styles';
import type { ShownSteps } from './LadderTable';
import { useBasket } from './use-basket';

interface LadderAnswerProps {
  /** The field for the amount, which is on the page before this part is loaded. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The box of that field. The currency is added to it. */
  readonly form: HTMLElement;
  readonly hasTable: boolean;
  readonly children: (shown: ShownSteps) => ReactNode;
}

function noteTexts({ verdict }: Judged, wording: MoneyWording): readonly string[] {
  if (verdict.state === 'blocked')
    return verdict.reasons.map((reason) =>
      reason.kind === 'minimum'
        ? wording.intl.formatMessage({ id: 'ladder.missing' }, { missing: minorMoneyText(reason.missing, wording) })
        : reasonText(reason, wording),
    );
  if (verdict.state !== 'depends') return [];
  const { questions, limits = [] } = verdict;
  // Without a rate for one amount there is none for the others, which is said once.
  return openTexts(questions, limits, wording).slice(limits.length);
}

function convertedTexts(
  step: Step,
  currency: Currency,
  country: Country | undefined,
  wording: MoneyWording,
): ReturnType<ShownSteps['converted']> {
  const text = (amount: Money, round: (value: number) => number): string | undefined => {
    const value = amount.currency === currency ? undefined : convert(toMinor(amount, money), currency, money, round);
    return value && minorMoneyText(value, wording);
  };
  const { benefit } = step.offer;
  const one = onlyMinimum(step, country);
  const saving = benefit?.kind === 'amount' ? text(benefit, Math.floor) : undefined;
  return {
    from: one && text(one, Math.ceil),
    saving: saving && isUpTo(benefit) ? wording.intl.formatMessage({ id: 'basket.saved-up-to' }, { saving }) : saving,
  };
}

function useShownSteps(currency: Currency): Pick<ShownSteps, 'steps' | 'converted' | 'rates'> {
  const intl = useIntl();
  const country = useCountry();
  const { offers } = useOfferSource();
  const steps = stepsOf(offers, useNow(), country, (minimum) => {
    const own = toMinor(minimum, money);
    return (convert(own, currency, money, Math.ceil) ?? own).minor;
  });
  const others = currenciesOf(steps.map(({ offer }) => offer)).filter((each) => each !== currency);
  const conversions = others.flatMap((each) => conversionBetween(each, currency, money) ?? []);
  return {
    steps,
    converted: (step) => convertedTexts(step, currency, country, { intl, money }),
    rates: (
      <>
        {others.length > conversions.length && <p>{intl.formatMessage({ id: 'ladder.no-rate' })}</p>}
        <Rates conversions={conversions} />
      </>
    ),
  };
}

/** Everything is calculated in the browser. The answers are in the fragment of the address, which is not sent. */
export default function LadderAnswer({ field, form, hasTable, children }: LadderAnswerProps) {
  const intl = useIntl();
  const { store, offers: all } = useOfferSource();
  const now = useNow();
  const chooseCountry = useChooseCountry();
  const country = useCountry();
  const offers = activeOffers(all, now);
  const state = useBasket(field, { offers: all, store, country });
  const context = { now, timeZone: settings.timeZone, money };
  const wording = { intl, money };
  const basket = useDeferredValue(state.basket);
  const judged = basket.amount === undefined ? [] : verdicts(offers, store, basket, context);
  const best = recommendedOffer(judged);
  const next = nextStep(judged, store, basket, context);
  const notes = new Map(judged.map((each) => [each.offer, noteTexts(each, wording)]));
  const questions = questionsOf(offers, store, context).filter((question) => question !== 'amount');
  const shown = useShownSteps(state.currency);
  const key = best && offerKey(best, store);
  useEffect(() => {
    if (key !== undefined) pointTo(key);
  }, [key]);
  const sentence = judged.length > 0 ? answerSentence(judged, basket, wording) : '';
  // The sentence says what is missing to the next step.
  const others = judged.filter(({ offer }) => offer.benefit && offer !== next?.offer);

  return (
    <>
      {createPortal(
        <CurrencyField
          currency={state.currency}
          currencies={state.currencies}
          onChoose={(code) => state.answer('currency', code)}
        />,
        form,
      )}
      {/* Rendered before its text exists, so that the text is announced. */}
      <p role="status" id={state.statusId} className={styles.answer} data-basket-answer="">
        {state.invalid && intl.formatMessage({ id: 'basket.invalid' })}
        {!state.invalid && <Bidi>{next ? `${sentence} ${nextSentence(next, wording)}` : sentence}</Bidi>}
      </p>
      {/* What the rows of a table would say: the code, and why other offers do not apply. */}
      {!hasTable && (
        <>
          {best?.code !== undefined && (
            <div className={styles.code} data-offer={best.id}>
              <CodeBox code={best.code} />
              <CopyButton offer={best} store={store} />
            </div>
          )}
          {others.flatMap(({ offer }) =>
            (notes.get(offer) ?? []).map((note) => (
              <BidiText
                key={offer.id + note}
                className={styles.note}
                data-note=""
                text={`${offerName(offer)}: ${note}`}
              />
            )),
          )}
          <Rates conversions={conversionsIn(judged.map(({ verdict }) => verdict))} />
        </>
      )}
      {questions.length > 0 && (
        <Fold
          summary={intl.formatMessage({ id: 'ladder.more' })}
          summaryClass={styles.summary}
          open={judged[0]?.verdict.state === 'depends'}
        >
          <BasketQuestions state={state} country={country} onCountry={chooseCountry} questions={questions} />
        </Fold>
      )}
      {children({ ...shown, best, notes })}
    </>
  );
}
