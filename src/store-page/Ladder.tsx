import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { basketFragmentStart } from '../domain/constants';
import { currenciesOf, currencyChoices } from '../domain/currencies';
import { answeringOffers, stepsOf } from '../domain/ladder';
import { money } from '../generated/money';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { usePart } from '../hooks/part';
import { importWhole } from '../browser/import-whole';
import { AmountField } from '../offers/AmountField';
import { useOfferSource } from '../offers/offer-source';
import { styles as formStyles } from '../offers/PurchaseForm.styles';
import { styles } from './Ladder.styles';
import { LadderTable, type ShownSteps } from './LadderTable';

const importAnswer = () => importWhole(() => import('./LadderAnswer'));

/**
 * What the offers of the store give for the amount of an order (product rule R84): a field, the answer, and a table if
 * offers have thresholds. Renders nothing if no active offer can answer. The answer is loaded when the field is used or
 * the address has a basket. Without scripts there is only the table.
 */
export function Ladder() {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<HTMLElement | null>(null);
  const id = useId();
  const { Part: LadderAnswer, failed, load } = usePart('LadderAnswer', importAnswer);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith(basketFragmentStart) || document.activeElement === field.current) void load();
  }, [hash, load]);
  const now = useNow();
  const country = useCountry();
  const { offers } = useOfferSource();
  if (answeringOffers(offers, now).length === 0) return null;
  const [currency] = currencyChoices(currenciesOf(offers), country, money);
  const steps = stepsOf(offers, now, { country, currency }, money);
  const hasTable = steps.length > 0;
  const table = (shown: ShownSteps) =>
    hasTable && <LadderTable steps={steps} labelledBy={`${id}-heading`} {...shown} />;
  return (
    <section id="basket" className={styles.root} aria-labelledby={hasTable ? `${id}-heading` : id}>
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
        table({ currency })
      )}
    </section>
  );
}
