import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencyChoices } from '../domain/offers/currencies';
import { sorts, toggleValue, type Facet, type FacetCounts } from '../domain/facets/facets';
import { countryCodes } from '../generated/codes';
import { money } from '../generated/money';
import { useChooseCountry } from '../hooks/choose-country';
import { PurchaseForm } from '../offers/purchase/PurchaseForm';
import { Bidi } from '../ui/text/Bidi';
import { buttonClass } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { Fold } from '../ui/Fold';
import { Select } from '../ui/Select';
import { facetLabel, type ValueNames } from './facet-labels';
import { styles } from './FilterPanel.styles';
import type { Choice } from './use-choice';

export interface FilterPanelProps {
  readonly names: ValueNames;
  readonly choice: Choice;
  /** Counts with the other facets applied. */
  readonly counts: FacetCounts;
  /** Counts without any facet. */
  readonly all: FacetCounts;
}

interface ValueProps {
  readonly names: ValueNames;
  readonly choice: Choice;
  readonly facet: Facet;
  readonly value: string;
  readonly count: number;
}

function Value({ names, choice: { filters, change }, facet, value, count }: ValueProps) {
  const intl = useIntl();
  const chosen: readonly string[] = filters[facet] ?? [];
  const isChosen = chosen.includes(value);
  const isEmpty = count === 0 && !isChosen;
  return (
    <button
      type="button"
      className={chipClass(styles.value)}
      aria-pressed={isChosen}
      aria-disabled={isEmpty || undefined}
      data-facet={facet}
      data-value={value}
      onClick={() => {
        if (!isEmpty) change({ filters: toggleValue(filters, facet, value) });
      }}
    >
      <Bidi>{facetLabel(facet, value, names, intl)}</Bidi> <span className={styles.count}>{count}</span>
    </button>
  );
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      <div className={styles.values}>{children}</div>
    </div>
  );
}

// The number of values of a facet that are visible without expanding it.
const visibleValues = 12;

interface FacetGroupProps extends Omit<ValueProps, 'value' | 'count' | 'facet'> {
  readonly legend: string;
  readonly values: readonly (readonly [facet: Facet, value: string])[];
  readonly counts: FacetCounts;
}

function FacetGroup({ legend, values, counts, ...shared }: FacetGroupProps) {
  if (values.length === 0) return null;
  const shown = values.map(([facet, value]) => (
    <Value key={value} {...shared} facet={facet} value={value} count={counts[facet].get(value) ?? 0} />
  ));
  return (
    <Group legend={legend}>
      {shown.slice(0, visibleValues)}
      {shown.length > visibleValues && (
        <Fold summary={<FormattedMessage id="offers.show-all" />} summaryClass={buttonClass('quiet')}>
          <div className={styles.values}>{shown.slice(visibleValues)}</div>
        </Fold>
      )}
    </Group>
  );
}

/** All filters of the list. Values that no active offer has are omitted. */
export function FilterPanel({ names, choice, counts, all }: FilterPanelProps) {
  const intl = useIntl();
  const chooseCountry = useChooseCountry();
  const { filters, basket, change } = choice;
  const { sort = '', ...unsorted } = filters;
  // Some offers in a list of all offers are in dollars.
  const currencies = currencyChoices(['USD'], filters.country, money);
  const [usual] = currencies;
  const { amount, currency = usual, ...others } = basket;
  /** The values that an offer has or that are chosen, in the given order or by the number of offers. */
  const valuesOf = (facet: Facet, inOrder?: readonly string[]): readonly (readonly [Facet, string])[] => {
    const chosen: readonly string[] = filters[facet] ?? [];
    const present = new Set([...all[facet].keys(), ...chosen]);
    const order = inOrder ?? [...present].sort((a, b) => (all[facet].get(b) ?? 0) - (all[facet].get(a) ?? 0));
    return order.filter((value) => present.has(value)).map((value) => [facet, value]);
  };
  const shared = { names, choice, counts };
  return (
    <div className={styles.root}>
      <Select
        label={intl.formatMessage({ id: 'filter.sort' })}
        value={sort}
        none={intl.formatMessage({ id: 'filter.sort-none' })}
        choices={sorts.map((value) => ({ value, label: intl.formatMessage({ id: `filter.sort-${value}` }) }))}
        onChoose={(value) => change({ filters: { ...unsorted, sort: sorts.find((each) => each === value) } })}
      />
      <PurchaseForm
        amount={amount}
        currency={currency}
        currencies={currencies}
        onAnswer={(typed, chosen) =>
          change({
            basket: {
              ...others,
              amount: typed,
              currency: typed !== undefined || chosen !== usual ? chosen : undefined,
            },
          })
        }
      />
      <FacetGroup
        {...shared}
        legend={intl.formatMessage({ id: 'filter.kind' })}
        values={valuesOf('kind', ['code', 'deal'])}
      />
      <Group legend={intl.formatMessage({ id: 'country.label' })}>
        {/* All can be chosen, even with the number 0: the countries of most offers are unknown. */}
        {countryCodes.map((code) => {
          const isChosen = code === filters.country;
          return (
            <button
              key={code}
              type="button"
              className={chipClass(styles.value)}
              aria-pressed={isChosen}
              data-facet="country"
              data-value={code}
              onClick={() => chooseCountry(isChosen ? undefined : code)}
            >
              <Bidi>{intl.formatMessage({ id: `country-short.${code}` })}</Bidi>{' '}
              <span className={styles.count}>{counts.country.get(code)}</span>
            </button>
          );
        })}
      </Group>
      <FacetGroup
        {...shared}
        legend={intl.formatMessage({ id: 'filter.benefit' })}
        values={valuesOf('benefit', ['percent', 'amount', 'cashback', 'delivery', 'gift'])}
      />
      <FacetGroup
        {...shared}
        legend={intl.formatMessage({ id: 'filter.conditions' })}
        values={[...valuesOf('customers'), ...valuesOf('minimum'), ...valuesOf('ends')]}
      />
      <FacetGroup {...shared} legend={intl.formatMessage({ id: 'filter.store' })} values={valuesOf('store')} />
      <FacetGroup
        {...shared}
        legend={intl.formatMessage({ id: 'filter.category' })}
        values={valuesOf(
          'category',
          names.categories?.map(({ id }) => id),
        )}
      />
      <p className={styles.keys}>{intl.formatMessage({ id: 'filter.keys' })}</p>
    </div>
  );
}
