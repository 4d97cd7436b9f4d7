import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { approvalPercentage } from '../../domain/offers/votes';
import type { StorePage } from '../../domain/pages/page-data';
import type { OfferOfStore, OfferStore } from '../../domain/offers/offer-view';
import { useToast } from '../../ui/toast-provider';
import { Bidi } from '../../ui/text/Bidi';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { styles } from './Answers.styles';
import { useFeedback, type Thumb } from '../state/use-feedback';

interface AnswersProps extends OfferOfStore<OfferStore> {
  readonly feedback: StorePage['feedback'];
  readonly Help: ComponentType<OfferOfStore<OfferStore>>;
}

/** With votes, the answers show the counts after the first vote (product rule R53). */
export function Answers({ offer, store, feedback, Help }: AnswersProps) {
  const intl = useIntl();
  const toast = useToast();
  const { thumb: given, give } = useFeedback(offer, store, feedback);
  // The help opens where the answer was given, not in all places of the offer.
  const [isHelpHere, setHelpHere] = useState(false);
  const isVote = feedback === 'votes';
  const count = {
    up: (offer.votes?.up ?? 0) + (given === 'up' ? 1 : 0),
    down: (offer.votes?.down ?? 0) + (given === 'down' ? 1 : 0),
  };
  const hasVotes = isVote && count.up + count.down > 0;
  const answer = (thumb: Thumb): void => {
    const { isSecond, ...words } = give(thumb);
    setHelpHere(thumb === 'down');
    if (isSecond) toast(words);
    else if (!isVote) toast({ ...words, tone: 'good' });
  };
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={intl.formatMessage({ id: 'feedback.question' })}
      data-needs-script={isVote ? undefined : ''}
    >
      <div className={styles.words}>
        <span aria-hidden="true">{intl.formatMessage({ id: 'feedback.question' })}</span>{' '}
        {isVote && (
          <span data-approval="">
            {hasVotes ? (
              <Bidi>{intl.formatMessage({ id: 'votes.approval' }, { percent: approvalPercentage(count) })}</Bidi>
            ) : (
              intl.formatMessage({ id: 'votes.none' })
            )}
          </span>
        )}
      </div>
      {(['up', 'down'] as const).map((thumb) => (
        <Button
          key={thumb}
          variant="quiet"
          className={styles.answer}
          aria-pressed={given === thumb}
          onClick={() => answer(thumb)}
          data-needs-script=""
          data-replay=""
          data-vote={isVote ? thumb : undefined}
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
      {isHelpHere && given === 'down' && <Help offer={offer} store={store} />}
    </div>
  );
}
