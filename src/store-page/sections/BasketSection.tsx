import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { basketFragmentStart } from '../../domain/constants';
import { activeOffers } from '../../domain/offer-status';
import { thresholdsOf } from '../../domain/thresholds';
import { useNow } from '../../hooks/clock';
import { usePart } from '../../hooks/part';
import { importWhole } from '../../browser/import-whole';
import { AmountField } from '../../offers/AmountField';
import { useOfferSource } from '../../offers/offer-source';
import { styles as formStyles } from '../../offers/PurchaseForm.styles';
import { Section } from '../../ui/Section';
import { BasketTable } from '../BasketTable';
import type { SectionProps } from '../section-types';
import { styles } from './BasketSection.styles';

const importBasket = () => importWhole(() => import('../Basket'));

/**
 * The best offer for an order. If no active offer has a known figure, it only says so; without an active offer it
 * renders nothing. The field for the amount is rendered at first; everything else is loaded when the field is used or
 * the address has a basket. Without scripts, there is a table instead. Browsers with scripts do not need it, so that
 * only the build contains its code.
 */
export function BasketSection({ section: { id, heading } }: SectionProps<'basket'>) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<HTMLElement | null>(null);
  const fieldId = useId();
  const { Part: Basket, failed, load } = usePart('Basket', importBasket);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith(basketFragmentStart) || document.activeElement === field.current) void load();
  }, [hash, load]);
  const now = useNow();
  const { offers } = useOfferSource();
  if (activeOffers(offers, now).length === 0) return null;
  const thresholds = thresholdsOf(offers, now);
  if (thresholds.offers.length === 0)
    return (
      <Section id={id} heading={heading} className={styles.section}>
        <p>{intl.formatMessage({ id: thresholds.ended > 0 ? 'basket.best-ended' : 'basket.no-figures' })}</p>
      </Section>
    );
  return (
    <Section id={id} heading={heading} className={styles.section}>
      <noscript>{import.meta.env.SSR && <BasketTable />}</noscript>
      <div data-needs-script="">
        <div ref={setForm} className={formStyles.form}>
          <AmountField id={fieldId} ref={field} onFocus={load} />
        </div>
        {failed && <p role="alert">{intl.formatMessage({ id: 'load-failure.text' })}</p>}
        {Basket && form && <Basket field={field} form={form} />}
      </div>
    </Section>
  );
}
