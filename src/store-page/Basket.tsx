import { useDeferredValue, useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { questionsOf, verdicts } from '../domain/verdict';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useChooseCountry } from '../hooks/choose-country';
import { useCountry } from '../hooks/country';
import { offerKey } from '../offers/coupon';
import { pointTo } from '../offers/copied-offer';
import { useOfferSource } from '../offers/offer-source';
import { offerStatus } from '../domain/offer-status';
import { BasketAnswerList } from './BasketAnswerList';
import { BasketQuestions } from './BasketQuestions';
import { answerSentence, recommendedOffer } from '../offers/verdict-text';
import { styles } from './Basket.styles';
import { useBasket } from './use-basket';

interface BasketProps {
  /** The field for the amount, which is on the page before this part is loaded. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The box of that field. The further fields are added to it. */
  readonly form: HTMLElement;
}

/**
 * The questions and answers about an order. Everything is calculated in the browser: nothing is sent or stored. The
 * answers are in the fragment of the address, which browsers do not send.
 */
export default function Basket({ field, form }: BasketProps) {
  const intl = useIntl();
  const { store, offers, fromFeed } = useOfferSource();
  const now = useNow();
  const chooseCountry = useChooseCountry();
  const country = useCountry();
  const state = useBasket(field, { offers, store, country });
  const context = { now, timeZone: settings.timeZone, money };
  const basket = useDeferredValue(state.basket);
  const hasAmount = basket.amount !== undefined;
  const judged = hasAmount ? verdicts(offers, store, basket, context) : [];
  // The page of a feed does not list ended offers (product rule R14).
  const listed = fromFeed ? judged.filter(({ offer }) => offerStatus(offer, now) === 'active') : judged;

  const best = recommendedOffer(judged);
  const key = best && offerKey(best, store);
  useEffect(() => {
    if (key !== undefined) pointTo(key);
  }, [key]);

  return (
    <div className={styles.root}>
      {createPortal(
        <BasketQuestions
          state={state}
          country={country}
          onCountry={chooseCountry}
          questions={questionsOf(offers, store, context)}
        />,
        form,
      )}
      {/* Rendered before its text exists, so that the text is announced. */}
      <p role="status" id={state.statusId} className={styles.best} data-basket-answer="">
        {state.invalid
          ? intl.formatMessage({ id: 'basket.invalid' })
          : hasAmount && answerSentence(judged, basket, { intl, money })}
      </p>
      {hasAmount && <BasketAnswerList judged={listed} basket={basket} context={context} />}
    </div>
  );
}
