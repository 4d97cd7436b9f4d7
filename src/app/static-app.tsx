import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { dayAt, type Instant } from '../domain/calendar';
import { sitePath } from '../domain/paths';
import { settings } from '../generated/settings';
import { App } from './App';
import { constantPart, passingPart, type DocumentPart } from './document-bytes';
import type { Screen } from './load';
import type { ReadWords, Words } from './page-words';

/** The HTML of the app, to be used before the next is made. */
export interface RenderedApp {
  readonly parts: readonly DocumentPart[];
  /** The words that occur in any of them. */
  readonly words: Words;
}

/** Gives the HTML of the app on a screen, as seen at an instant. */
export type RenderApp = (screen: Screen, instant: Instant) => RenderedApp;

type Frame = NonNullable<Parameters<typeof App>[0]['Frame']>;

const refuse = (error: Error): never => {
  throw error;
};

function render({ page, ...screen }: Screen, instant: Instant, Frame?: Frame): string {
  return renderToString(
    <StaticRouter basename={settings.basePath} location={settings.basePath + sitePath(page.language, page.path)}>
      <App screen={{ page, ...screen }} start={instant} onMessageError={refuse} {...(Frame && { Frame })} />
    </StaticRouter>,
  );
}

/** Renders the app whole: what every other way has to equal. */
export function wholeApp(read: ReadWords): RenderApp {
  return (screen, instant) => {
    const html = passingPart(render(screen, instant));
    return { parts: [html], words: read(html) };
  };
}

// Control characters, which validation refuses in every text.
const cut = '\u0001';
const otherAddress = '\u0002';

/** A page without anything on it. */
function Nothing() {
  return cut;
}

/**
 * The place of the page in the shell without the shell. React numbers the elements that name others by their place in
 * the tree, so the page has to be the fourth of five here too.
 */
function Gap({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {null}
      {null}
      {cut}
      <>{children}</>
      {cut}
    </>
  );
}

interface RenderedShell {
  readonly begin: DocumentPart;
  /** What stands between the link to the other language and the page. */
  readonly middle: DocumentPart;
  readonly end: DocumentPart;
  readonly words: Words;
}

/**
 * Renders the shell once for all pages on which it is the same, and of each page only what is its own. What of the
 * shell depends on the page: the link to the other language, the header's link that leads to the page itself, and the year.
 * `tests/site/rendered-pages.test.ts` compares every page with `wholeApp`.
 */
export function spliceApp(read: ReadWords): RenderApp {
  const renderWhole = wholeApp(read);
  const shells = new Map<string, RenderedShell>();
  const shellOf = ({ page, bundle }: Screen, instant: Instant): RenderedShell => {
    const isInHeader = bundle.site.navigation.some(({ to }) => to === page.path);
    const key = [page.language, dayAt(instant, settings.timeZone).year, isInHeader ? page.path : ''].join(' ');
    const known = shells.get(key);
    if (known) return known;
    const html = render({ page: { ...page, switchTo: otherAddress }, Template: Nothing, bundle }, instant);
    const [begin, middle, end, ...more] = html.split(
      new RegExp(`${otherAddress}|(?<=<main[^>]*><div>)${cut}(?=</div></main>)`),
    );
    if (begin === undefined || middle === undefined || end === undefined || more.length > 0)
      throw new Error('The shell is not in three parts.');
    const shell = {
      begin: constantPart(begin),
      middle: constantPart(middle),
      end: constantPart(end),
      words: read(constantPart(html)),
    };
    shells.set(key, shell);
    return shell;
  };
  return (screen, instant) => {
    // What React asks for ahead of a page, such as its first picture, comes before everything.
    const [ahead, own, tail, ...more] = render(screen, instant, Gap).split(cut);
    if (ahead === undefined || own === undefined || tail === undefined || more.length > 0)
      return renderWhole(screen, instant);
    const { begin, middle, end, words } = shellOf(screen, instant);
    const html = passingPart(own.slice('<div>'.length, -'</div>'.length));
    return { parts: [ahead, begin, screen.page.switchTo, middle, html, end], words: read(html, words) };
  };
}
