import { useIntl } from 'react-intl';
import type { ClaimsSectionView, ClaimView } from '../domain/page-data';
import { OutboundLink } from '../ui/links';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { Section } from '../ui/Section';
import { styles as beside } from '../store-page/sections/Beside.styles';
import { styles } from './ClaimsSection.styles';

function ClaimEntry({ claim }: { readonly claim: ClaimView }) {
  const intl = useIntl();
  const { says, ratings, source, address, seen, until, reason } = claim;
  const words = [
    ...says.map((each) => intl.formatMessage({ id: 'claims.quoted' }, { words: each })),
    ...ratings.map((store) => intl.formatMessage({ id: 'claims.rating' }, { store })),
  ];
  const facts = [
    intl.formatMessage({ id: 'claims.source' }, { source }),
    intl.formatMessage({ id: 'claims.seen' }, { date: seen }),
    ...(until === undefined ? [] : [intl.formatMessage({ id: 'claims.until' }, { date: until })]),
  ];
  return (
    <li className={styles.claim}>
      <BidiText className={styles.words} text={words.join(' · ')} />
      <p className={styles.source}>
        <Bidi>{facts.join(' · ')}</Bidi>
        {address !== undefined && (
          <>
            {' · '}
            <OutboundLink href={address}>{intl.formatMessage({ id: 'claims.to-source' })}</OutboundLink>
          </>
        )}
      </p>
      <BidiText className={styles.source} text={reason} />
    </li>
  );
}

/** The claims in the site's texts and their sources (product rule R73). */
export function ClaimsSection({ section }: { readonly section: ClaimsSectionView }) {
  const { id, heading, intro, claims } = section;
  return (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <ClaimEntry key={claim.id} claim={claim} />
        ))}
      </ul>
    </Section>
  );
}
