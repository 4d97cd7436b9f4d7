import { type IntlShape, useIntl } from 'react-intl';
import type { CompareFile, CompareGroup, Comparison, StoreAnswer } from '../domain/verdict/compare';
import { money } from '../generated/money';
import type { Verdict } from '../domain/verdict/verdict';
import { OutboundLink, PageLink } from '../ui/links/links';
import { CodeBox } from '../offers/codes/CodeBox';
import { CopyButton } from '../offers/codes/CopyButton';
import { CountryNote } from '../offers/facts/CountryNote';
import { OfferAction } from '../offers/codes/OfferAction';
import { OfferParagraph } from '../offers/facts/OfferText';
import { conversionsIn, Rates } from '../offers/rows/Rates';
import { gainTexts } from '../offers/purchase/verdict-text';
import { VerdictFigure } from '../offers/purchase/VerdictFigure';
import { minorMoneyText } from '../offers/facts/money-text';
import { reasonText } from '../offers/purchase/reason-text';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './Compare.styles';

/** The store and upper bound or cashback to name where no price to pay is known; undefined if there is none. */
function figureText({ groups }: Comparison, intl: IntlShape): string | undefined {
  const [first] = groups.find(([group]) => group === 'up-to' || group === 'cashback')?.[1] ?? [];
  const [gain] = first?.verdict.state === 'saves' ? gainTexts(first.verdict, { intl, money }) : [];
  return first && gain && intl.formatMessage({ id: 'compare.answer-figure' }, { store: first.store.name, gain });
}

/** The answer in one sentence. A store is named as the cheapest only if the saving is known. */
function answerText(comparison: Comparison, intl: IntlShape): string {
  const { groups } = comparison;
  const [first] = groups[0]?.[1] ?? [];
  if (first?.verdict.state === 'saves' && first.verdict.group === 'now' && first.verdict.total)
    return intl.formatMessage(
      { id: 'compare.answer-now' },
      { store: first.store.name, total: minorMoneyText(first.verdict.total, { intl, money }) },
    );
  const figure = figureText(comparison, intl);
  const isUnknown = groups.some(([each]) => each === 'unknown');
  if (!isUnknown) return figure ?? intl.formatMessage({ id: 'compare.answer-none' });
  return figure === undefined
    ? intl.formatMessage({ id: 'compare.answer-unknown' })
    : `${figure} ${intl.formatMessage({ id: 'compare.rest-unknown' })}`;
}

function conditionsText(verdict: Exclude<Verdict, { state: 'saves' }>, intl: IntlShape): string {
  if (verdict.state === 'blocked')
    return verdict.reasons.map((reason) => reasonText(reason, { intl, money })).join(' ');
  const [first, ...more] = verdict.questions;
  if (first === 'country' && more.length === 0) return intl.formatMessage({ id: 'compare.choose-country' });
  const questions = verdict.questions
    .map((question) => intl.formatMessage({ id: `compare.question-${question}` }))
    .reduce((list, next) => intl.formatMessage({ id: 'reason.list' }, { list, next }));
  return intl.formatMessage({ id: 'compare.depends-on' }, { questions });
}

interface AnswerRowProps {
  readonly answer: StoreAnswer;
  /** The fragment with the purchase, for the page of the store. */
  readonly fragment: string;
}

function AnswerRow({ answer, fragment }: AnswerRowProps) {
  const { store, offer, verdict } = answer;
  const intl = useIntl();
  return (
    <li className={styles.row} data-store={store.path} data-offer={offer.id}>
      <div className={styles.words}>
        <PageLink to={store.path + fragment} className={styles.store} text={store.name} />
        <OfferParagraph offer={offer} className={styles.offer} text={offer.title} />
        {verdict.state !== 'saves' && <BidiText className={styles.offer} text={conditionsText(verdict, intl)} />}
        {verdict.state !== 'blocked' && <CountryNote offer={offer} says="answer" />}
      </div>
      {verdict.state !== 'blocked' && (
        <>
          {/* The title says what an offer states that has no figure for this amount. */}
          {!(verdict.state === 'saves' && verdict.group === 'unknown') && (
            <VerdictFigure offer={offer} verdict={verdict} />
          )}
          <div className={styles.actions}>
            {offer.code === undefined ? (
              <OfferAction offer={offer} store={store} />
            ) : (
              <>
                <CodeBox code={offer.code} />
                <CopyButton offer={offer} store={store} short />
                <OutboundLink href={offer.url ?? store.url} sponsored className={buttonClass('quiet')}>
                  <Bidi>{intl.formatMessage({ id: 'offer.go-to' }, { store: store.name })}</Bidi>
                  <Icon name="external" />
                  <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
                </OutboundLink>
              </>
            )}
          </div>
        </>
      )}
    </li>
  );
}

const headings = {
  now: 'basket.group-now',
  'up-to': 'basket.group-up-to',
  delivery: 'compare.group-delivery',
  gift: 'compare.group-gift',
  cashback: 'basket.group-cashback',
  depends: 'basket.group-depends',
  unknown: 'basket.group-unknown',
  blocked: 'compare.group-blocked',
} as const satisfies Readonly<Record<CompareGroup, string>>;

export function ComparedStores({
  comparison,
  file,
  fragment,
}: {
  /** Absent while the amount is unknown. */
  readonly comparison: Comparison | undefined;
  readonly file: CompareFile;
  readonly fragment: string;
}) {
  const intl = useIntl();
  return (
    <>
      <p className={styles.answer} role="status">
        {comparison && <Bidi>{answerText(comparison, intl)}</Bidi>}
      </p>
      {comparison?.groups.map(([group, answers]) => (
        <section key={group} data-group={group} aria-labelledby={`compare-${group}`}>
          <h3 id={`compare-${group}`} className={styles.heading}>
            {intl.formatMessage({ id: headings[group] })}
          </h3>
          <ul className={styles.rows}>
            {answers.map((answer) => (
              <AnswerRow key={answer.store.path} answer={answer} fragment={fragment} />
            ))}
          </ul>
        </section>
      ))}
      {comparison && comparison.inactive > 0 && (
        <p className={styles.note} data-inactive="">
          {intl.formatMessage({ id: 'compare.inactive' }, { count: comparison.inactive })}
        </p>
      )}
      {file.more > 0 && (
        <p className={styles.note}>{intl.formatMessage({ id: 'compare.more' }, { count: file.more })}</p>
      )}
      {comparison && (
        <Rates
          conversions={conversionsIn(comparison.groups.flatMap(([, answers]) => answers.map(({ verdict }) => verdict)))}
        />
      )}
    </>
  );
}
