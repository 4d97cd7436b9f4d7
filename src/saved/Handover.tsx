import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { handoverFragment } from '../domain/saved/handover';
import { savedPath, sitePath } from '../domain/pages/paths';
import type { ShownCode } from '../domain/saved/saved';
import { settings } from '../generated/settings';
import { useCopy } from '../hooks/copy';
import { useLanguage } from '../hooks/site';
import { useOfferMessage, shareText } from '../offers/codes/offer-message';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/toast-provider';
import { styles } from './SavedCodes.styles';

// In characters. Phones can still read a QR code of this length from a screen at the width of a small phone.
const longestAddress = 1000;
const qrSize = 320;

interface HandoverProps {
  readonly shown: readonly ShownCode[];
}

/** The codes are in the fragment, which servers do not see. */
function QrCode({ shown, onClose }: HandoverProps & { readonly onClose: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const page = settings.origin + settings.basePath + sitePath(language, savedPath);
  const codes = shown.filter(({ view }) => view.offer.code !== undefined).map(({ code }) => code);
  const { fragment, count } = handoverFragment(codes, language, longestAddress - page.length);
  return (
    <Dialog title={intl.formatMessage({ id: 'saved.to-phone' })} onClose={onClose}>
      <p>{intl.formatMessage({ id: 'saved.to-phone-text' })}</p>
      {count < codes.length && (
        <p>{intl.formatMessage({ id: 'saved.to-phone-part' }, { count, total: codes.length })}</p>
      )}
      <div className={styles.code}>
        <QRCodeSVG
          value={page + fragment}
          size={qrSize}
          level="L"
          role="img"
          aria-label={intl.formatMessage({ id: 'saved.to-phone-image' })}
        />
      </div>
    </Dialog>
  );
}

/** Transfers the saved codes to a phone, a message or paper (product rule R101). */
export function Handover({ shown }: HandoverProps) {
  const intl = useIntl();
  const toast = useToast();
  const { copy } = useCopy();
  const message = useOfferMessage();
  const text = shown.map(({ view }) => message(view.offer, view.store)).join('\n\n');
  const [open, setOpen] = useState(false);
  const share = async (): Promise<void> => {
    if (await shareText(text)) return;
    if (await copy(text)) toast({ title: intl.formatMessage({ id: 'saved.list-copied' }), tone: 'good' });
    else toast({ title: intl.formatMessage({ id: 'saved.share-failed' }), tone: 'bad' });
  };
  return (
    <div className={styles.tools}>
      {shown.some(({ view }) => view.offer.code !== undefined) && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="phone" />
          {intl.formatMessage({ id: 'saved.to-phone' })}
        </Button>
      )}
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="copy" />
        {intl.formatMessage({ id: 'saved.share' })}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {intl.formatMessage({ id: 'saved.print' })}
      </Button>
      {open && <QrCode shown={shown} onClose={() => setOpen(false)} />}
    </div>
  );
}
