import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { parseAmount } from '../domain/money/amount';
import { fromMinor } from '../domain/money/money';
import { otherAnswer, type Question } from '../domain/verdict/verdict';
import type { Country } from '../generated/data-types';
import { money } from '../generated/money';
import { Select } from '../ui/Select';
import { CountryField } from '../offers/purchase/CountryField';
import { styles } from '../offers/purchase/PurchaseForm.styles';
import type { BasketState } from './use-basket';

const pairs = {
  channel: { site: 'site', app: 'app' },
  customer: { new: 'new', returning: 'returning' },
  prices: { full: 'full', sale: 'sale' },
  member: { yes: true, no: false },
  fromSeller: { no: false, yes: true },
  combined: { no: false, yes: true },
  usedBefore: { no: false, yes: true },
} as const;

function pairLabel(question: keyof typeof pairs, name: string, intl: IntlShape): string {
  switch (question) {
    case 'channel':
      return intl.formatMessage({ id: name === 'app' ? 'basket.channel-app' : 'basket.channel-site' });
    case 'customer':
      return intl.formatMessage({ id: name === 'new' ? 'basket.customer-new' : 'basket.customer-returning' });
    case 'prices':
      return intl.formatMessage({ id: name === 'full' ? 'basket.prices-full' : 'basket.prices-sale' });
    case 'fromSeller':
      return intl.formatMessage({ id: name === 'yes' ? 'basket.fromSeller-yes' : 'basket.fromSeller-no' });
    case 'member':
    case 'combined':
    case 'usedBefore':
      return intl.formatMessage({ id: name === 'yes' ? 'basket.yes' : 'basket.no' });
  }
}

function isPair(question: Question): question is keyof typeof pairs {
  return Object.hasOwn(pairs, question);
}

interface QuestionProps {
  readonly question: Question;
  readonly state: BasketState;
}

/** The field for the price of the most expensive item. Invalid amounts are ignored. */
function ItemPrice({ state: { basket, currency, answer } }: Pick<QuestionProps, 'state'>) {
  const { itemPrice } = basket;
  return (
    <label className={styles.field}>
      <FormattedMessage id="basket.itemPrice" tagName="span" />
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={itemPrice === undefined ? '' : fromMinor({ minor: itemPrice, currency }, money).amount}
        onChange={(event) => answer('itemPrice', parseAmount(event.target.value, currency, money))}
      />
    </label>
  );
}

function FurtherQuestion({ question, state }: QuestionProps) {
  const intl = useIntl();
  const { basket, choices, answer } = state;
  const shared = {
    label: intl.formatMessage({ id: `basket.${question}` }),
    none: intl.formatMessage({ id: 'basket.not-said' }),
  };
  if (question === 'itemPrice') return <ItemPrice key={state.currency} state={state} />;
  if (isPair(question)) {
    const entries = Object.entries(pairs[question]);
    return (
      <Select
        {...shared}
        value={entries.find(([, value]) => value === basket[question])?.[0] ?? ''}
        choices={entries.map(([name]) => ({ value: name, label: pairLabel(question, name, intl) }))}
        onChoose={(name) => answer(question, entries.find(([each]) => each === name)?.[1])}
      />
    );
  }
  if (question === 'amount' || question === 'country') return null;
  const named = question === 'brand' ? choices.brand.map((name) => ({ id: name, name })) : choices[question];
  return (
    <Select
      {...shared}
      value={basket[question] ?? ''}
      choices={[
        ...named.map(({ id, name }) => ({ value: id, label: name })),
        { value: otherAnswer, label: intl.formatMessage({ id: `basket.${question}-other` }) },
      ]}
      onChoose={(id) => answer(question, id === '' ? undefined : id)}
    />
  );
}

interface BasketQuestionsProps {
  readonly state: BasketState;
  readonly country: Country | undefined;
  readonly onCountry: (country: Country | undefined) => void;
  readonly questions: readonly Question[];
}

export function BasketQuestions({ state, country, onCountry, questions }: BasketQuestionsProps): ReactNode {
  return (
    <div className={styles.form}>
      {questions.includes('country') && <CountryField country={country} onChoose={onCountry} />}
      {questions.map((question) => (
        <FurtherQuestion key={question} question={question} state={state} />
      ))}
    </div>
  );
}
