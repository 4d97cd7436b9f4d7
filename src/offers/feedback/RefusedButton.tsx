import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { OfferOfStore, OfferStore } from '../../domain/offers/offer-view';
import { Button } from '../../ui/Button';
import { useDialogPart } from '../../ui/parts/use-dialog-part';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { importRefused } from './OfferFeedback';

/** "Didn't work?", which shows the help for an offer below it. The help is loaded on the first press. */
export function RefusedButton({ offer, store }: OfferOfStore<OfferStore>) {
  const intl = useIntl();
  const help = useDialogPart('Refused', importRefused, {
    title: intl.formatMessage({ id: 'refused.failed-title' }),
    description: intl.formatMessage({ id: 'refused.failed-text' }),
  });
  const isOpen = help.Part !== undefined;
  const helpId = useId();
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? helpId : undefined}
        onClick={() => (isOpen ? help.close() : help.open())}
        data-needs-script=""
        data-replay=""
      >
        {intl.formatMessage({ id: 'refused.open' })} <VisuallyHidden>{offer.title}</VisuallyHidden>
      </Button>
      {help.Part && (
        <div id={helpId}>
          <help.Part offer={offer} store={store} />
        </div>
      )}
    </>
  );
}
