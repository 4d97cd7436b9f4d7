import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { FieldPath } from '../domain/editor-protocol';
import { languages, type Language } from '../domain/language';
import { words } from './words';

/** Where the reader is in a file: the field and its text. */
export interface Focus {
  readonly path: FieldPath;
  readonly text: string;
}

const widths = { phone: 390, desktop: 1280 } as const;

/** How many characters of a text find its place on the page. Placeholders are filled in there, so that the text before the first counts. */
const enough = 40;

/** The start of a text as a page shows it: without the signs of Markdown. */
function startOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const [plain = ''] = line.replace(/\*\*|`|^[#>-]+\s*|\[([^\]]*)\]\([^)]*\)/g, '$1').split('{');
  return plain.trim().slice(0, enough);
}

/** The innermost element of a page that shows a text. */
function elementShowing(page: Document, text: string): HTMLElement | undefined {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent?.includes(text) && element && element.getClientRects().length > 0) return element;
  }
  return undefined;
}

/** Brings the place of a text into view, and marks it for a moment. */
function showPlace(page: Document, focus: Focus): void {
  const text = startOf(focus.text);
  const element = text.length > 1 ? elementShowing(page, text) : undefined;
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  element.style.outline = '3px solid #e0a100';
  element.style.outlineOffset = '4px';
  setTimeout(() => {
    element.style.outline = '';
    element.style.outlineOffset = '';
  }, 1500);
}

/** Shows a page as wide as a device in the room that there is. */
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
  language,
  onShown,
  onDevice,
}: {
  readonly shown: Language;
  readonly device: Device;
  readonly language: Language;
  readonly onShown: (language: Language) => void;
  readonly onDevice: (device: Device) => void;
}): ReactElement {
  const text = words[language];
  return (
    <div className="tools">
      {languages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === shown} onClick={() => onShown(each)}>
          {each === 'en' ? text.english : text.arabic}
        </button>
      ))}
      <span className="space" />
      {(['phone', 'desktop'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === device} onClick={() => onDevice(each)}>
          {text[each]}
        </button>
      ))}
    </div>
  );
}

/** The real page of the draft, in either language and at the width of a phone or a computer, at the place that is edited. */
export function Preview({
  base,
  page,
  focus,
  hasErrors,
  language,
}: {
  readonly base: string;
  readonly page: string;
  readonly focus: Focus | undefined;
  /** Whether the page cannot follow the file. */
  readonly hasErrors: boolean;
  readonly language: Language;
}): ReactElement {
  const text = words[language];
  const [shown, setShown] = useState<Language>(language);
  const [device, setDevice] = useState<Device>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);

  const last = focus?.path.at(-1);
  useEffect(() => {
    if (last === 'en' || last === 'ar') setShown(last);
  }, [last]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (focus && page?.body) showPlace(page, focus);
  }, [focus]);

  useFit(frame, area, widths[device]);

  const address = `${base}/${shown}${page === '/' ? '/' : page}`;
  return (
    <aside className="preview" aria-label={text.preview}>
      <PreviewTools shown={shown} device={device} language={language} onShown={setShown} onDevice={setDevice} />
      {hasErrors && <p className="note">{text.beforeError}</p>}
      <div className={`frame ${device}`} ref={area}>
        <iframe
          ref={frame}
          key={address}
          title={text.preview}
          src={address}
          data-editor-preview=""
          onLoad={({ currentTarget }) => {
            if (focus && currentTarget.contentDocument) showPlace(currentTarget.contentDocument, focus);
          }}
        />
      </div>
    </aside>
  );
}
