import { useRef, useState, type ComponentProps } from 'react';
import type { SectionView, StoreSummary } from '../domain/page-data';
import { reportLinks } from '../domain/report';
import { reports } from '../generated/reports';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { useSite } from '../hooks/site';
import { OutboundLink } from '../links/links';
import { importWhole } from '../loading/import-whole';
import { hasModifier } from '../offers/OfferAction';
import { useOfferSource } from '../offers/offer-source';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/toast-provider';
import { useLoadNotice } from '../ui/use-load-notice';
import { css } from './HaveCode.styles';
import { Sections } from './Sections';

const importReport = () => importWhole(() => import('../offers/Report'));

/**
 * The link with which a visitor tells of a code of the store. It opens a window, which is loaded then; without a script it
 * leads to the first channel of the settings.
 */
function HaveCode({ store }: { readonly store: StoreSummary }) {
  const t = useMessages();
  const toast = useToast();
  const withNotice = useLoadNotice();
  const { Part: Report, load } = usePart('Report', importReport);
  const [open, setOpen] = useState(false);
  const waiting = useRef(false);
  const { reports: words } = useSite();
  const [channel] = reports ? reportLinks(reports) : [];
  const show = (): void => {
    if (waiting.current) return;
    waiting.current = true;
    void withNotice(load()).then((loaded) => {
      waiting.current = false;
      if (loaded) setOpen(true);
      else toast({ title: t('modal.failed-title'), description: t('load-failure.text'), tone: 'bad' });
    });
  };
  if (!channel || !words) return null;
  return (
    <div className={css.root}>
      <OutboundLink
        href={channel.href}
        className={buttonClass('secondary')}
        aria-haspopup="dialog"
        data-have-code=""
        data-replay=""
        onClick={(event) => {
          if (hasModifier(event)) return;
          event.preventDefault();
          show();
        }}
      >
        <Icon name="plus" />
        {words.haveCode}
      </OutboundLink>
      {Report && open && <Report store={store} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The sections of a store's page on a site that takes reports, and below them the link with which visitors tell of a code. */
export function SectionsAndReport(props: ComponentProps<typeof Sections<SectionView>>) {
  const { store } = useOfferSource();
  return (
    <>
      <Sections {...props} />
      <HaveCode key={store.slug} store={store} />
    </>
  );
}
