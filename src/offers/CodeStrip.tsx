import type { OfferView, StoreSummary } from '../domain/page-data';
import { PageLink, PlaceContext } from '../ui/links';
import { LogoTile } from '../ui/LogoTile';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CodeBox } from './CodeBox';
import { styles } from './CodeStrip.styles';
import { CopyButton } from './CopyButton';
import { CountryNote } from './CountryNote';
import { GoSlot } from './GoSlot';
import { OfferAction } from './OfferAction';
import { TrustLabel } from './TrustLabel';

interface CodeStripProps {
  /** An active offer. */
  readonly offer: OfferView;
  readonly code: string;
  readonly store: StoreSummary;
}

/** A code in as little space as possible: the store's logo, the code, and the actions. */
export function CodeStrip({ offer, code, store }: CodeStripProps) {
  const strip = (
    <div
      className={styles.strip}
      role="group"
      aria-label={offer.title}
      data-offer={offer.id}
      data-kind="code"
      data-state="active"
      data-hue={store.hue}
    >
      <CountryNote offer={offer} says="answer" />
      <div className={styles.code}>
        <PageLink to={store.path} className={styles.store}>
          <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" loading="eager" />
          <VisuallyHidden>{store.name}</VisuallyHidden>
        </PageLink>
        <CodeBox code={code} />
      </div>
      <div className={styles.row}>
        <CopyButton offer={offer} store={store} />
        <OfferAction offer={offer} store={store} />
      </div>
      <div className={styles.state}>
        <TrustLabel offer={offer} />
      </div>
      <div className={styles.row}>
        <GoSlot offer={offer} store={store} hinted />
      </div>
    </div>
  );
  return <PlaceContext value="b">{strip}</PlaceContext>;
}
