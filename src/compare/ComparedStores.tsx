import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { ComparedOffer, CompareFile, CompareGroup, Comparison, StoreAnswer } from '../domain/compare';
import type { NamedStore } from '../domain/page-data';
import type { Saves } from '../domain/verdict';
import { money } from '../generated/money';
import { PageLink } from '../ui/links';
import { CodeBox } from '../offers/CodeBox';
import { OfferParagraph } from '../offers/OfferText';
import { Rates } from '../offers/Rates';
import { minorMoneyText, reasonText } from '../offers/reason-text';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { styles } from './Compare.styles';

/** What an offer gives, as far as it is known. */
function gainOf({ verdict }: StoreAnswer): Saves | undefined {
  return verdict.state === 'saves' ? verdict : verdict.state === 'depends' ? verdict.best : undefined;
}

/** The sentence that says the answer: the first thing that is read, and the one that screen readers announce. */
function answerText({ groups }: Comparison, intl: IntlShape): string {
  const [group, [first] = []] = groups[0] ?? [];
  if (!first || (group !== 'now' && group !== 'up-to')) return intl.formatMessage({ id: 'compare.answer-none' });
  const total = gainOf(first)?.total;
  if (!total) return intl.formatMessage({ id: 'basket.best-up-to' }, { offer: first.offer.code ?? first.offer.title });
  const values = { store: first.store.name, total: minorMoneyText(total, { intl, money }) };
  return intl.formatMessage({ id: group === 'now' ? 'compare.answer-now' : 'compare.answer-up-to' }, values);
}

/** What is to be paid, and what is saved. */
function Price({ group, gain }: { readonly group: CompareGroup; readonly gain: Saves }) {
  const intl = useIntl();
  const { total, saving, upTo } = gain;
  const isLeast = upTo === true || group === 'depends';
  return (
    <p className={styles.price}>
      {!total && <strong className={styles.total}>{intl.formatMessage({ id: 'offer.benefit-unknown' })}</strong>}
      {total && (
        <strong className={styles.total}>
          <Bidi>
            {intl.formatMessage(
              { id: isLeast ? 'compare.pay-from' : 'basket.pay' },
              { total: minorMoneyText(total, { intl, money }) },
            )}
          </Bidi>
        </strong>
      )}
      {saving && (
        <span>
          <Bidi>
            {intl.formatMessage(
              {
                id:
                  gain.group === 'cashback'
                    ? isLeast
                      ? 'basket.back-up-to'
                      : 'basket.back'
                    : isLeast
                      ? 'basket.saved-up-to'
                      : 'basket.saved',
              },
              { saving: minorMoneyText(saving, { intl, money }) },
            )}
          </Bidi>
        </span>
      )}
    </p>
  );
}

/** What an offer depends on, or why it does not apply. */
function Conditions({ verdict }: Pick<StoreAnswer, 'verdict'>) {
  const intl = useIntl();
  if (verdict.state === 'saves') return null;
  const text =
    verdict.state === 'blocked'
      ? verdict.reasons.map((reason) => reasonText(reason, { intl, money })).join(' ')
      : intl.formatMessage(
          { id: 'compare.depends-on' },
          {
            questions: verdict.questions
              .map((question) => intl.formatMessage({ id: `compare.question-${question}` }))
              .reduce((list, next) => intl.formatMessage({ id: 'reason.list' }, { list, next })),
          },
        );
  return <BidiText className={styles.offer} text={text} />;
}

function Code({ offer: { code } }: { readonly offer: ComparedOffer }) {
  return code === undefined ? (
    <span className={styles.noCode}>
      <FormattedMessage id="offer.no-code-needed" />
    </span>
  ) : (
    <CodeBox code={code} />
  );
}

interface AnswerRowProps {
  readonly group: CompareGroup;
  readonly answer: StoreAnswer;
  /** The purchase, for the page of the store. */
  readonly fragment: string;
}

function AnswerRow({ group, answer, fragment }: AnswerRowProps) {
  const { store, offer, verdict } = answer;
  const gain = gainOf(answer);
  return (
    <li className={styles.row} data-store={store.path}>
      <div className={styles.words}>
        <PageLink to={store.path + fragment} className={styles.store} text={store.name} />
        <OfferParagraph offer={offer} className={styles.offer} text={offer.title} />
        <Conditions verdict={verdict} />
      </div>
      {gain && <Price group={group} gain={gain} />}
      {verdict.state !== 'blocked' && <Code offer={offer} />}
    </li>
  );
}

/** Stores by name alone. */
function StoreNames({ stores }: { readonly stores: readonly NamedStore[] }) {
  return (
    <ul className={styles.names}>
      {stores.map(({ name, path }) => (
        <li key={path}>
          <PageLink to={path} text={name} />
        </li>
      ))}
    </ul>
  );
}

const headings = {
  now: 'basket.group-now',
  'up-to': 'basket.group-up-to',
  delivery: 'compare.group-delivery',
  gift: 'compare.group-gift',
  cashback: 'basket.group-cashback',
  depends: 'basket.group-depends',
  blocked: 'compare.group-blocked',
} as const satisfies Readonly<Record<CompareGroup, string>>;

interface ComparedStoresProps {
  /** Absent while no amount is known. */
  readonly comparison: Comparison | undefined;
  readonly file: CompareFile;
  /** The fragment with the purchase on the pages of stores. */
  readonly fragment: string;
}

/** The answer in one sentence, then the best answer of each store. */
export function ComparedStores({ comparison, file, fragment }: ComparedStoresProps) {
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
              <AnswerRow key={answer.store.path} group={group} answer={answer} fragment={fragment} />
            ))}
          </ul>
        </section>
      ))}
      {comparison && comparison.withoutFigures.length > 0 && (
        <section data-group="unknown" aria-labelledby="compare-unknown">
          <h3 id="compare-unknown" className={styles.heading}>
            {intl.formatMessage({ id: 'compare.group-unknown' })}
          </h3>
          <StoreNames stores={comparison.withoutFigures} />
        </section>
      )}
      {comparison && comparison.inactive > 0 && (
        <p className={styles.note} data-inactive="">
          {intl.formatMessage({ id: 'compare.inactive' }, { count: comparison.inactive })}
        </p>
      )}
      {file.more > 0 && (
        <p className={styles.note}>{intl.formatMessage({ id: 'compare.more' }, { count: file.more })}</p>
      )}
      {comparison && (
        <Rates verdicts={comparison.groups.flatMap(([, answers]) => answers.map(({ verdict }) => verdict))} />
      )}
    </>
  );
}
