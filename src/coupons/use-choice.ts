import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { basketAnswersIn, basketFragment, type BasketAnswers } from '../domain/basket-fragment';
import { filterQuery, filtersOf, type Filters } from '../domain/facets';
import { countryCodes } from '../generated/codes';
import type { CouponsPageView } from '../domain/page-data';
import { money } from '../generated/money';
import { knownFilters } from './results';

/** What a visitor has chosen of the list, and how that changes. */
export interface Choice {
  readonly filters: Filters;
  /** What is known of the order, in the fragment that the basket of stores reads, too. */
  readonly basket: BasketAnswers;
  /** Each change of the filters is an entry of the history; that of the order, which follows what is typed, takes the place of the last. */
  readonly change: (next: { readonly filters?: Filters; readonly basket?: BasketAnswers }) => void;
}

/** Reads the choice in the address, which is the only place that has it. */
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
