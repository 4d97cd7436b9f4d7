import { useIntl } from 'react-intl';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { importWhole } from '../browser/import-whole';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useDialogPart } from '../ui/use-dialog-part';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const importSave = () => importWhole(() => import('./Save'));

interface SaveButtonProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
}

/**
 * "Save", which saves a code on the device and confirms it below (product rule R99). Its code is loaded on the first
 * press.
 */
export function SaveButton({ offer, store }: SaveButtonProps) {
  const intl = useIntl();
  const {
    Part: Save,
    open,
    close,
  } = useDialogPart('Save', importSave, {
    title: intl.formatMessage({ id: 'save.failed-title' }),
    description: intl.formatMessage({ id: 'qr.failed-text' }),
  });
  const { code } = offer;
  if (code === undefined) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={Save !== undefined}
        onClick={Save ? close : open}
        data-needs-script=""
        data-replay=""
      >
        <Icon name="bookmark" />
        {intl.formatMessage({ id: 'save.save' })} <VisuallyHidden>{code}</VisuallyHidden>
      </Button>
      {Save && <Save offer={offer} store={store} code={code} onRemove={close} />}
    </>
  );
}
