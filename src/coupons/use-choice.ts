import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { basketAnswersIn, basketFragment, type BasketAnswers } from '../domain/verdict/basket-fragment';
import { filterQuery, filtersOf, type Filters } from '../domain/facets/facets';
import { countryCodes } from '../generated/codes';
import type { CouponsPageView } from '../domain/pages/page-data';
import { money } from '../generated/money';
import { knownFilters } from './results';

export interface Choice {
  readonly filters: Filters;
  /** The answers about the order, from the fragment, which store pages use too. */
  readonly basket: BasketAnswers;
  /** A change of filters adds a history entry. One of the basket adds none, because it follows each keystroke. */
  readonly change: (next: { readonly filters?: Filters; readonly basket?: BasketAnswers }) => void;
}

/** The choices in the address, which is the only place that stores them. */
export function useChoice(page: CouponsPageView): Choice {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => knownFilters(filtersOf(search, countryCodes), page), [search, page]);
  const basket = useMemo(() => basketAnswersIn(hash, money), [hash]);
  return {
    filters,
    basket,
    change: ({ filters: nextFilters, basket: nextBasket = basket }) =>
      void navigate(
        { search: filterQuery(nextFilters ?? filters), hash: basketFragment(nextBasket, money) },
        { replace: nextFilters === undefined },
      ),
  };
}
