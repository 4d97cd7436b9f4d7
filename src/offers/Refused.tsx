import { useState } from 'react';
import { isUnknown, purchaseWith, refusal, withAnswer, type RefusalResult } from '../domain/refusal';
import type { OfferStore, OfferView, PageData } from '../domain/page-data';
import { answersOf } from '../domain/report-answers';
import { choicesOf } from '../domain/verdict';
import { money } from '../generated/money';
import { ReportPanel } from '../generated/report-panel';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { usePage } from '../hooks/page';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CodeBox } from './CodeBox';
import { CodeCharacters } from './CodeCharacters';
import { CopyButton } from './CopyButton';
import { GoSlot } from './GoSlot';
import { OfferText } from './OfferText';
import { comparableCurrencies } from './refused-currencies';
import { useRefusedAnswers } from './refused-state';
import { factText, limitText, questionText, resultText, stepText, type RefusedWording } from './refused-text';
import { css } from './Refused.styles';
import { RefusedQuestion } from './RefusedQuestion';
import { TrustLabel } from './TrustLabel';
import { WayOn } from './WayOn';

/** The offers of the store of an offer on a page, in their order; a page without a catalogue has this one. */
function offersOn(page: PageData, store: OfferStore, offer: OfferView): readonly OfferView[] {
  if (page.kind === 'home') return page.coupons.offers.filter((each) => each.store === store.slug);
  if (page.kind === 'coupons') return page.offers.filter((each) => each.store === store.slug);
  return 'offers' in page ? page.offers : [offer];
}

/** Why the offer did not work, and what to do about it. */
function Reasons({ result, wording }: { readonly result: RefusalResult; readonly wording: RefusedWording }) {
  const { t } = wording;
  const { facts, limits } = result;
  if (facts.length === 0)
    return (
      <div className={css.reason}>
        <p className={css.fact}>{t('refused.nothing')}</p>
        {limits.map((limit) => (
          <p key={limit.kind}>
            <Bidi>{limitText(limit, wording)}</Bidi>
          </p>
        ))}
      </div>
    );
  return facts.map((fact) => {
    const step = stepText(fact, t);
    return (
      <div key={fact.kind} className={css.reason} data-reason={fact.kind}>
        <p className={css.fact}>
          <Icon name="warning" />
          <span>
            <Bidi>{factText(fact, wording)}</Bidi>
          </span>
        </p>
        {step !== undefined && <p>{step}</p>}
      </div>
    );
  });
}

interface NextProps {
  readonly result: RefusalResult;
  readonly store: OfferStore;
  /** Whether the reader's answers have decided. */
  readonly isAnswered: boolean;
}

/** The next code to try, else other stores. A condition of the store refuses every code, so that nothing else is offered. */
function Next({ result: { facts, isStoreWide, next }, store, isAnswered }: NextProps) {
  const t = useMessages();
  const page = usePage();
  if (isStoreWide) return null;
  if (next?.code !== undefined)
    return (
      <WayOn title={t('refused.next')}>
        <div className={css.next} data-offer={next.id}>
          <p>
            <OfferText offer={next}>{next.title}</OfferText>
          </p>
          <TrustLabel offer={next} />
          <CodeBox code={next.code} />
          <CopyButton offer={next} store={store} />
          <GoSlot offer={next} store={store} hinted />
        </div>
      </WayOn>
    );
  // Other pages do not have all codes of the store.
  if (page.kind !== 'store')
    return (
      <WayOn title={t('refused.elsewhere', { store: store.name })}>
        <PageLink to={store.path} className={buttonClass()}>
          <Bidi>{t('offer.to-store', { store: store.name })}</Bidi>
        </PageLink>
      </WayOn>
    );
  const title =
    isAnswered && facts.length > 0
      ? t('refused.none-fits', { store: store.name })
      : t('refused.no-other', { store: store.name });
  return <WayOn title={title} stores={page.similar ?? []} />;
}

interface RefusedProps {
  /** The offer that did not work. */
  readonly offer: OfferView;
  readonly store: OfferStore;
}

/**
 * The help after the answer that an offer did not work: what is known, the code character by character, at most three questions,
 * then the reason with what to do, or the next code (product rule R85). Only what follows an answer is announced.
 */
export default function Refused({ offer, store }: RefusedProps) {
  const t = useMessages();
  const now = useNow();
  const country = useCountry();
  const offers = offersOn(usePage(), store, offer);
  const { answers, failed, setAnswers } = useRefusedAnswers(offer.id);
  const [isTouched, setTouched] = useState(false);
  const context = { now, timeZone: settings.timeZone, money };
  const { questions, result } = refusal({ offer, offers, store, answers, country, failed, context });
  const wording = { t, now, timeZone: settings.timeZone, money, store: store.name };
  const isKnown = result !== undefined && questions.length === 0 && result.facts.length > 0;
  const open = result ? undefined : questions.at(-1);
  return (
    <div className={css.root} data-refused="" role="group" aria-label={t('refused.label')}>
      {offer.code !== undefined && !isKnown && (
        <div className={css.code}>
          <CodeCharacters code={offer.code} words={t('refused.spelling')} />
          <CopyButton offer={offer} store={store} />
        </div>
      )}
      {questions.map((question) => (
        <RefusedQuestion
          key={question}
          question={question}
          store={store.name}
          choices={choicesOf(offers, store)}
          currencies={comparableCurrencies(offer, store)}
          basket={purchaseWith(answers, offer.id)}
          isUnknown={isUnknown(answers, offer.id, question)}
          onAnswer={(answer) => {
            setTouched(true);
            setAnswers(withAnswer(answers, { offer: offer.id, question, answer }));
          }}
        />
      ))}
      <div className={css.status} role="status">
        {isTouched && (
          <VisuallyHidden as="p">
            {result ? resultText(result, wording) : open && questionText(open, wording)}
          </VisuallyHidden>
        )}
      </div>
      {result && (
        <>
          <Reasons result={result} wording={wording} />
          <Next result={result} store={store} isAnswered={questions.length > 0} />
          <ReportPanel
            kind="no"
            offer={offer}
            store={store}
            answers={answersOf({ ...purchaseWith(answers, offer.id), ...(country && { country }) }, money)}
          />
        </>
      )}
    </div>
  );
}
