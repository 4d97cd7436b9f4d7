import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OfferOfStore } from '../../domain/offers/offer-view';
import { importWhole } from '../../browser/import-whole';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useDialogPart } from '../../ui/parts/use-dialog-part';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { styles } from './SaveButton.styles';

/** Saves a code, or removes it on the next press (product rule R99). Its code is loaded on the first press. */
export function SaveButton({ offer, store }: OfferOfStore) {
  const intl = useIntl();
  const {
    Part: Save,
    open,
    close,
  } = useDialogPart('Save', () => importWhole(() => import('./Save')), {
    title: intl.formatMessage({ id: 'save.failed-title' }),
    description: intl.formatMessage({ id: 'qr.failed-text' }),
  });
  // Whether the code is saved; undefined while that is not known.
  const [isSaved, setSaved] = useState<boolean>();
  const [isWanted, setWanted] = useState(true);
  const { code } = offer;
  if (code === undefined) return null;
  return (
    <>
      <Button
        variant="quiet"
        className={styles.button}
        aria-pressed={isSaved === true}
        onClick={() => {
          setWanted(isSaved !== true);
          if (!Save) open();
        }}
        data-needs-script=""
        data-replay=""
      >
        <Icon name="bookmark" />
        {intl.formatMessage({ id: isSaved ? 'save.saved' : 'save.save' })} <VisuallyHidden>{code}</VisuallyHidden>
      </Button>
      {Save && <Save offer={offer} store={store} code={code} isWanted={isWanted} onChange={setSaved} onClose={close} />}
    </>
  );
}

interface ShareButtonProps extends OfferOfStore {
  readonly label?: string;
  readonly className?: string;
}

/** "Share", which sends the offer to another person. Its code is loaded on the first press. */
export function ShareButton({ offer, store, label, className = styles.button }: ShareButtonProps) {
  const intl = useIntl();
  const { Part, open, close } = useDialogPart('Share', () => importWhole(() => import('./Share')), {
    title: intl.formatMessage({ id: 'share.failed-title' }),
    description: intl.formatMessage({ id: 'qr.failed-text' }),
  });
  return (
    <>
      <Button variant="quiet" className={className} onClick={open} data-needs-script="" data-replay="">
        <Icon name="share" />
        {label ?? intl.formatMessage({ id: 'share.share' })}
        <VisuallyHidden>{offer.code ?? offer.title}</VisuallyHidden>
      </Button>
      {Part && <Part offer={offer} store={store} onDone={close} />}
    </>
  );
}
