import type { OfferView } from '../domain/page-data';
import { topUp, type Basket, type Judged, type Verdict, type VerdictContext } from '../domain/verdict';
import { useMessages } from '../hooks/messages';
import { benefitLine, benefitText } from '../offers/benefit';
import { CodeBox } from '../offers/CodeBox';
import { CopyButton } from '../offers/CopyButton';
import { GoSlot } from '../offers/GoSlot';
import { OfferAction } from '../offers/OfferAction';
import { OfferText } from '../offers/OfferText';
import { useOfferSource } from '../offers/offer-source';
import { Rates } from '../offers/Rates';
import { minorMoneyText, reasonText } from '../offers/reason-text';
import { TrustLabel } from '../offers/TrustLabel';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { gainTexts, groupOf, offerName, openTexts, type AnswerGroup } from './basket-text';
import { css } from './Basket.styles';

interface AnswerProps {
  readonly answer: Judged;
  readonly context: VerdictContext;
}

/** What is said of an answer: what is paid and taken off, else the benefit, and what it depends on. */
function useAnswerTexts(offer: OfferView, verdict: Exclude<Verdict, { state: 'blocked' }>, context: VerdictContext) {
  const t = useMessages();
  const wording = { t, money: context.money };
  const gain = verdict.state === 'saves' ? verdict : verdict.best;
  const figures = gainTexts(gain, wording);
  const words = offer.benefit && benefitText(offer.benefit, t);
  const benefit = words ? benefitLine(words) : t('offer.benefit-unknown');
  return {
    texts: figures.length > 0 ? figures : [benefit],
    open: verdict.state === 'depends' ? openTexts(verdict.questions, verdict.limits ?? [], wording) : [],
  };
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
  const {
    texts: [main = '', ...more],
    open,
  } = useAnswerTexts(offer, verdict, context);
  return (
    <li className={css.row} data-offer={offer.id}>
      <div className={css.words}>
        <p className={css.figure}>
          <strong>
            <Bidi>{main}</Bidi>
          </strong>{' '}
          {more.map((text) => (
            <span key={text}>
              <Bidi>{text}</Bidi>
            </span>
          ))}
        </p>
        <p>
          <OfferText offer={offer}>{offer.title}</OfferText>
        </p>
        {open.map((text) => (
          <p key={text} className={css.quiet}>
            <Bidi>{text}</Bidi>
          </p>
        ))}
        <TrustLabel offer={offer} />
      </div>
      <div className={css.actions}>
        {offer.code === undefined ? (
          <OfferAction offer={offer} store={store} />
        ) : (
          <>
            <CodeBox code={offer.code} />
            <CopyButton offer={offer} store={store} />
            <GoSlot offer={offer} store={store} hinted />
          </>
        )}
      </div>
    </li>
  );
}

function Row({ answer: { offer, verdict }, context }: AnswerProps) {
  return verdict.state === 'blocked' ? null : <AppliesRow offer={offer} verdict={verdict} context={context} />;
}

/** What is missing to an offer that nothing else refuses, in the currency of the order. */
function missingTo({ verdict }: Judged): number {
  const [reason, ...others] = verdict.state === 'blocked' ? verdict.reasons : [];
  return reason && 'missing' in reason && others.length === 0 ? reason.missing.minor : Infinity;
}

function byMissing(a: Judged, b: Judged): number {
  const [first, second] = [missingTo(a), missingTo(b)];
  return first === second ? 0 : first - second;
}

/** The offers that are refused, folded, each with all its reasons; first those to which least is missing. */
function BlockedOffers({ judged, context }: { readonly judged: readonly Judged[]; readonly context: VerdictContext }) {
  const t = useMessages();
  const wording = { t, money: context.money };
  return (
    <details>
      <summary className={css.summary}>
        {t('basket.group-blocked', { count: judged.length })}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {[...judged].sort(byMissing).map(({ offer, verdict }) => (
          <li key={offer.id} className={css.refused} data-refused={offer.id}>
            <p>
              {offer.code !== undefined && (
                <>
                  <bdi dir="ltr">
                    <code className={css.code}>{offer.code}</code>
                  </bdi>{' '}
                </>
              )}
              <OfferText offer={offer}>{offer.title}</OfferText>
            </p>
            {verdict.state === 'blocked' &&
              verdict.reasons.map((reason) => (
                <p key={reason.kind} className={css.quiet}>
                  <Bidi>{reasonText(reason, wording)}</Bidi>
                </p>
              ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

// The number of rows of a group that are not folded.
const visibleRows = 3;

const headings = {
  now: 'basket.group-now',
  'up-to': 'basket.group-up-to',
  extra: 'basket.group-extra',
  cashback: 'basket.group-cashback',
  unknown: 'basket.group-unknown',
  depends: 'basket.group-depends',
} as const satisfies Readonly<Record<Exclude<AnswerGroup, 'blocked'>, string>>;

interface GroupProps {
  readonly group: keyof typeof headings;
  readonly judged: readonly Judged[];
  readonly context: VerdictContext;
}

function Group({ group, judged, context }: GroupProps) {
  const t = useMessages();
  const row = (answer: Judged) => <Row key={answer.offer.id} answer={answer} context={context} />;
  return (
    <div className={css.group} data-basket-group={group}>
      <h3 className={css.heading}>{t(headings[group])}</h3>
      {group === 'cashback' && <p className={css.quiet}>{t('basket.cashback-first')}</p>}
      <ul>{judged.slice(0, visibleRows).map(row)}</ul>
      {judged.length > visibleRows && (
        <details>
          <summary className={buttonClass('quiet')}>
            {t('offers.show-all')}
            <Icon name="chevron-down" />
          </summary>
          <ul>{judged.slice(visibleRows).map(row)}</ul>
        </details>
      )}
    </div>
  );
}

interface BasketAnswerListProps {
  readonly judged: readonly Judged[];
  readonly basket: Basket;
  readonly context: VerdictContext;
}

/** The answers in groups, what is worth adding, the refused offers, and the rates. */
export function BasketAnswerList({ judged, basket, context }: BasketAnswerListProps) {
  const t = useMessages();
  const { store } = useOfferSource();
  const wording = { t, money: context.money };
  const more = topUp(judged, store, basket, context);
  const blocked = judged.filter(({ verdict }) => verdict.state === 'blocked');
  // The keys of the record are its groups.
  const groups = Object.keys(headings) as (keyof typeof headings)[];
  return (
    <div className={css.answers}>
      {more && (
        <p className={css.more} data-top-up="">
          <Bidi>
            {t('basket.top-up', {
              add: minorMoneyText(more.add, wording),
              saving: minorMoneyText(more.saving, wording),
              offer: offerName(more.offer),
              total: minorMoneyText(more.total, wording),
              before: minorMoneyText(more.before, wording),
            })}
          </Bidi>
        </p>
      )}
      {groups.map((group) => {
        const inGroup = judged.filter(({ verdict }) => groupOf(verdict) === group);
        return inGroup.length > 0 && <Group key={group} group={group} judged={inGroup} context={context} />;
      })}
      {blocked.length > 0 && <BlockedOffers judged={blocked} context={context} />}
      <Rates verdicts={judged.map(({ verdict }) => verdict)} />
      <p className={css.quiet}>{t('basket.order')}</p>
    </div>
  );
}
