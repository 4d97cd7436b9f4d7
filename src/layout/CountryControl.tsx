import { useIntl } from 'react-intl';
import { useCountry } from '../hooks/country';
import { importWhole } from '../browser/import-whole';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useDialogPart } from '../ui/parts/use-dialog-part';

/** The list of countries is loaded on the first press (product rule R56). */
export function CountryControl({ className }: { readonly className: string }) {
  const intl = useIntl();
  const code = useCountry();
  const country = code && intl.formatMessage({ id: `country-short.${code}` });
  const dialog = useDialogPart('CountryChoice', () => importWhole(() => import('./CountryChoice')), {
    title: intl.formatMessage({ id: 'modal.failed-title' }),
    description: intl.formatMessage({ id: 'load-failure.text' }),
  });
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        aria-haspopup="dialog"
        aria-label={country && intl.formatMessage({ id: 'country.chosen' }, { country })}
        onClick={dialog.open}
        data-needs-script=""
        data-replay=""
      >
        <Icon name="map-pin" />
        {country ?? intl.formatMessage({ id: 'country.label' })}
      </Button>
      {dialog.Part && <dialog.Part onClose={dialog.close} />}
    </>
  );
}
