import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldPath } from '../domain/editing/editor-protocol';
import { languages, type Language } from '../domain/language/language';
import { useEditorContext } from './context';
import { styles } from './Preview.styles';
import { Button } from './controls/Button';
import { Remark } from './controls/Remark';
import { pageShown, showPlace, whenShown, type PlaceMessage } from './show-place';
import { Tools } from './controls/Tools';

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

function useFit(area: RefObject<HTMLDivElement | null>, width: number): void {
  useEffect(() => {
    const around = area.current;
    if (!around) return undefined;
    const fit = (): void => {
      around.style.setProperty('--width', `${width}px`);
      around.style.setProperty('--scale', String(Math.min(1, around.clientWidth / width)));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    return () => observer.disconnect();
  }, [area, width]);
}

type Device = keyof typeof widths;

/** The shown address: while the page of a new one is empty, the one before; and the handler for a loaded frame. */
function useSeen(
  address: string,
  last: RefObject<HTMLIFrameElement | null>,
): readonly [string, (frame: HTMLIFrameElement) => void] {
  const [seen, setSeen] = useState(address);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent): void => {
      if (data === pageShown && source === last.current?.contentWindow) setSeen(address);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [address, last]);
  const loaded = (frame: HTMLIFrameElement): void => {
    // A frame with an opaque origin sends the message.
    if (!frame.contentDocument) return;
    void whenShown(frame.contentDocument).then(() => {
      if (last.current === frame) setSeen(address);
    });
  };
  return [seen, loaded];
}

/** The page of the draft, at the width of a phone or a computer, scrolled to the edited text. */
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

  useFit(area, widths[device]);

  const address = around?.pageAddress(page, shown) ?? `${base}/${shown}${page}`;
  const [seen, loaded] = useSeen(address, frame);
  return (
    <aside className={styles.root} aria-label={title}>
      <Tools>
        {languages.map((each) => (
          <Button key={each} lang={each} aria-pressed={each === shown} onClick={() => setShown(each)}>
            <FormattedMessage id={each === 'en' ? 'editor.english' : 'editor.arabic'} />
          </Button>
        ))}
        <span className={styles.space} />
        {(['phone', 'desktop'] as const).map((each) => (
          <Button key={each} aria-pressed={each === device} onClick={() => setDevice(each)}>
            <FormattedMessage id={each === 'phone' ? 'editor.phone' : 'editor.desktop'} />
          </Button>
        ))}
      </Tools>
      {/* With errors, the page cannot follow the file. */}
      {findings.some(({ kind }) => kind === 'error') && (
        <Remark tone="note">
          <FormattedMessage id="editor.before-error" />
        </Remark>
      )}
      <div className={styles.frame} data-device={device} ref={area}>
        {[...new Set([seen, address])].map((each) => (
          <iframe
            ref={each === address ? frame : undefined}
            key={each}
            title={title}
            src={each}
            inert={each !== address}
            data-editor-preview=""
            // With an opaque origin, what runs in the frame cannot read the storage of the editor.
            sandbox={around && 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'}
            onLoad={({ currentTarget }) => {
              if (each === address) loaded(currentTarget);
              showIn(currentTarget, focus);
            }}
          />
        ))}
      </div>
    </aside>
  );
}
