import { Disclosure, DisclosureLine } from '../generated/legal';
import { useSite } from '../hooks/site';
import { Icon } from '../ui/Icon';
import { css } from './AffiliateDisclosure.styles';

/**
 * The line that says how the site may earn, with its full text one press away. It is next to the first link of a page or
 * window that may earn (product rule R78).
 */
export function AffiliateDisclosure() {
  const { disclosure, disclosureLine } = useSite();
  return (
    <details className={css.root} data-disclosure="">
      <summary className={css.line}>
        <span>
          <DisclosureLine>{disclosureLine}</DisclosureLine>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <p className={css.text}>
        <Disclosure>{disclosure}</Disclosure>
      </p>
    </details>
  );
}
