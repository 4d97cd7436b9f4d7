import { useEffect, useState } from 'react';
import { approvalPercentage } from '../domain/votes';
import type { OfferView, StorePage } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { useToast } from '../ui/toast-provider';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useOptionalOfferSource, type OfferSource, type Thumb } from './offer-source';
import { importRefused } from './import-refused';
import { css } from './OfferFeedback.styles';

/** The help after the answer "no". */
function Failed({ offer, source }: { readonly offer: OfferView; readonly source: OfferSource }) {
  const { Part: Refused, load } = usePart('Refused', importRefused);
  useEffect(() => void load(), [load]);
  return Refused && <Refused offer={offer} store={source.store} />;
}

interface QuestionProps {
  readonly offer: OfferView;
  readonly source: OfferSource;
  readonly feedback: Exclude<StorePage['feedback'], 'votes' | undefined>;
}

/** "Did it work?" with the answers yes and no. An answer shows a toast; it is neither stored nor sent. */
function Question({ offer, source, feedback }: QuestionProps) {
  const t = useMessages();
  const toast = useToast();
  const [answer, setAnswer] = useState<Thumb>();
  const give = (thumb: Thumb): void => {
    setAnswer(thumb);
    const description = feedback === 'unfinished' ? t('notice.thanks-unfinished-text') : t('notice.thanks-text');
    toast({ title: t('notice.thanks-title'), description, tone: 'good' });
  };
  return (
    <div className={css.root} role="group" aria-label={t('feedback.question')} data-needs-script="">
      <span aria-hidden="true">{t('feedback.question')}</span>
      <Button
        variant="quiet"
        className={css.answer}
        aria-pressed={answer === 'up'}
        onClick={() => give('up')}
        data-replay=""
      >
        <Icon name="thumb-up" />
        {t('feedback.yes')}
      </Button>
      <Button
        variant="quiet"
        className={css.answer}
        aria-pressed={answer === 'down'}
        onClick={() => give('down')}
        data-replay=""
      >
        <Icon name="thumb-down" />
        {t('feedback.no')}
      </Button>
      {answer === 'down' && <Failed offer={offer} source={source} />}
    </div>
  );
}

interface ThumbsProps {
  readonly offer: OfferView;
  readonly source: OfferSource;
}

/** Vote buttons with their counts: one vote per offer and page view. */
function Thumbs({ offer, source }: ThumbsProps) {
  const t = useMessages();
  const toast = useToast();
  const given = source.thumbs[offer.id];
  const count = {
    up: (offer.votes?.up ?? 0) + (given === 'up' ? 1 : 0),
    down: (offer.votes?.down ?? 0) + (given === 'down' ? 1 : 0),
  };
  const give = (thumb: Thumb): void => {
    if (source.vote(offer.id, thumb)) return;
    toast({ title: t('notice.already-voted-title'), description: t('notice.already-voted-text') });
  };
  return (
    <div className={css.root} role="group" aria-label={t('feedback.question')}>
      <span aria-hidden="true">{t('feedback.question')}</span>
      {(['up', 'down'] as const).map((thumb) => (
        <Button
          key={thumb}
          variant="quiet"
          className={css.answer}
          aria-pressed={given === thumb}
          onClick={() => give(thumb)}
          data-needs-script=""
          data-replay=""
          data-vote={thumb}
        >
          <Icon name={`thumb-${thumb}`} />
          <VisuallyHidden>{t(`votes.${thumb}`, { count: count[thumb] })}</VisuallyHidden>
          <span className={css.count} aria-hidden="true">
            {t('votes.count', { count: count[thumb] })}
          </span>
        </Button>
      ))}
      <span data-approval="">
        {count.up + count.down === 0 ? (
          t('votes.none')
        ) : (
          <Bidi>{t('votes.approval', { percent: approvalPercentage(count) })}</Bidi>
        )}
      </span>
      {given === 'down' && <Failed offer={offer} source={source} />}
    </div>
  );
}

/** The feedback controls of an offer, if its page has any. */
export function OfferFeedback({ offer }: { readonly offer: OfferView }) {
  const source = useOptionalOfferSource();
  if (!source?.feedback) return null;
  return source.feedback === 'votes' ? (
    <Thumbs offer={offer} source={source} />
  ) : (
    <Question offer={offer} source={source} feedback={source.feedback} />
  );
}
