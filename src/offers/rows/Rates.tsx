import { useIntl } from 'react-intl';
import type { Conversion } from '../../domain/money/money';
import type { Verdict } from '../../domain/verdict/verdict';
import { useLanguage } from '../../hooks/site';
import { OutboundLink } from '../../ui/links/links';
import { Bidi } from '../../ui/text/Bidi';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { styles } from './Rates.styles';

export function conversionsIn(verdicts: readonly Verdict[]): readonly Conversion[] {
  const all = verdicts.flatMap((verdict) => {
    if (verdict.state === 'blocked')
      return verdict.reasons.flatMap((reason) => ('converted' in reason && reason.converted ? [reason.converted] : []));
    const saves = verdict.state === 'saves' ? verdict : verdict.best;
    return 'converted' in saves && saves.converted ? [saves.converted] : [];
  });
  return [...new Map(all.map((each) => [each.currency, each])).values()];
}

export function Rates({ conversions }: { readonly conversions: readonly Conversion[] }) {
  const intl = useIntl();
  const language = useLanguage();
  return conversions.map(({ currency, rate: { perDollar, since, bank, source } }) => (
    <p key={currency} className={styles.rate} data-rate={currency}>
      <Bidi>
        {intl.formatMessage(
          { id: 'basket.rate' },
          { rate: intl.formatMessage({ id: `money-words.${currency}` }, { amount: perDollar }), year: String(since) },
        )}
      </Bidi>{' '}
      <OutboundLink href={source}>
        {bank[language]}
        <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
      </OutboundLink>
    </p>
  ));
}
