import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { basketFragment } from '../domain/verdict/basket-fragment';
import { withCountry } from '../domain/offers/country';
import { compareStores, isComparableAt, type CompareFile } from '../domain/verdict/compare';
import { basketIn, fragmentOf } from '../domain/verdict/compare-fragment';
import { currenciesOf, currencyChoices } from '../domain/offers/currencies';
import type { CategoryStores } from '../domain/pages/page-data';
import { choicesOf, type Basket } from '../domain/verdict/verdict';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useLoading } from '../hooks/loading';
import { useLanguage } from '../hooks/site';
import { CountryField } from '../offers/purchase/CountryField';
import { PurchaseForm } from '../offers/purchase/PurchaseForm';
import { LoadState } from '../ui/LoadState';
import { Section } from '../ui/Section';
import { styles } from './Compare.styles';
import { ComparedStores } from './ComparedStores';
import { compareFile } from '../domain/pages/paths';
import { loadJson } from '../browser/json';

export interface CompareProps {
  readonly category: CategoryStores;
  /** The fragment of the address, which contains the visitor's answers. */
  readonly hash: string;
}

interface AnswersProps extends CompareProps {
  readonly file: CompareFile;
}

/** The fields and the answer. The fragment stores what is entered, the query the country. */
function Answers({ category, hash, file }: AnswersProps) {
  const navigate = useNavigate();
  const country = useCountry();
  const now = useNow();
  const basket = useMemo((): Basket => ({ ...basketIn(hash, money), country }), [hash, country]);
  const comparison = useMemo(
    () =>
      basket.amount === undefined
        ? undefined
        : compareStores(file, basket, { now, timeZone: settings.timeZone, money }),
    [file, basket, now],
  );
  const asksCountry =
    useMemo(() => file.stores.some(({ offers, rules }) => choicesOf(offers, { rules }).country.length > 0), [file]) ||
    country !== undefined;
  const currencies = currencyChoices(
    useMemo(() => [...new Set(file.stores.flatMap(({ offers }) => currenciesOf(offers)))], [file]),
    country,
    money,
  );
  const show = (next: Basket): void => {
    const search = withCountry(window.location.search, next.country);
    void navigate({ search, hash: fragmentOf(category.id, next, money) }, { replace: true });
  };
  const { amount, ...others } = basket;
  return (
    <>
      <PurchaseForm
        amount={amount}
        currency={basket.currency ?? currencies[0]}
        currencies={currencies}
        onAnswer={(typed, currency) => show({ ...others, amount: typed, currency })}
      >
        {asksCountry && (
          <CountryField country={country} onChoose={(chosen) => show({ ...basketIn(hash, money), country: chosen })} />
        )}
      </PurchaseForm>
      <ComparedStores comparison={comparison} file={file} fragment={basketFragment(basket, money)} />
    </>
  );
}

export default function Compare({ category, hash }: CompareProps) {
  const language = useLanguage();
  const { value, isCurrent, failed, retry } = useLoading(
    `${language}/${category.id}`,
    // The assertion is sound: the generator wrote the file from a value of this type.
    async () => ((await loadJson(compareFile(language, category.id))) as CompareFile | undefined) ?? 'none',
  );
  const isComparable = isComparableAt(category, useNow());
  return (
    <Section heading={category.name} className={styles.root}>
      {!isCurrent && <LoadState failed={failed} onRetry={retry} />}
      {isCurrent && (value === 'none' || !isComparable) && (
        <p role="status">
          <FormattedMessage id="compare.no-data" />
        </p>
      )}
      {isCurrent && typeof value === 'object' && isComparable && (
        <Answers key={category.id} category={category} hash={hash} file={value} />
      )}
    </Section>
  );
}
