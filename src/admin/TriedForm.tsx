import { useId, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseAmount } from '../domain/money/amount';
import { dayAt, isoDay } from '../domain/dates/calendar';
import type { OffersToTry, OfferToTry, TriedResult } from '../domain/editing/editor-protocol';
import type { Language } from '../domain/language/language';
import { fromMinor } from '../domain/money/money';
import { Button } from '../editor/Button';
import { Remark } from '../editor/Remark';
import type { Check, Currency } from '../generated/data-types';
import { settings } from '../generated/settings';
import { presentInstant } from '../hooks/clock';
import { styles } from './Trying.styles';

/** Why a code failed, in the order of a checkout. */
const reasons = [
  ...(['not-accepted', 'ended', 'minimum', 'country', 'channel', 'customer', 'category', 'brand'] as const),
  ...(['payment', 'sale-items', 'used-once'] as const),
] satisfies readonly Check['reason'][];

/** The country, channel and account of a test. They are kept for the next test. */
export type Circumstances = Pick<TriedResult, 'country' | 'channel' | 'customer'>;

interface TriedFormProps {
  readonly offer: OfferToTry;
  readonly result: Check['result'];
  readonly list: OffersToTry;
  readonly language: Language;
  readonly circumstances: Circumstances;
  onKeep(result: TriedResult): void;
  onCancel(): void;
}

function Choice({
  label,
  value,
  onValue,
  children,
}: {
  readonly label: ReactNode;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{useIntl().formatMessage({ id: 'admin.try-unknown' })}</option>
        {children}
      </select>
    </div>
  );
}

/** The value that equals the text; undefined if none does. */
function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}

/** The totals before and after the code, as typed. */
interface Totals {
  readonly before: string;
  readonly after: string;
  readonly currency: Currency;
}

/** Parses the typed basket: an empty object if both totals are empty, undefined if one is not an amount. */
function basketOf({ before, after, currency }: Totals, { money }: OffersToTry): Pick<Check, 'basket'> | undefined {
  if (before.trim() === '' && after.trim() === '') return {};
  const [one, other] = [before, after].map((text) => parseAmount(text, currency, money));
  if (one === undefined || other === undefined || one === 0) return undefined;
  const amount = (minor: number): number => fromMinor({ minor, currency }, money).amount;
  return { basket: { before: amount(one), after: amount(other), currency } };
}

function BasketFields({
  totals,
  currencies,
  isWrong,
  onTotals,
}: {
  readonly totals: Totals;
  readonly currencies: readonly Currency[];
  readonly isWrong: boolean;
  readonly onTotals: (totals: Totals) => void;
}): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.basket} aria-describedby={isWrong ? `${id}-wrong` : undefined}>
      <FormattedMessage id="admin.try-total" tagName="legend" />
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className={styles.field}>
          <label htmlFor={`${id}-${side}`}>
            <FormattedMessage id={side === 'before' ? 'admin.try-before' : 'admin.try-after'} />
          </label>
          <input
            id={`${id}-${side}`}
            type="text"
            inputMode="decimal"
            dir="ltr"
            aria-invalid={isWrong}
            value={totals[side]}
            onChange={({ target }) => onTotals({ ...totals, [side]: target.value })}
          />
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}-currency`}>
          <FormattedMessage id="admin.try-currency" />
        </label>
        <select
          id={`${id}-currency`}
          value={totals.currency}
          onChange={({ target }) =>
            onTotals({ ...totals, currency: oneOf(currencies, target.value) ?? totals.currency })
          }
        >
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </div>
      {isWrong && (
        <Remark tone="problem" id={`${id}-wrong`} role="alert">
          <FormattedMessage id="admin.try-no-amount" />
        </Remark>
      )}
    </fieldset>
  );
}

/** Asks for the country, channel and account of the test. */
function Where({
  where,
  list,
  language,
  onCountry,
  onWhere,
}: Pick<TriedFormProps, 'list' | 'language'> & {
  readonly where: Circumstances;
  readonly onCountry: (value: string) => void;
  readonly onWhere: (where: Circumstances) => void;
}): ReactElement {
  const intl = useIntl();
  const named = (each: 'site' | 'app' | 'new' | 'returning'): ReactElement => (
    <option key={each} value={each}>
      {intl.formatMessage({ id: `admin.try-${each}` })}
    </option>
  );
  return (
    <>
      <Choice label={<FormattedMessage id="admin.try-country" />} value={where.country ?? ''} onValue={onCountry}>
        {list.countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label[language]}
          </option>
        ))}
      </Choice>
      <Choice
        label={<FormattedMessage id="admin.try-channel" />}
        value={where.channel ?? ''}
        onValue={(value) => onWhere({ ...where, channel: oneOf(['site', 'app'], value) })}
      >
        {(['site', 'app'] as const).map(named)}
      </Choice>
      <Choice
        label={<FormattedMessage id="admin.try-customer" />}
        value={where.customer ?? ''}
        onValue={(value) => onWhere({ ...where, customer: oneOf(['new', 'returning'], value) })}
      >
        {(['new', 'returning'] as const).map(named)}
      </Choice>
    </>
  );
}

/** Asks what the shop showed. Everything but the result is optional. */
export function TriedForm(props: TriedFormProps): ReactElement {
  const { offer, result, list, language, circumstances, onKeep, onCancel } = props;
  const [where, setWhere] = useState(circumstances);
  const [reason, setReason] = useState<string>('');
  // The assertion is sound: the keys of the table are the currencies of the site.
  const currencies = Object.keys(list.money.minorUnits) as Currency[];
  const usual = (country: Circumstances['country']): Currency =>
    (country && list.money.currencyOf[country]) ?? currencies[0] ?? 'SAR';
  const [totals, setTotals] = useState<Totals>({ before: '', after: '', currency: usual(where.country) });
  const [isWrong, setWrong] = useState(false);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const basket = basketOf(totals, list);
    setWrong(!basket);
    if (!basket) return;
    const found = result === 'failed' ? oneOf(reasons, reason) : undefined;
    const date = isoDay(dayAt(presentInstant(), settings.timeZone));
    onKeep({
      store: offer.store,
      offer: offer.offer,
      date,
      ...where,
      result,
      reason: found,
      ...basket,
    });
  };
  const country = (value: string): void => {
    const chosen = list.countries.find((each) => each.value === value)?.value;
    setWhere({ ...where, country: chosen });
    setTotals({ ...totals, currency: usual(chosen) });
  };
  return (
    <form className={styles.form} onSubmit={keep}>
      {result === 'failed' && (
        <Choice label={<FormattedMessage id="admin.try-reason" />} value={reason} onValue={setReason}>
          {reasons.map((each) => (
            <FormattedMessage key={each} id={`admin.reason-${each}`}>
              {(text) => <option value={each}>{text}</option>}
            </FormattedMessage>
          ))}
        </Choice>
      )}
      <Where where={where} list={list} language={language} onCountry={country} onWhere={setWhere} />
      <BasketFields totals={totals} currencies={currencies} isWrong={isWrong} onTotals={setTotals} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          <FormattedMessage id="admin.try-keep" />
        </Button>
        <Button onClick={onCancel}>
          <FormattedMessage id="admin.try-cancel" />
        </Button>
      </div>
    </form>
  );
}
