import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { basketFragment } from '../domain/basket-fragment';
import { withCountry } from '../domain/country';
import { compareStores, type CompareFile } from '../domain/compare';
import { basketIn, fragmentOf } from '../domain/compare-fragment';
import type { CategoryStores } from '../domain/page-data';
import type { Basket } from '../domain/verdict';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useLoading } from '../hooks/loading';
import { useLanguage } from '../hooks/site';
import { loadCategory } from '../browser/compare';
import { LoadState } from '../ui/LoadState';
import { Section } from '../ui/Section';
import { styles } from './Compare.styles';
import { ComparedStores } from './ComparedStores';
import { PurchaseForm } from './PurchaseForm';

export interface CompareProps {
  readonly category: CategoryStores;
  /** The fragment of the address, which has the answers of the visitor. */
  readonly hash: string;
}

interface AnswersProps extends CompareProps {
  readonly file: CompareFile;
}

/** The fields and the answer. What is entered is kept in the fragment and, the country, in the query of the address. */
function Answers({ category, hash, file }: AnswersProps) {
  const navigate = useNavigate();
  const country = useCountry();
  const now = useNow();
  const basket = useMemo((): Basket => ({ ...basketIn(hash, money), ...(country && { country }) }), [hash, country]);
  const comparison = useMemo(
    () =>
      basket.amount === undefined
        ? undefined
        : compareStores(file, basket, { now, timeZone: settings.timeZone, money }),
    [file, basket, now],
  );
  const show = (next: Basket): void => {
    const search = withCountry(window.location.search, next.country);
    void navigate({ search, hash: fragmentOf(category.id, next, money) }, { replace: true });
  };
  return (
    <>
      <PurchaseForm
        file={file}
        basket={basket}
        onAmount={(amount, currency) => show({ ...basket, amount, currency })}
        onCountry={(chosen) => show({ ...basketIn(hash, money), ...(chosen && { country: chosen }) })}
      />
      <ComparedStores comparison={comparison} file={file} fragment={basketFragment(basket, money)} />
    </>
  );
}

/** The comparison of the stores of a category. */
export default function Compare({ category, hash }: CompareProps) {
  const language = useLanguage();
  const { value, isCurrent, failed, retry } = useLoading(
    `${language}/${category.id}`,
    async () => (await loadCategory(language, category.id)) ?? 'none',
  );
  return (
    <Section heading={category.name} className={styles.root}>
      {!isCurrent && <LoadState failed={failed} onRetry={retry} />}
      {isCurrent && value === 'none' && (
        <p role="status">
          <FormattedMessage id="compare.no-data" />
        </p>
      )}
      {isCurrent && typeof value === 'object' && (
        <Answers key={category.id} category={category} hash={hash} file={value} />
      )}
    </Section>
  );
}
