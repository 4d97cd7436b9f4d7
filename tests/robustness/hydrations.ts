import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright-core';
import type { Bundle } from '../../generator/site/bundle/bundle';
import { kindTexts, messageFiles } from '../../generator/site/emit/messages';
import { documentPolicy } from '../../generator/site/render/headers';
import { renderPage } from '../../generator/site/render/render';
import { languages } from '../../src/domain/language/language';
import { pageFile, sitePath } from '../../src/domain/pages/paths';
import { launchChromium } from '../support/chromium';
import { contentOf } from '../support/site-content';
import type { PlannedSite } from '../support/site-of';
import type { Contents } from '../generator/support/sample-catalogue';
import { smallBases } from './bases';
import { caseKinds } from './cases';
import { judge, judgedAt } from './judge';
import { mutationsOf } from './mutations';
import { intrusionsIn } from './pages';

/** Cases that people and exports cause, and those that are made to break something. */
const anyCase: fc.Arbitrary<Contents> = fc.oneof(
  ...smallBases.map((base) => mutationsOf(base).map(({ contents }) => contents)),
  ...['mutated YAML', 'changed values', 'hostile texts', 'broken feeds'].flatMap(
    (kind) => caseKinds[kind]?.arbitrary ?? [],
  ),
);

type Files = ReadonlyMap<string, string | Uint8Array>;

/** The code of the site, and its own messages, which small catalogues lack. */
export interface SiteCode {
  readonly code: Bundle;
  readonly messages: PlannedSite['messages'];
}

/** Every file that a browser loads of a site, by its path from the root. */
async function filesOf(site: PlannedSite, { code, messages }: SiteCode): Promise<Files> {
  const content = contentOf({ ...site, messages: new Map([...messages, ...site.messages]) });
  const policy: typeof content.policy = (assets, styles) => documentPolicy(false, assets, ['https:'], styles);
  const renderer = code.createStaticSite(code.assets, { ...content, icons: false, policy });
  return new Map<string, string | Uint8Array>([
    ...code.files(),
    ...site.search.map(({ path, content: text }) => [path, text] as const),
    ...languages.flatMap((language) =>
      [...messageFiles(language, content.texts[language])].map((file) => [file.path, file.content] as const),
    ),
    ...site.pages.flatMap((page) =>
      renderPage(
        page,
        { instant: judgedAt, texts: kindTexts(content.texts[page.language], page.kind, false) },
        renderer,
        site.settings,
      ).files.map((file) => [file.path, file.content] as const),
    ),
  ]);
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
  woff2: 'font/woff2',
};
const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** Keeps the elements of the HTML, in order to find them again after hydration. Runs in the page. */
function keepServed(): void {
  document.addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { served: [...document.querySelectorAll('#root *')] }),
  );
}

/** A browser that opens pages of sites that are in memory only. */
class Looker {
  readonly #complaints: string[] = [];
  #files: Files = new Map();

  private constructor(private readonly page: Page) {}

  static async start(): Promise<Looker> {
    const context: BrowserContext = await (await launchChromium()).newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const looker = new Looker(page);
    await page.clock.setFixedTime(judgedAt);
    await page.addInitScript(keepServed);
    page.on('console', (message) => looker.#complaints.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => looker.#complaints.push(`threw: ${error.message}`));
    await context.route('**', async (route) => {
      const { pathname, hostname } = new URL(route.request().url());
      const path = decodeURI(pathname.slice(1));
      const body = [path, `${path}.html`, `${path}index.html`].flatMap((file) => looker.#files.get(file) ?? [])[0];
      const type = types[/\.(\w+)$/.exec(path)?.[1] ?? 'html'];
      if (route.request().resourceType() === 'image') await route.fulfill(picture);
      else if (hostname === 'site.test' && body !== undefined)
        await route.fulfill({ body: Buffer.from(body), ...(type && { contentType: type }) });
      else {
        looker.#complaints.push(`asked for ${pathname}`);
        await route.abort();
      }
    });
    return looker;
  }

  /** What is wrong with a page of a site after its script has run. */
  async complaintsAt(address: string, files: Files): Promise<readonly string[]> {
    // The former page may still load what the present files lack.
    if (this.#files !== files) await this.page.goto('about:blank');
    this.#files = files;
    this.#complaints.length = 0;
    try {
      await this.page.goto(`https://site.test${address}`);
      await this.page.waitForFunction(() => document.documentElement.dataset.script === 'ready', null, {
        timeout: 60_000,
      });
      const lost = await this.page.evaluate(() =>
        // Set by the script above.
        (Reflect.get(window, 'served') as readonly Element[]).flatMap((each) =>
          each.isConnected ? [] : each.outerHTML,
        ),
      );
      return [...this.#complaints, ...lost.slice(0, 1).map((html) => `replaced ${html.slice(0, 300)}`)];
    } catch (error) {
      return [...this.#complaints, String(error)];
    }
  }

  async stop(): Promise<void> {
    await this.page.context().browser()?.close();
  }
}

/** How to look at pages. */
interface HydrationOptions {
  /** The number of cases whose check finds no error. */
  readonly cases: number;
  readonly seed: number;
  readonly site: SiteCode;
  readonly progress: (done: number, complaint?: string) => void;
}

/** What came of looking at pages. */
interface HydrationSummary {
  readonly good: number;
  readonly pages: number;
  readonly complaints: readonly string[];
}

/**
 * Opens each page that a random edit changes, if the check finds no error, in a browser: its script must accept the
 * HTML as it is.
 */
export async function tryHydrations({
  cases,
  seed,
  site: code,
  progress,
}: HydrationOptions): Promise<HydrationSummary> {
  const looker = await Looker.start();
  const own = new Set([code.code.assets.starter]);
  const seen = new Set<string>();
  const complaints: string[] = [];
  let [good, pages] = [0, 0];
  for (let number = 0; good < cases; number += 1) {
    const [contents] =
      number < smallBases.length ? [smallBases[number] ?? {}] : fc.sample(anyCase, { seed: seed + number, numRuns: 1 });
    const { site } = judge(contents ?? {});
    if (!site) continue;
    good += 1;
    const files = await filesOf(site, code);
    for (const { language, path } of site.pages) {
      const [html = '', data = ''] = ['html', 'json'].map((kind) =>
        Buffer.from(files.get(pageFile(language, path, kind as 'html' | 'json')) ?? '').toString(),
      );
      if (seen.has(data)) continue;
      seen.add(data);
      pages += 1;
      const address = sitePath(language, path);
      const found = [...intrusionsIn(html, own), ...(await looker.complaintsAt(address, files))];
      for (const each of found) {
        complaints.push(`seed ${seed + number}, ${address}: ${each}`);
        progress(good, complaints.at(-1));
      }
    }
    progress(good);
  }
  await looker.stop();
  return { good, pages, complaints };
}
