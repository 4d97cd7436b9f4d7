import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { basketFragmentStart } from '../../domain/constants';
import { useMessages } from '../../hooks/messages';
import { usePart } from '../../hooks/part';
import { importWhole } from '../../loading/import-whole';
import { Section } from '../../ui/Section';
import { BasketTable } from '../BasketTable';
import type { SectionProps } from '../section-types';
import { css } from './BasketSection.styles';

const importBasket = () => importWhole(() => import('../Basket'));

/**
 * The best offer for an order. The amount is here from the first; everything else is loaded when the field is used or the address
 * has a basket. Without script, there is a table instead. Browsers with script do not need it, so that only the build has its code.
 */
export function BasketSection({ section: { id, heading } }: SectionProps<'basket'>) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const { Part: Basket, failed, load } = usePart('Basket', importBasket);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith(basketFragmentStart) || document.activeElement === field.current) void load();
  }, [hash, load]);
  return (
    <Section id={id} heading={heading}>
      <noscript>{import.meta.env.SSR && <BasketTable />}</noscript>
      <div data-needs-script="">
        <label className={css.label}>
          {t('basket.amount')}
          <input ref={field} className={css.field} inputMode="decimal" autoComplete="off" onFocus={load} />
        </label>
        {failed && <p role="alert">{t('load-failure.text')}</p>}
        {Basket && <Basket field={field} />}
      </div>
    </Section>
  );
}
