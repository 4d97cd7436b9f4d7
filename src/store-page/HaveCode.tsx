import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { SectionView } from '../domain/pages/page-data';
import type { StoreSummary } from '../domain/offers/offer-view';
import { reportLinks } from '../domain/trust/report';
import { reports } from '../generated/reports';
import { useSite } from '../hooks/site';
import { OutboundLink } from '../ui/links/links';
import { importWhole } from '../browser/import-whole';
import { hasModifier } from '../offers/codes/OfferAction';
import { useOfferSource } from '../offers/state/offer-source';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useDialogPart } from '../ui/parts/use-dialog-part';
import { styles } from './HaveCode.styles';
import { Sections } from './Sections';

/** It opens a window, which is loaded then; without scripts it links to the first channel of the settings. */
function HaveCode({ store }: { readonly store: StoreSummary }) {
  const intl = useIntl();
  const dialog = useDialogPart('Report', () => importWhole(() => import('../offers/feedback/Report')), {
    title: intl.formatMessage({ id: 'modal.failed-title' }),
    description: intl.formatMessage({ id: 'load-failure.text' }),
  });
  const { reports: words } = useSite();
  const [channel] = reports ? reportLinks(reports) : [];
  if (!channel || !words) return null;
  return (
    <div className={styles.root}>
      <OutboundLink
        href={channel.href}
        className={buttonClass('secondary')}
        aria-haspopup="dialog"
        data-have-code=""
        data-replay=""
        onClick={(event) => {
          if (hasModifier(event)) return;
          event.preventDefault();
          dialog.open();
        }}
      >
        <Icon name="plus" />
        {words.haveCode}
      </OutboundLink>
      {dialog.Part && <dialog.Part store={store} onClose={dialog.close} />}
    </div>
  );
}

export function SectionsAndReport(props: ComponentProps<typeof Sections<SectionView>>) {
  const { store } = useOfferSource();
  return (
    <>
      <Sections {...props} />
      <HaveCode key={store.slug} store={store} />
    </>
  );
}
