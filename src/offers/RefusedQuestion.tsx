import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { parseAmount } from '../domain/amount';
import { digitsOf } from '../domain/basket-amount';
import { answersTo, type RefusalAnswer } from '../domain/refusal';
import type { Basket, Choices, Question } from '../domain/verdict';
import { money } from '../generated/money';
import type { Currency } from '../generated/data-types';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { Button } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { answerText, questionText } from './refused-text';
import { styles } from './RefusedQuestion.styles';

interface RefusedQuestionProps {
  readonly question: Question;
  /** The name of the store. */
  readonly store: string;
  readonly choices: Choices;
  /** The currencies in which an amount can be compared with the limits, the likeliest first. */
  readonly currencies: readonly Currency[];
  /** What has been answered. */
  readonly basket: Basket;
  /** Whether the answer was "I don't know". */
  readonly isUnknown: boolean;
  readonly onAnswer: (answer: RefusalAnswer) => void;
}

interface AmountFieldProps extends Pick<RefusedQuestionProps, 'currencies' | 'basket' | 'onAnswer'> {
  readonly question: 'amount' | 'itemPrice';
  /** The id of the text of the question. */
  readonly labelledBy: string;
}

function AmountField({ question, currencies, basket, onAnswer, labelledBy }: AmountFieldProps) {
  const intl = useIntl();
  const errorId = useId();
  const known = basket[question];
  const [currency, setCurrency] = useState(basket.currency ?? currencies[0] ?? 'USD');
  const [text, setText] = useState(digitsOf({ ...(known !== undefined && { amount: known }), currency }, money));
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const amount = parseAmount(text, currency, money);
    setRefused(amount === undefined);
    if (amount !== undefined) onAnswer({ [question]: amount, currency });
  };
  return (
    <form className={styles.choices} onSubmit={submit} noValidate>
      <input
        className={styles.field}
        aria-labelledby={labelledBy}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? errorId : undefined}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <select
        className={styles.currency}
        aria-label={intl.formatMessage({ id: 'refused.currency' })}
        value={currency}
        // The value is one of the options below.
        onChange={(event) => setCurrency(event.target.value as Currency)}
      >
        {currencies.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Button type="submit" variant="secondary">
        {intl.formatMessage({ id: 'refused.continue' })}
      </Button>
      <p id={errorId} className={styles.error} role="alert">
        {isRefused && intl.formatMessage({ id: 'refused.no-amount' })}
      </p>
    </form>
  );
}

/** A question about the purchase with its answers. It stays when it is answered, so that the answer can be changed. */
export function RefusedQuestion(props: RefusedQuestionProps) {
  const { question, store, choices, basket, isUnknown, onAnswer } = props;
  const intl = useIntl();
  const textId = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={textId} data-question={question}>
      <BidiText id={textId} className={styles.text} text={questionText(question, { intl, store })} />
      {(question === 'amount' || question === 'itemPrice') && (
        <AmountField {...props} question={question} labelledBy={textId} />
      )}
      <div className={styles.choices}>
        {answersTo(question, choices, money).map((answer) => {
          const text = answerText(answer, choices, intl);
          return (
            <button
              key={text}
              type="button"
              className={chipClass()}
              aria-pressed={basket[question] === answer[question]}
              onClick={() => onAnswer(answer)}
            >
              <Bidi>{text}</Bidi>
            </button>
          );
        })}
        <button type="button" className={chipClass()} aria-pressed={isUnknown} onClick={() => onAnswer(undefined)}>
          {intl.formatMessage({ id: 'refused.unknown' })}
        </button>
      </div>
    </div>
  );
}
