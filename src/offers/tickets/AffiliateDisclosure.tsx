import { Disclosure, DisclosureLine } from '../../generated/legal';
import { useSite } from '../../hooks/site';
import { Fold } from '../../ui/Fold';
import { PageLink } from '../../ui/links/links';
import { styles } from './AffiliateDisclosure.styles';

/** Next to the first link of a page or window that may earn; a press shows the full text (product rule R78). */
export function AffiliateDisclosure() {
  const { disclosure, disclosureLine, aboutLinks } = useSite();
  return (
    <Fold
      className={styles.root}
      data-disclosure=""
      summary={
        <span>
          <DisclosureLine>{disclosureLine}</DisclosureLine>
        </span>
      }
      summaryClass={styles.line}
    >
      <p className={styles.text}>
        <Disclosure>{disclosure}</Disclosure> {aboutLinks && <PageLink to={aboutLinks.path} text={aboutLinks.name} />}
      </p>
    </Fold>
  );
}
