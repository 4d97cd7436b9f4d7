import { useIntl } from 'react-intl';
import type { OfferView } from '../../domain/offers/offer-view';
import type { Verdict } from '../../domain/verdict/verdict-types';
import { money } from '../../generated/money';
import { BidiText } from '../../ui/text/Bidi';
import { figureTexts } from './verdict-text';
import { styles } from './VerdictFigure.styles';

interface VerdictFigureProps {
  readonly offer: Pick<OfferView, 'benefit'>;
  readonly verdict: Exclude<Verdict, { state: 'blocked' }>;
}

/** The figures of a verdict, in the same form wherever verdicts are shown. Renders nothing if no figure is known. */
export function VerdictFigure({ offer, verdict }: VerdictFigureProps) {
  const [main, ...more] = figureTexts(offer, verdict, { intl: useIntl(), money });
  if (main === undefined) return null;
  return (
    <p className={styles.root}>
      <BidiText as="strong" text={main} />{' '}
      {more.map((text) => (
        <BidiText as="span" key={text} text={text} />
      ))}
    </p>
  );
}
