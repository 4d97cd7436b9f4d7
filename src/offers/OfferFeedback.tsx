import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { approvalPercentage } from '../domain/votes';
import type { OfferView, StorePage } from '../domain/page-data';
import { usePart } from '../hooks/part';
import { useToast } from '../ui/toast-provider';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useOptionalOfferSource, type OfferSource, type Thumb } from './offer-source';
import { importRefused } from './import-refused';
import { styles } from './OfferFeedback.styles';

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
  const intl = useIntl();
  const toast = useToast();
  const [answer, setAnswer] = useState<Thumb>();
  const give = (thumb: Thumb): void => {
    setAnswer(thumb);
    const description = intl.formatMessage({
      id: feedback === 'unfinished' ? 'notice.thanks-unfinished-text' : 'notice.thanks-text',
    });
    toast({
      title: intl.formatMessage({ id: 'notice.thanks-title' }),
      description,
      tone: 'good',
      opensBelow: thumb === 'down',
    });
  };
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={intl.formatMessage({ id: 'feedback.question' })}
      data-needs-script=""
    >
      <span aria-hidden="true">{intl.formatMessage({ id: 'feedback.question' })}</span>
      {(['up', 'down'] as const).map((thumb) => (
        <Button
          key={thumb}
          variant="quiet"
          className={styles.answer}
          aria-pressed={answer === thumb}
          onClick={() => give(thumb)}
          data-replay=""
        >
          <Icon name={`thumb-${thumb}`} />
          {intl.formatMessage({ id: thumb === 'up' ? 'feedback.yes' : 'feedback.no' })}
        </Button>
      ))}
      {answer === 'down' && <Failed offer={offer} source={source} />}
    </div>
  );
}

interface ThumbsProps {
  readonly offer: OfferView;
  readonly source: OfferSource;
}

/** Vote buttons: one vote per offer and page view. They show the counts after the first vote (product rule R53). */
function Thumbs({ offer, source }: ThumbsProps) {
  const intl = useIntl();
  const toast = useToast();
  const given = source.thumbs[offer.id];
  const count = {
    up: (offer.votes?.up ?? 0) + (given === 'up' ? 1 : 0),
    down: (offer.votes?.down ?? 0) + (given === 'down' ? 1 : 0),
  };
  const hasVotes = count.up + count.down > 0;
  const give = (thumb: Thumb): void => {
    if (source.vote(offer.id, thumb)) return;
    toast({
      title: intl.formatMessage({ id: 'notice.already-voted-title' }),
      description: intl.formatMessage({ id: 'notice.already-voted-text' }),
      opensBelow: given === 'down',
    });
  };
  return (
    <div className={styles.root} role="group" aria-label={intl.formatMessage({ id: 'feedback.question' })}>
      <div className={styles.words}>
        <span aria-hidden="true">{intl.formatMessage({ id: 'feedback.question' })}</span>{' '}
        <span data-approval="">
          {hasVotes ? (
            <Bidi>{intl.formatMessage({ id: 'votes.approval' }, { percent: approvalPercentage(count) })}</Bidi>
          ) : (
            intl.formatMessage({ id: 'votes.none' })
          )}
        </span>
      </div>
      {(['up', 'down'] as const).map((thumb) => (
        <Button
          key={thumb}
          variant="quiet"
          className={styles.answer}
          aria-pressed={given === thumb}
          onClick={() => give(thumb)}
          data-needs-script=""
          data-replay=""
          data-vote={thumb}
        >
          <Icon name={`thumb-${thumb}`} />
          {hasVotes ? (
            <>
              <VisuallyHidden>{intl.formatMessage({ id: `votes.${thumb}` }, { count: count[thumb] })}</VisuallyHidden>
              <span className={styles.count} aria-hidden="true">
                {intl.formatMessage({ id: 'votes.count' }, { count: count[thumb] })}
              </span>
            </>
          ) : (
            intl.formatMessage({ id: thumb === 'up' ? 'feedback.yes' : 'feedback.no' })
          )}
        </Button>
      ))}
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
