import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isUpTo } from '../domain/benefit-figure';
import { shownMinimum, type Step } from '../domain/ladder';
import { conversionBetween, convert, toMinor } from '../domain/money';
import type { OfferView } from '../domain/page-data';
import type { Currency } from '../generated/data-types';
import { money } from '../generated/money';
import { useCountry } from '../hooks/country';
import { benefitLine, benefitText, moneyText } from '../offers/benefit';
import { CodeBox } from '../offers/CodeBox';
import { CopyButton } from '../offers/CopyButton';
import { minimumText } from '../offers/minimum-text';
import { minorMoneyText } from '../offers/money-text';
import { OfferAction } from '../offers/OfferAction';
import { useOfferSource } from '../offers/offer-source';
import { Rates } from '../offers/Rates';
import { BidiText } from '../ui/BidiText';
import { Button } from '../ui/Button';
import { styles } from './Ladder.styles';

/** How the steps of a ladder are shown. */
export interface ShownSteps {
  readonly currency: Currency;
  /** The offer to mark. */
  readonly best?: OfferView | undefined;
  /** What an offer needs for the order. */
  readonly notes?: ReadonlyMap<OfferView, readonly string[]>;
}

/** A figure in the currency of the shopper, and as the store states it if that differs. */
type Figure = readonly [main: string, original?: string];

// The number of steps that are visible without expanding the table, and around the marked one.
const visibleSteps = 8;
const stepsAround = 3;

// The longest code for which three columns fit into a narrow window.
const longCode = 9;

function useFigures(currency: Currency): Readonly<Record<'from' | 'saving', (step: Step) => Figure>> {
  const intl = useIntl();
  const country = useCountry();
  const wording = { intl, money };
  return {
    from({ offer, minimums: [first, ...others] }) {
      if (!first) return [intl.formatMessage({ id: 'ladder.any-order' })];
      const original = moneyText(first, intl);
      const shown = others.length === 0 && !(first.countries && country === undefined);
      const own = shown ? shownMinimum(first, currency, money) : undefined;
      if (!own) return [minimumText(offer, country, intl) ?? original];
      return first.currency === currency ? [original] : [minorMoneyText(own, wording), original];
    },
    saving({ offer: { benefit, title } }) {
      if (!benefit) return [title];
      const original = benefitLine(benefitText(benefit, intl));
      if (benefit.kind !== 'amount') return [original];
      const most = convert(toMinor(benefit, money), currency, money, Math.floor);
      if (isUpTo(benefit) && (!most || benefit.currency === currency)) return [original];
      if (!most || benefit.currency === currency) return [moneyText(benefit, intl)];
      const saving = minorMoneyText(most, wording);
      return isUpTo(benefit)
        ? [intl.formatMessage({ id: 'basket.saved-up-to' }, { saving }), original]
        : [saving, moneyText(benefit, intl)];
    },
  };
}

interface LadderTableProps extends ShownSteps {
  readonly steps: readonly Step[];
  /** The id of the heading. */
  readonly labelledBy: string;
}

/** The offers of a store by the amount that an order needs, each with its saving and its code. */
export function LadderTable({ steps, labelledBy, currency, best, notes }: LadderTableProps) {
  const intl = useIntl();
  const { store } = useOfferSource();
  const { from, saving } = useFigures(currency);
  const [isOpen, setOpen] = useState(false);
  const hasLongCode = steps.some(({ offer: { code = '' } }) => code.length > longCode);
  const marked = steps.findIndex(({ offer }) => offer === best);
  const isLate = (index: number): boolean =>
    marked < 0 ? index >= visibleSteps : index < marked - stepsAround || index > marked + stepsAround;
  const isFolded = !isOpen && steps.length > visibleSteps;
  const originals = [...new Set(steps.flatMap(({ minimums }) => minimums.map((each) => each.currency)))];
  const others = originals.filter((each) => each !== currency);
  const conversions = others.flatMap((each) => conversionBetween(each, currency, money) ?? []);
  return (
    <div className={styles.steps}>
      <table className={styles.table} aria-labelledby={labelledBy} data-long={hasLongCode ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'ladder.from' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'ladder.saving' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'offers.column-code' })}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            const { offer } = step;
            const [[least, ownLeast], [gain, ownGain]] = [from(step), saving(step)];
            return (
              <tr
                key={offer.id}
                data-offer={offer.id}
                data-step=""
                data-late={isFolded && isLate(index) ? '' : undefined}
                aria-current={index === marked ? 'true' : undefined}
              >
                <th scope="row">
                  <BidiText as="span" text={least} />
                  <BidiText as="small" text={ownLeast} />
                  {notes?.get(offer)?.map((note) => (
                    <BidiText as="small" key={note} text={note} />
                  ))}
                </th>
                <td>
                  <BidiText as="span" text={gain} />
                  <BidiText as="small" text={ownGain} />
                </td>
                <td>
                  <div className={styles.stub}>
                    {offer.code === undefined ? (
                      <OfferAction offer={offer} store={store} />
                    ) : (
                      <>
                        <CodeBox code={offer.code} />
                        <CopyButton offer={offer} store={store} short />
                      </>
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isFolded && (
        <Button variant="secondary" className={styles.all} onClick={() => setOpen(true)} data-needs-script="">
          {intl.formatMessage({ id: 'ladder.all' }, { count: steps.length })}
        </Button>
      )}
      {others.length > conversions.length && <p>{intl.formatMessage({ id: 'ladder.no-rate' })}</p>}
      <Rates conversions={conversions} />
    </div>
  );
}
