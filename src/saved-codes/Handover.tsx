import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { handoverFragment } from '../domain/handover';
import { savedPath, sitePath } from '../domain/paths';
import type { ShownCode } from '../domain/saved';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useCopy } from '../hooks/copy';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { factTexts } from '../offers/OfferFacts';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/toast-provider';
import { css } from './SavedCodes.styles';

// A phone still reads the code of so many characters from a screen when it is as large as a small phone is wide.
const longestAddress = 1000;
const qrSize = 320;

interface HandoverProps {
  readonly shown: readonly ShownCode[];
}

/** The address that hands the codes to another device. They are in the fragment, which no server sees. */
function QrCode({ shown, onClose }: HandoverProps & { readonly onClose: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const page = settings.origin + settings.basePath + sitePath(language, savedPath);
  const codes = shown.filter(({ view }) => view.offer.code !== undefined).map(({ code }) => code);
  const { fragment, count } = handoverFragment(codes, language, longestAddress - page.length);
  return (
    <Dialog title={t('saved.to-phone')} onClose={onClose}>
      <p>{t('saved.to-phone-text')}</p>
      {count < codes.length && <p>{t('saved.to-phone-part', { count, total: codes.length })}</p>}
      <div className={css.code}>
        <QRCodeSVG value={page + fragment} size={qrSize} level="L" role="img" aria-label={t('saved.to-phone-image')} />
      </div>
    </Dialog>
  );
}

/** The codes as plain text: store, code, title, conditions with the end, and the page of the store. */
function useListText(shown: readonly ShownCode[]): string {
  const t = useMessages();
  const language = useLanguage();
  const now = useNow();
  const root = settings.origin + settings.basePath;
  return shown
    .map(({ view: { offer, store } }) =>
      [
        [store.name, ...(offer.code === undefined ? [] : [offer.code])].join(': '),
        offer.title,
        ...factTexts(offer, now, t),
        ...(offer.terms === undefined ? [] : [offer.terms]),
        root + sitePath(language, store.path),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Takes the saved codes to a phone, into a message, or onto paper (product rule R101). */
export function Handover({ shown }: HandoverProps) {
  const t = useMessages();
  const toast = useToast();
  const { copy } = useCopy();
  const text = useListText(shown);
  const [open, setOpen] = useState(false);
  const share = async (): Promise<void> => {
    if ('share' in navigator) {
      try {
        await navigator.share({ text });
        return;
      } catch (reason) {
        // The visitor has closed the sheet.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
    }
    if (await copy(text)) toast({ title: t('saved.list-copied'), tone: 'good' });
    else toast({ title: t('saved.share-failed'), tone: 'bad' });
  };
  return (
    <div className={css.tools}>
      {shown.some(({ view }) => view.offer.code !== undefined) && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="phone" />
          {t('saved.to-phone')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="copy" />
        {t('saved.share')}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('saved.print')}
      </Button>
      {open && <QrCode shown={shown} onClose={() => setOpen(false)} />}
    </div>
  );
}
