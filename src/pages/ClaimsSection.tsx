import { useIntl } from 'react-intl';
import type { ClaimsSectionView } from '../domain/pages/page-data';
import { grouped } from '../domain/language/grouped';
import { OutboundLink } from '../ui/links/links';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { Section } from '../ui/Section';
import { styles as beside } from '../store-page/sections/Beside.styles';
import { styles } from './ClaimsSection.styles';

/** The claims in the site's texts, by who vouches for them (product rule R73). */
export function ClaimsSection({ section }: { readonly section: ClaimsSectionView }) {
  const intl = useIntl();
  const { id, heading, intro, claims } = section;
  const groups = grouped(claims, ({ source, seen }) =>
    [
      intl.formatMessage({ id: 'claims.source' }, { source }),
      intl.formatMessage({ id: 'claims.seen' }, { date: seen }),
    ].join(' · '),
  );
  return (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      <div className={styles.claims}>
        {[...groups].map(([facts, members]) => (
          <section key={facts} className={styles.group}>
            <BidiText as="h3" className={styles.facts} text={facts} />
            <ul className={styles.list}>
              {members.map(({ id: claim, says, ratings, address, until, reason }) => {
                const words = [
                  // The other words are variants of the first.
                  ...says.slice(0, 1).map((each) => intl.formatMessage({ id: 'claims.quoted' }, { words: each })),
                  ...ratings.map((store) => intl.formatMessage({ id: 'claims.rating' }, { store })),
                ];
                return (
                  <li key={claim}>
                    <BidiText className={styles.words} text={words.join(' · ')} />
                    {(until !== undefined || address !== undefined) && (
                      <p className={styles.source}>
                        {until !== undefined && (
                          <Bidi>{intl.formatMessage({ id: 'claims.until' }, { date: until })}</Bidi>
                        )}
                        {until !== undefined && address !== undefined && ' · '}
                        {address !== undefined && (
                          <OutboundLink href={address}>{intl.formatMessage({ id: 'claims.to-source' })}</OutboundLink>
                        )}
                      </p>
                    )}
                    <BidiText className={styles.source} text={reason} />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
