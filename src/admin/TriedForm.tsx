import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseAmount } from '../domain/money/amount';
import { dayAt, isoDay } from '../domain/dates/calendar';
import type { OffersToTry, OfferToTry, TriedResult } from '../domain/editing/editor-protocol';
import type { Language } from '../domain/language/language';
import { fromMinor } from '../domain/money/money';
import { AnswerField } from '../editor/new/AnswerField';
import { Button } from '../editor/controls/Button';
import { Remark } from '../editor/controls/Remark';
import type { Check, Currency } from '../generated/data-types';
import { settings } from '../generated/settings';
import { presentInstant } from '../hooks/clock';
import { styles } from './Trying.styles';

/** The questions whose answers are kept for the next test. */
const circumstanceNames = ['country', 'channel', 'customer'] as const;
const basketNames = ['before', 'after', 'currency'] as const;

export type Circumstances = Pick<TriedResult, (typeof circumstanceNames)[number]>;

type Name = 'reason' | (typeof circumstanceNames | typeof basketNames)[number];
type Answers = Readonly<Partial<Record<Name, string | undefined>>>;

interface TriedFormProps {
  readonly offer: OfferToTry;
  readonly result: Check['result'];
  readonly list: OffersToTry;
  readonly language: Language;
  readonly circumstances: Circumstances;
  onKeep(result: TriedResult): void;
  onCancel(): void;
}

function currenciesOf({ money }: OffersToTry): readonly Currency[] {
  // The assertion is sound: the keys of the table are the currencies of the site.
  return Object.keys(money.minorUnits) as Currency[];
}

function currencyIn(country: string | undefined, list: OffersToTry): Currency | undefined {
  const known: Readonly<Partial<Record<string, Currency>>> = list.money.currencyOf;
  return known[country ?? ''] ?? currenciesOf(list)[0];
}

/** Parses the typed basket: an empty object if both totals are empty, undefined if one is not an amount. */
function basketOf({ before = '', after = '', currency: code }: Answers, list: OffersToTry) {
  if (before.trim() === '' && after.trim() === '') return {};
  const currency = currenciesOf(list).find((each) => each === code);
  if (currency === undefined) return undefined;
  const [one, other] = [before, after].map((text) => parseAmount(text, currency, list.money));
  if (one === undefined || other === undefined || one === 0) return undefined;
  const amount = (minor: number): number => fromMinor({ minor, currency }, list.money).amount;
  return { basket: { before: amount(one), after: amount(other), currency } };
}

interface FieldsProps extends Pick<TriedFormProps, 'list' | 'language'> {
  readonly id: string;
  readonly names: readonly Name[];
  readonly answers: Answers;
  /** Whether the totals are no amounts. */
  readonly isWrong: boolean;
  readonly onAnswer: (name: Name, value: string) => void;
}

function Fields({ id, names, list, language, answers, isWrong, onAnswer }: FieldsProps): ReactElement[] {
  const unknown = useIntl().formatMessage({ id: 'admin.try-unknown' });
  return names.flatMap((name) => {
    const question = list.questions.find((each) => each.name === name);
    if (!question) return [];
    return (
      <AnswerField
        key={name}
        id={`${id}-${name}`}
        className={styles.field}
        question={question}
        language={language}
        value={answers[name] ?? ''}
        isWrong={isWrong && question.input === 'decimal'}
        empty={unknown}
        onChange={(value) => onAnswer(name, value)}
      />
    );
  });
}

export function TriedForm(props: TriedFormProps): ReactElement {
  const { offer, result, list, language, circumstances, onKeep, onCancel } = props;
  const id = useId();
  const [answers, setAnswers] = useState<Answers>({
    ...circumstances,
    currency: currencyIn(circumstances.country, list),
  });
  const [isWrong, setWrong] = useState(false);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const basket = basketOf(answers, list);
    setWrong(!basket);
    if (!basket) return;
    const { country, channel, customer, reason } = answers;
    const date = isoDay(dayAt(presentInstant(), settings.timeZone));
    onKeep({ store: offer.store, offer: offer.offer, date, country, channel, customer, result, reason, ...basket });
  };
  const answer = (name: Name, value: string): void =>
    setAnswers({
      ...answers,
      [name]: value === '' ? undefined : value,
      ...(name === 'country' && { currency: currencyIn(value, list) }),
    });
  const fields = { id, list, language, answers, isWrong, onAnswer: answer };
  return (
    <form className={styles.form} onSubmit={keep}>
      {result === 'failed' && <Fields {...fields} names={['reason']} />}
      <Fields {...fields} names={circumstanceNames} />
      <fieldset className={styles.basket} aria-describedby={isWrong ? `${id}-problem` : undefined}>
        <FormattedMessage id="admin.try-total" tagName="legend" />
        <Fields {...fields} names={basketNames} />
        {isWrong && (
          <Remark tone="problem" id={`${id}-problem`} role="alert">
            <FormattedMessage id="admin.try-no-amount" />
          </Remark>
        )}
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          <FormattedMessage id="admin.try-keep" />
        </Button>
        <Button onClick={onCancel}>
          <FormattedMessage id="admin.try-cancel" />
        </Button>
      </div>
    </form>
  );
}
