import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { basketFragmentStart } from '../domain/constants';
import { answeringOffers, stepsOf } from '../domain/offers/ladder';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { usePart } from '../hooks/part';
import { importWhole } from '../browser/import-whole';
import { AmountField } from '../offers/purchase/AmountField';
import { useOfferSource } from '../offers/state/offer-source';
import { styles as formStyles } from '../offers/purchase/PurchaseForm.styles';
import { styles } from './Ladder.styles';
import { LadderTable, type ShownSteps } from './LadderTable';

/**
 * What the offers of the store give for the amount of an order (product rule R84): a field, the answer, and a table if
 * offers have thresholds. Renders nothing if no active offer can answer. The answer is loaded when the field is used or
 * the address has a basket, and with a table, whose amounts it converts. Without scripts there is only the table, in
 * the currency of the store.
 */
export function Ladder() {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<HTMLElement | null>(null);
  const id = useId();
  const {
    Part: LadderAnswer,
    failed,
    load,
  } = usePart('LadderAnswer', () => importWhole(() => import('./LadderAnswer')));
  const { hash } = useLocation();
  const now = useNow();
  const country = useCountry();
  const { offers } = useOfferSource();
  const steps = stepsOf(offers, now, country);
  const hasTable = steps.length > 0;
  useEffect(() => {
    const isUsed = document.activeElement === field.current;
    // It also converts the amounts of the table.
    if (hasTable || isUsed || hash.startsWith(basketFragmentStart)) void load();
  }, [hash, load, hasTable]);
  if (answeringOffers(offers, now).length === 0) return null;
  const table = (shown?: ShownSteps) =>
    hasTable && <LadderTable steps={steps} labelledBy={`${id}-heading`} shown={shown} />;
  return (
    <section id="basket" className={styles.root} aria-labelledby={hasTable ? `${id}-heading` : undefined}>
      {hasTable && <h2 id={`${id}-heading`}>{intl.formatMessage({ id: 'ladder.heading' })}</h2>}
      <div ref={setForm} className={formStyles.form} data-needs-script="">
        <AmountField id={id} ref={field} onFocus={load} />
      </div>
      {failed && <p role="alert">{intl.formatMessage({ id: 'load-failure.text' })}</p>}
      {LadderAnswer && form ? (
        <LadderAnswer field={field} form={form} hasTable={hasTable}>
          {table}
        </LadderAnswer>
      ) : (
        table()
      )}
    </section>
  );
}
