import { FormattedMessage, useIntl } from 'react-intl';
import { grouped } from '../../domain/language/grouped';
import { activeOffers } from '../../domain/offers/offer-status';
import { sitePath } from '../../domain/pages/paths';
import { addressAt } from '../../domain/pages/sub-id';
import { settings } from '../../generated/settings';
import { useNow } from '../../hooks/clock';
import { usePage } from '../../hooks/page';
import { useLanguage, useSite } from '../../hooks/site';
import { linkTargetOf } from '../state/link-target';
import { useOptionalOfferSource } from '../state/offer-source';
import { PrintCode } from './PrintCode';
import { styles } from './PrintHeader.styles';

/** The deep links of a store's active offers: one QR code for all offers with the same address. */
function AppCodes() {
  const intl = useIntl();
  const page = usePage();
  const now = useNow();
  const source = useOptionalOfferSource();
  if (!source) return null;
  const { store, offers } = source;
  return [...grouped(activeOffers(offers, now), ({ deepLink }) => deepLink)].map(([deepLink, [offer]]) => {
    if (deepLink === undefined || !offer) return null;
    const caption = intl.formatMessage(
      { id: 'qr.printed' },
      { opens: linkTargetOf(offer, store), store: store.name, title: offer.title },
    );
    return <PrintCode key={deepLink} address={addressAt(deepLink, page, 'p')} caption={caption} />;
  });
}

/** The site's name, the address of the page with up-to-date codes, and the links to the store's app. */
export function PrintHeader({ path }: { readonly path: string }) {
  const { name } = useSite();
  const intl = useIntl();
  const language = useLanguage();
  const address = settings.origin + settings.basePath + sitePath(language, path);
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <FormattedMessage id="store.print-hint" tagName="p" />
      </div>
      <PrintCode address={address} caption={intl.formatMessage({ id: 'qr.printed-page' })} />
      <AppCodes />
    </div>
  );
}
