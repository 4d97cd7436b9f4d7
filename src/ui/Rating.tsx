import { useIntl } from 'react-intl';
import { BidiText } from './text/Bidi';
import { styles } from './Rating.styles';
import { VisuallyHidden } from './VisuallyHidden';

interface RatingProps {
  /** Out of 5. */
  readonly score: number;
  /** The number of ratings; without it, only the score is shown. */
  readonly count?: number;
  /** true if `count` is a lower bound. */
  readonly atLeast?: boolean | undefined;
}

const steps = [1, 2, 3, 4, 5] as const;

export function Rating({ score, count, atLeast = false }: RatingProps) {
  const intl = useIntl();
  const shown = intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.root}>
      <span className={styles.stars} aria-hidden="true">
        {steps.map((step) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, which read the text below
          <svg
            key={step}
            className={styles.star}
            viewBox="0 0 24 24"
            data-fill={score >= step - 0.25 ? 'full' : score >= step - 0.75 ? 'half' : 'none'}
          >
            <path className={styles.empty} d={star} />
            <path className={styles.filled} d={star} />
          </svg>
        ))}
      </span>
      <VisuallyHidden>{intl.formatMessage({ id: 'ui.rating-name' }, { score: shown })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.score}>
        {shown}
      </span>
      {count !== undefined && (
        <BidiText
          as="span"
          className={styles.count}
          text={intl.formatMessage({ id: atLeast ? 'ui.rating-count-at-least' : 'ui.rating-count' }, { count })}
        />
      )}
    </span>
  );
}

const star = 'M12 2.8l2.84 5.86 6.36.92-4.6 4.55 1.08 6.42L12 17.5l-5.68 3.05 1.08-6.42-4.6-4.55 6.36-.92z';
