import { useMessages } from '../hooks/messages';
import { Bidi } from './Bidi';
import { classNames } from './class-names';
import { css } from './Rating.styles';
import { VisuallyHidden } from './VisuallyHidden';

interface RatingProps {
  /** Out of 5. */
  readonly score: number;
  /** The number of ratings; without it, only the score is shown. */
  readonly count?: number;
  /** true if `count` is a lower bound. */
  readonly atLeast?: boolean | undefined;
  readonly className?: string | undefined;
}

const steps = [1, 2, 3, 4, 5] as const;

/** A score as stars and as a number. */
export function Rating({ score, count, atLeast = false, className }: RatingProps) {
  const t = useMessages();
  return (
    <span className={classNames(css.root, className)}>
      <span className={css.stars} aria-hidden="true">
        {steps.map((step) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: the stars are hidden from screen readers, which read the text below
          <svg
            key={step}
            className={css.star}
            viewBox="0 0 24 24"
            data-fill={score >= step - 0.25 ? 'full' : score >= step - 0.75 ? 'half' : 'none'}
          >
            <path className={css.empty} d={star} />
            <path className={css.filled} d={star} />
          </svg>
        ))}
      </span>
      <VisuallyHidden>{t('ui.rating-name', { score })}</VisuallyHidden>
      <span aria-hidden="true" className={css.score}>
        {t('ui.rating-score', { score })}
      </span>
      {count !== undefined && (
        <span className={css.count}>
          <Bidi>{t(atLeast ? 'ui.rating-count-at-least' : 'ui.rating-count', { count })}</Bidi>
        </span>
      )}
    </span>
  );
}

const star = 'M12 2.8l2.84 5.86 6.36.92-4.6 4.55 1.08 6.42L12 17.5l-5.68 3.05 1.08-6.42-4.6-4.55 6.36-.92z';
