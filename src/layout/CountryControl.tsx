import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { importWhole } from '../loading/import-whole';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useDialogPart } from '../ui/use-dialog-part';

const importChoice = () => importWhole(() => import('./CountryChoice'));

/** The button with the chosen country, which opens the list of countries (product rule R56). The list is loaded on the first press. */
export function CountryControl({ className }: { readonly className: string }) {
  const t = useMessages();
  const code = useCountry();
  const country = code && t(`country-short.${code}`);
  const dialog = useDialogPart('CountryChoice', importChoice, {
    title: t('modal.failed-title'),
    description: t('load-failure.text'),
  });
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        aria-haspopup="dialog"
        aria-label={country && t('country.chosen', { country })}
        onClick={dialog.open}
        data-needs-script=""
        data-replay=""
      >
        <Icon name="map-pin" />
        {country ?? t('country.label')}
      </Button>
      {dialog.Part && <dialog.Part onClose={dialog.close} />}
    </>
  );
}
