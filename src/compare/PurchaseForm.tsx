import { useId, useMemo, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { parseAmount } from '../domain/amount';
import { digitsOf } from '../domain/basket-amount';
import type { CompareFile } from '../domain/compare';
import { choicesOf, type Basket } from '../domain/verdict';
import type { Country, Currency } from '../generated/data-types';
import { money } from '../generated/money';
import { AmountField, CurrencyField, InvalidAmount } from '../offers/AmountField';
import { CountryField } from '../offers/CountryField';
import { Button } from '../ui/Button';
import { styles } from './Compare.styles';

/** The currencies of the site, first those that offers name. */
function currenciesOf({ stores }: CompareFile): readonly Currency[] {
  const named = stores.flatMap(({ offers }) =>
    offers.flatMap(({ benefit, minimumSpend }) => [
      ...(minimumSpend ? [minimumSpend.currency] : []),
      ...(benefit?.kind === 'amount' ? [benefit.currency] : []),
    ]),
  );
  // The table has exactly the currencies of the site as its keys.
  return [...new Set([...named, ...(Object.keys(money.minorUnits) as Currency[])])];
}

/** Whether offers or stores depend on the country. */
function namesCountries({ stores }: CompareFile): boolean {
  return stores.some(({ offers, rules }) => choicesOf(offers, { ...(rules && { rules }) }).country.length > 0);
}

interface PurchaseFormProps {
  readonly file: CompareFile;
  readonly basket: Basket;
  readonly onAmount: (amount: number, currency: Currency) => void;
  readonly onCountry: (country: Country | undefined) => void;
}

/** The fields of a purchase. The amount counts when the form is sent, which sends nothing; the country at once. */
export function PurchaseForm({ file, basket, onAmount, onCountry }: PurchaseFormProps) {
  const id = useId();
  const currencies = useMemo(() => currenciesOf(file), [file]);
  const asksCountry = useMemo(() => namesCountries(file), [file]) || basket.country !== undefined;
  const [text, setText] = useState(() => digitsOf(basket, money));
  const [currency, setCurrency] = useState(basket.currency ?? currencies[0] ?? 'USD');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const amount = parseAmount(text, currency, money);
    setWrong(amount === undefined);
    if (amount !== undefined) onAmount(amount, currency);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <AmountField id={id} text={text} wrong={wrong} onText={setText} />
      <CurrencyField currency={currency} currencies={currencies} onChoose={setCurrency} />
      {asksCountry && <CountryField country={basket.country} onChoose={onCountry} />}
      <Button type="submit" variant="primary">
        <FormattedMessage id="compare.show" />
      </Button>
      {wrong && <InvalidAmount id={id} />}
    </form>
  );
}
