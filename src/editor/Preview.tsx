import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldPath } from '../domain/editing/editor-protocol';
import { languages, type Language } from '../domain/language/language';
import { useEditorContext } from './context';
import { styles } from './Preview.styles';
import { Button } from './Button';
import { Remark } from './Remark';
import { showPlace, type PlaceMessage } from './show-place';
import { Tools } from './Tools';

/** The position of the user in a file: the field and its text. */
export interface Focus {
  readonly path: FieldPath;
  readonly text: string;
}

const widths = { phone: 390, desktop: 1280 } as const;

/** Shows the place of a focus in a frame. A frame with an opaque origin does that itself: see `preview/connect.ts`. */
function showIn(frame: HTMLIFrameElement | null, focus: Focus | undefined): void {
  if (!frame || !focus) return;
  if (frame.contentDocument) showPlace(frame.contentDocument, focus.text);
  else frame.contentWindow?.postMessage({ place: focus.text } satisfies PlaceMessage, '*');
}

/** Scales a page with the width of a device to the available space. */
function useFit(
  frame: RefObject<HTMLIFrameElement | null>,
  area: RefObject<HTMLDivElement | null>,
  width: number,
): void {
  useEffect(() => {
    const around = area.current;
    if (!around) return undefined;
    const fit = (): void => {
      const { style } = frame.current ?? {};
      if (!style) return;
      const scale = Math.min(1, around.clientWidth / width);
      style.inlineSize = `${width}px`;
      style.blockSize = `${100 / scale}%`;
      style.transform = `scale(${scale})`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    return () => observer.disconnect();
  });
}

type Device = keyof typeof widths;

function PreviewTools({
  shown,
  device,
  onShown,
  onDevice,
}: {
  readonly shown: Language;
  readonly device: Device;
  readonly onShown: (language: Language) => void;
  readonly onDevice: (device: Device) => void;
}): ReactElement {
  return (
    <Tools>
      {languages.map((each) => (
        <Button key={each} lang={each} aria-pressed={each === shown} onClick={() => onShown(each)}>
          <FormattedMessage id={each === 'en' ? 'editor.english' : 'editor.arabic'} />
        </Button>
      ))}
      <span className={styles.space} />
      {(['phone', 'desktop'] as const).map((each) => (
        <Button key={each} aria-pressed={each === device} onClick={() => onDevice(each)}>
          <FormattedMessage id={each === 'phone' ? 'editor.phone' : 'editor.desktop'} />
        </Button>
      ))}
    </Tools>
  );
}

/**
 * The real page of the draft in either language, at the width of a phone or a computer, scrolled to the edited text.
 */
export function Preview({ base, focus }: { readonly base: string; readonly focus: Focus | undefined }): ReactElement {
  const { editor, language, around } = useEditorContext();
  const { pages: [page = '/'] = [], findings = [] } = editor.open ?? {};
  const title = useIntl().formatMessage({ id: 'editor.page' });
  const [shown, setShown] = useState<Language>(language);
  const [device, setDevice] = useState<Device>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => setShown(language), [language]);

  const last = focus?.path.at(-1);
  useEffect(() => {
    if (last === 'en' || last === 'ar') setShown(last);
  }, [last]);

  useEffect(() => {
    showIn(frame.current, focus);
  }, [focus]);

  useFit(frame, area, widths[device]);

  const address = around?.pageAddress(page, shown) ?? `${base}/${shown}${page}`;
  return (
    <aside className={styles.root} aria-label={title}>
      <PreviewTools shown={shown} device={device} onShown={setShown} onDevice={setDevice} />
      {/* With errors, the page cannot follow the file. */}
      {findings.some(({ kind }) => kind === 'error') && (
        <Remark tone="note">
          <FormattedMessage id="editor.before-error" />
        </Remark>
      )}
      <div className={styles.frame} data-device={device} ref={area}>
        <iframe
          ref={frame}
          key={address}
          title={title}
          src={address}
          data-editor-preview=""
          // With an opaque origin, what runs in the frame cannot read the storage of the editor.
          sandbox={around && 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'}
          onLoad={({ currentTarget }) => showIn(currentTarget, focus)}
        />
      </div>
    </aside>
  );
}
