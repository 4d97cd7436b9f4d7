import type { SuggestedStore } from '../domain/page-data';
import { withOffersFirst } from '../domain/suggested-stores';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { SuggestedStores } from '../offers/SuggestedStores';
import { Section } from '../ui/Section';
import { css } from './SimilarStores.styles';

/** The stores that are similar to that of the page: first those that have an active offer. */
export function SimilarStores({ stores }: { readonly stores: readonly SuggestedStore[] }) {
  const t = useMessages();
  return (
    <Section heading={t('store.similar')} className={css.similar}>
      <SuggestedStores stores={withOffersFirst(stores, useNow(), useCountry())} />
    </Section>
  );
}
