import { useIntl } from 'react-intl';
import type { OfferView } from '../domain/page-data';
import { topUp, type Basket, type Judged, type Verdict, type VerdictContext } from '../domain/verdict';
import { CodeBox } from '../offers/CodeBox';
import { CopyButton } from '../offers/CopyButton';
import { CountryNote } from '../offers/CountryNote';
import { OfferAction } from '../offers/OfferAction';
import { OfferParagraph, OfferText } from '../offers/OfferText';
import { useOfferSource } from '../offers/offer-source';
import { Rates } from '../offers/Rates';
import { minorMoneyText, reasonText } from '../offers/reason-text';
import { TrustLabel } from '../offers/TrustLabel';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { buttonClass } from '../ui/Button';
import { Fold } from '../ui/Fold';
import { VerdictFigure } from '../offers/VerdictFigure';
import { groupOf, offerName, openTexts, type AnswerGroup } from '../offers/verdict-text';
import { styles } from './Basket.styles';

interface AnswerProps {
  readonly answer: Judged;
  readonly context: VerdictContext;
}

function AppliesRow({
  offer,
  verdict,
  context,
}: {
  readonly offer: OfferView;
  readonly verdict: Exclude<Verdict, { state: 'blocked' }>;
  readonly context: VerdictContext;
}) {
  const { store } = useOfferSource();
  const wording = { intl: useIntl(), money: context.money };
  const open = verdict.state === 'depends' ? openTexts(verdict.questions, verdict.limits ?? [], wording) : [];
  return (
    <li className={styles.row} data-offer={offer.id}>
      <div className={styles.words}>
        <VerdictFigure offer={offer} verdict={verdict} />
        <OfferParagraph offer={offer} text={offer.title} />
        {open.map((text) => (
          <BidiText key={text} className={styles.quiet} text={text} />
        ))}
        <CountryNote offer={offer} says="answer" />
        <TrustLabel offer={offer} />
      </div>
      <div className={styles.actions}>
        {offer.code === undefined ? (
          <OfferAction offer={offer} store={store} />
        ) : (
          <>
            <CodeBox code={offer.code} />
            <CopyButton offer={offer} store={store} />
          </>
        )}
      </div>
    </li>
  );
}

function Row({ answer: { offer, verdict }, context }: AnswerProps) {
  return verdict.state === 'blocked' ? null : <AppliesRow offer={offer} verdict={verdict} context={context} />;
}

/**
 * The amount missing to an offer that is refused for no other reason, in the currency of the order; Infinity otherwise.
 */
function missingTo({ verdict }: Judged): number {
  const [reason, ...others] = verdict.state === 'blocked' ? verdict.reasons : [];
  return reason && 'missing' in reason && others.length === 0 ? reason.missing.minor : Infinity;
}

function byMissing(a: Judged, b: Judged): number {
  const [first, second] = [missingTo(a), missingTo(b)];
  return first === second ? 0 : first - second;
}

/** The refused offers with all their reasons, in a fold. Those with the smallest missing amount come first. */
function BlockedOffers({ judged, context }: { readonly judged: readonly Judged[]; readonly context: VerdictContext }) {
  const intl = useIntl();
  const wording = { intl, money: context.money };
  return (
    <Fold
      summary={intl.formatMessage({ id: 'basket.group-blocked' }, { count: judged.length })}
      summaryClass={styles.summary}
    >
      <ul>
        {[...judged].sort(byMissing).map(({ offer, verdict }) => (
          <li key={offer.id} className={styles.refused} data-refused={offer.id}>
            <p>
              {offer.code !== undefined && (
                <>
                  <bdi dir="ltr">
                    <code className={styles.code}>{offer.code}</code>
                  </bdi>{' '}
                </>
              )}
              <OfferText offer={offer}>{offer.title}</OfferText>
            </p>
            {verdict.state === 'blocked' &&
              verdict.reasons.map((reason) => (
                <BidiText key={reason.kind} className={styles.quiet} text={reasonText(reason, wording)} />
              ))}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

// The number of rows of a group that are visible without expanding it.
const visibleRows = 3;

const headings = {
  now: 'basket.group-now',
  'up-to': 'basket.group-up-to',
  extra: 'basket.group-extra',
  cashback: 'basket.group-cashback',
  depends: 'basket.group-depends',
  unknown: 'basket.group-unknown',
} as const satisfies Readonly<Record<Exclude<AnswerGroup, 'blocked'>, string>>;

interface GroupProps {
  readonly group: keyof typeof headings;
  readonly judged: readonly Judged[];
  readonly context: VerdictContext;
}

function Group({ group, judged, context }: GroupProps) {
  const intl = useIntl();
  const row = (answer: Judged) => <Row key={answer.offer.id} answer={answer} context={context} />;
  return (
    <div className={styles.group} data-basket-group={group}>
      <h3 className={styles.heading}>{intl.formatMessage({ id: headings[group] })}</h3>
      {group === 'cashback' && <p className={styles.quiet}>{intl.formatMessage({ id: 'basket.cashback-first' })}</p>}
      <ul>{judged.slice(0, visibleRows).map(row)}</ul>
      {judged.length > visibleRows && (
        <Fold summary={intl.formatMessage({ id: 'offers.show-all' })} summaryClass={buttonClass('quiet')}>
          <ul>{judged.slice(visibleRows).map(row)}</ul>
        </Fold>
      )}
    </div>
  );
}

interface BasketAnswerListProps {
  readonly judged: readonly Judged[];
  readonly basket: Basket;
  readonly context: VerdictContext;
}

/** The verdicts in groups, what is worth adding, the refused offers, and the rates. */
export function BasketAnswerList({ judged, basket, context }: BasketAnswerListProps) {
  const intl = useIntl();
  const { store } = useOfferSource();
  const wording = { intl, money: context.money };
  const more = topUp(judged, store, basket, context);
  const blocked = judged.filter(({ verdict }) => verdict.state === 'blocked');
  // The assertion is sound: the keys of the record are its groups.
  const groups = Object.keys(headings) as (keyof typeof headings)[];
  return (
    <div className={styles.answers}>
      {more && (
        <p className={styles.more} data-top-up="">
          <Bidi>
            {intl.formatMessage(
              { id: 'basket.top-up' },
              {
                add: minorMoneyText(more.add, wording),
                saving: minorMoneyText(more.saving, wording),
                offer: offerName(more.offer),
                total: minorMoneyText(more.total, wording),
                before: minorMoneyText(more.before, wording),
              },
            )}
          </Bidi>
        </p>
      )}
      {groups.map((group) => {
        const inGroup = judged.filter(({ verdict }) => groupOf(verdict) === group);
        return inGroup.length > 0 && <Group key={group} group={group} judged={inGroup} context={context} />;
      })}
      {blocked.length > 0 && <BlockedOffers judged={blocked} context={context} />}
      <Rates verdicts={judged.map(({ verdict }) => verdict)} />
      <p className={styles.quiet}>{intl.formatMessage({ id: 'basket.order' })}</p>
    </div>
  );
}
