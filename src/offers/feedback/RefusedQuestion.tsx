import { useId } from 'react';
import { useIntl } from 'react-intl';
import { answersTo, type RefusalAnswer } from '../../domain/verdict/refusal';
import type { Basket, Choices, Question } from '../../domain/verdict/verdict';
import { money } from '../../generated/money';
import type { Currency } from '../../generated/data-types';
import { Bidi, BidiText } from '../../ui/text/Bidi';
import { chipClass } from '../../ui/Chip';
import { PurchaseForm } from '../purchase/PurchaseForm';
import { answerText, questionText } from './refused-text';
import { styles } from './RefusedQuestion.styles';

interface RefusedQuestionProps {
  readonly question: Question;
  readonly store: string;
  readonly choices: Choices;
  readonly currencies: readonly Currency[];
  readonly basket: Basket;
  readonly isUnknown: boolean;
  readonly onAnswer: (answer: RefusalAnswer) => void;
}

/** A question about the purchase and its answers. It stays after it is answered, so that the answer can be changed. */
export function RefusedQuestion(props: RefusedQuestionProps) {
  const { question, store, choices, currencies, basket, isUnknown, onAnswer } = props;
  const intl = useIntl();
  const textId = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={textId} data-question={question}>
      <BidiText id={textId} className={styles.text} text={questionText(question, { intl, store })} />
      {(question === 'amount' || question === 'itemPrice') && (
        <PurchaseForm
          amount={basket[question]}
          currency={basket.currency ?? currencies[0] ?? 'USD'}
          currencies={currencies}
          labelledBy={textId}
          onAnswer={(amount, currency) => amount !== undefined && onAnswer({ [question]: amount, currency })}
        />
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
