import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isUpTo } from '../domain/offers/benefit-figure';
import { onlyMinimum, type Step } from '../domain/offers/ladder';
import type { OfferView } from '../domain/offers/offer-view';
import { useCountry } from '../hooks/country';
import { benefitLine, benefitText, moneyText } from '../offers/facts/benefit';
import { CodeBox } from '../offers/codes/CodeBox';
import { CopyButton } from '../offers/codes/CopyButton';
import { minimumText } from '../offers/facts/minimum-text';
import { OfferAction } from '../offers/codes/OfferAction';
import { useOfferSource } from '../offers/state/offer-source';
import { BidiText } from '../ui/text/Bidi';
import { Button } from '../ui/Button';
import { styles } from './Ladder.styles';

export interface ShownSteps {
  readonly steps: readonly Step[];
  /** The threshold and the saving in the currency of the shopper, where they can be converted. */
  readonly converted: (step: Step) => { readonly from?: string | undefined; readonly saving?: string | undefined };
  readonly best: OfferView | undefined;
  readonly notes: ReadonlyMap<OfferView, readonly string[]>;
  readonly rates: ReactNode;
}

// The number of steps that are visible without expanding the table, and around the marked one.
const visibleSteps = 8;
const stepsAround = 3;

// The longest code for which three columns fit into a narrow window.
const longCode = 9;

/** The text in the currency of the shopper with that of the store below it, or only that of the store. */
function Figure({ own, converted }: { readonly own: string; readonly converted: string | undefined }) {
  return (
    <>
      <BidiText as="span" text={converted ?? own} />
      <BidiText as="small" text={converted && own} />
    </>
  );
}

interface StepRowProps {
  readonly step: Step;
  readonly shown: ShownSteps | undefined;
  readonly isMarked: boolean;
  readonly isFolded: boolean;
}

function StepRow({ step, shown, isMarked, isFolded }: StepRowProps) {
  const intl = useIntl();
  const country = useCountry();
  const { store } = useOfferSource();
  const { offer } = step;
  const { benefit } = offer;
  const one = onlyMinimum(step, country);
  const least = one ? moneyText(one, intl) : minimumText(offer, country, intl);
  const isExact = benefit?.kind === 'amount' && !isUpTo(benefit);
  const gain = benefit && (isExact ? moneyText(benefit, intl) : benefitLine(benefitText(benefit, intl)));
  const { from, saving } = shown?.converted(step) ?? {};
  return (
    <tr
      data-offer={offer.id}
      data-step=""
      data-late={isFolded ? '' : undefined}
      aria-current={isMarked ? 'true' : undefined}
    >
      <th scope="row" className={styles.from}>
        <Figure own={least ?? intl.formatMessage({ id: 'ladder.any-order' })} converted={from} />
        {shown?.notes.get(offer)?.map((note) => (
          <BidiText as="small" key={note} text={note} />
        ))}
      </th>
      <td className={styles.gain}>
        <Figure own={gain ?? offer.title} converted={saving} />
      </td>
      <td data-end="">
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
}

interface LadderTableProps {
  readonly steps: readonly Step[];
  readonly labelledBy: string;
  readonly shown?: ShownSteps;
}

export function LadderTable({ steps, labelledBy, shown }: LadderTableProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const all = shown?.steps ?? steps;
  const hasLongCode = all.some(({ offer: { code = '' } }) => code.length > longCode);
  const marked = all.findIndex(({ offer }) => offer === shown?.best);
  const isLate = (index: number): boolean =>
    marked < 0 ? index >= visibleSteps : index < marked - stepsAround || index > marked + stepsAround;
  const isFolded = !isOpen && all.length > visibleSteps;
  return (
    <div className={styles.steps}>
      <table className={styles.table} aria-labelledby={labelledBy} data-long={hasLongCode ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col" className={styles.from}>
              {intl.formatMessage({ id: 'ladder.from' })}
            </th>
            <th scope="col" className={styles.gain}>
              {intl.formatMessage({ id: 'ladder.saving' })}
            </th>
            <th scope="col" data-end="">
              {intl.formatMessage({ id: 'offers.column-code' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((step, index) => (
            <StepRow
              key={step.offer.id}
              step={step}
              shown={shown}
              isMarked={index === marked}
              isFolded={isFolded && isLate(index)}
            />
          ))}
        </tbody>
      </table>
      {isFolded && (
        <Button variant="secondary" className={styles.all} onClick={() => setOpen(true)} data-needs-script="">
          {intl.formatMessage({ id: 'ladder.all' }, { count: all.length })}
        </Button>
      )}
      {shown?.rates}
    </div>
  );
}
