import type { ClaimsSectionView, ClaimView } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { OutboundLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Section } from '../ui/Section';
import { css as beside } from '../store-page/sections/Beside.styles';
import { css } from './ClaimsSection.styles';

function ClaimEntry({ claim }: { readonly claim: ClaimView }) {
  const t = useMessages();
  const { says, ratings, source, address, seen, until, reason } = claim;
  const words = [
    ...says.map((each) => t('claims.quoted', { words: each })),
    ...ratings.map((store) => t('claims.rating', { store })),
  ];
  const facts = [
    t('claims.source', { source }),
    t('claims.seen', { date: seen }),
    ...(until === undefined ? [] : [t('claims.until', { date: until })]),
  ];
  return (
    <li className={css.claim}>
      <p className={css.words}>
        <Bidi>{words.join(' · ')}</Bidi>
      </p>
      <p className={css.source}>
        <Bidi>{facts.join(' · ')}</Bidi>
        {address !== undefined && (
          <>
            {' · '}
            <OutboundLink href={address}>{t('claims.to-source')}</OutboundLink>
          </>
        )}
      </p>
      {reason !== undefined && (
        <p className={css.source}>
          <Bidi>{reason}</Bidi>
        </p>
      )}
    </li>
  );
}

/** What the texts of the site claim, with the sources (product rule R73). */
export function ClaimsSection({ section }: { readonly section: ClaimsSectionView }) {
  const { id, heading, intro, claims } = section;
  return (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      <ul className={css.claims}>
        {claims.map((claim) => (
          <ClaimEntry key={claim.id} claim={claim} />
        ))}
      </ul>
    </Section>
  );
}
