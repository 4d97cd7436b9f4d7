import { FormattedMessage, useIntl } from 'react-intl';
import { activeOffers } from '../../domain/offers/offer-status';
import type { OfferView } from '../../domain/offers/offer-view';
import { offersOfSection } from '../../domain/offers/shown-offers';
import { useNow } from '../../hooks/clock';
import { CountryLists } from '../../offers/rows/CountryLists';
import { EndedOffers } from '../../offers/rows/EndedOffers';
import { useOfferSource } from '../../offers/state/offer-source';
import { OfferRows } from '../../offers/rows/OfferRows';
import { OfferTable } from '../../offers/rows/OfferTable';
import { TrustOfList } from '../../offers/facts/TrustOfList';
import { useActiveOffers } from '../../offers/state/use-active-offers';
import { BidiText } from '../../ui/text/Bidi';
import { buttonClass } from '../../ui/Button';
import { Fold } from '../../ui/Fold';
import { useLanguageAttributes } from '../../ui/text/InLanguage';
import { Section } from '../../ui/Section';
import type { SectionProps } from '../section-types';
import { styles } from './OffersSection.styles';

// The number of rows that are visible without expanding the list.
const visibleRows = 12;

/** Offers of the store as the rows of a list or a table, and those that have ended (product rules R14 and R80). */
export function OffersSection({ section }: SectionProps<'offers'>) {
  const { id, heading, intro, layout = 'cards', detail, empty } = section;
  const intl = useIntl();
  const now = useNow();
  const language = useLanguageAttributes();
  const { store, offers: all, fromFeed, featured, sections = [] } = useOfferSource();

  const chosen = offersOfSection(section, all);
  const others = chosen.filter((offer) => offer.id !== featured?.id);
  // Without this, a list could be a section without rows.
  const listed = layout === 'cards' && others.length > 0 ? others : chosen;
  // A table does not repeat the details of offers on the ticket or in a list.
  const isRepeated = (offer: OfferView): boolean =>
    offer.id === featured?.id ||
    sections.some(
      (other) => other.kind === 'offers' && other.layout !== 'table' && offersOfSection(other, all).includes(offer),
    );
  const active = useActiveOffers(listed);
  const ended = fromFeed ? [] : listed;

  // The page of a feed without offers says so once, above its sections.
  if (fromFeed && activeOffers(all, now).length === 0) return null;

  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={styles.offers} {...language}>
        {active.length === 0 && ended.length === 0 && (
          <BidiText text={empty ?? intl.formatMessage({ id: 'offers.none' })} />
        )}
        {active.length > 0 && (
          <TrustOfList offers={active}>
            <CountryLists offers={active} level={3}>
              {(some) =>
                layout === 'table' ? (
                  <OfferTable offers={some} store={store} caption={heading} isRepeated={isRepeated} detail={detail} />
                ) : (
                  <>
                    <OfferRows offers={some.slice(0, visibleRows)} storeOf={() => store} />
                    {some.length > visibleRows && (
                      <Fold
                        className={styles.rest}
                        summary={<FormattedMessage id="offers.show-all" />}
                        summaryClass={buttonClass('secondary')}
                      >
                        <OfferRows offers={some.slice(visibleRows)} storeOf={() => store} />
                      </Fold>
                    )}
                  </>
                )
              }
            </CountryLists>
          </TrustOfList>
        )}
        <EndedOffers offers={ended} detail={layout === 'table' ? detail : undefined} />
      </div>
    </Section>
  );
}
