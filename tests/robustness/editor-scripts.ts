import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startEditor, type EditorServer } from '../support/editor-server';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { Chance } from '../support/random';

/** A typed word that occurs in no other text. */
interface TypedWord {
  readonly word: string;
  /** The open file. */
  readonly file: string;
  /** The window in which it was typed. */
  readonly page: Page;
  /** Whether a later action has removed it: undo, discard, or the removal of its entry. */
  isTakenBack: boolean;
}

/** The findings of a script. */
export interface ScriptResult {
  readonly seed: number;
  readonly acts: readonly string[];
  readonly typed: number;
  /** Words that are neither in a file or draft, nor reported on the screen as lost. */
  readonly lost: readonly string[];
  /** Exceptions of the page, failed actions, and words that are in a file more than once. */
  readonly problems: readonly string[];
}

/** The edited stores with their names in both languages. */
const stores = { namshi: /Namshi|نمشي/, noon: /Noon|نون/, ubuy: /Ubuy|يوباي/, temu: /Temu|تيمو/ } as const;

type StoreSlug = keyof typeof stores;

// `Object.keys` loses the literal keys.
const slugs = Object.keys(stores) as readonly StoreSlug[];

const fileOf = (slug: StoreSlug): string => `data/stores/${slug}.yaml`;

/** Fields in which words are typed. */
const textFields = 'main :is(textarea, input:not([type]))';

/** A pause in milliseconds within which a late change of focus would happen. */
const longPause = 4500;

/** An undo step covers at most the text typed into one field without a pause. */
const wordsOfOneStep = 2;

/** A project with its editor, in which scripts run one after the other. */
export class EditorUnderTest {
  private constructor(
    private readonly copy: ProjectCopy,
    private server: EditorServer,
    private readonly context: BrowserContext,
  ) {}

  static async start(browser: Browser): Promise<EditorUnderTest> {
    const copy = copyProject({}, { ownCache: true });
    // One context for all scripts keeps the browser's cache of the editor's modules.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    return new EditorUnderTest(copy, await startEditor(copy.root), context);
  }

  async stop(): Promise<void> {
    await this.context.close();
    await this.server.stop();
    this.copy.remove();
  }

  /** Runs the script of a seed: random acts of a person in one or two windows. */
  async run(seed: number): Promise<ScriptResult> {
    const script = new Script(seed, this.context, {
      address: () => `${this.server.page}#token=${this.server.token}`,
      kill: async () => {
        const { port } = this.server;
        await this.server.stop('SIGKILL');
        return async () => {
          this.server = await startEditor(this.copy.root, 'edit', port);
        };
      },
      textOf: async (path) => String((await this.server.call('open', { path })).json.text ?? ''),
      savedTextOf: (path) => this.copy.read(path),
    });
    try {
      return await script.run();
    } finally {
      await this.closeWindows();
      await this.discardAll();
    }
  }

  /** Closes the windows of a script and removes what the editor has stored in the browser. */
  private async closeWindows(): Promise<void> {
    const page = await this.context.newPage();
    const session = await this.context.newCDPSession(page);
    for (const other of this.context.pages()) if (other !== page) await other.close();
    const { origin } = new URL(this.server.page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await page.close();
  }

  private async discardAll(): Promise<void> {
    const { files: all } = (await this.server.call('state')).json as {
      readonly files: readonly { readonly path: string; readonly draft?: string }[];
    };
    for (const { path, draft } of all) if (draft !== undefined) await this.server.call('discard', { path });
  }
}

/** The number of parallel scripts: most of their time is pauses of a person. */
const sideBySide = 2;

/** Runs the scripts of several seeds in a browser, in parallel. */
export async function tryScripts({
  scripts,
  seed,
  progress = () => undefined,
}: {
  readonly scripts: number;
  readonly seed: number;
  /** Called after each script with its complaints. */
  readonly progress?: (done: number, complaint: string | undefined) => void;
}): Promise<{ readonly scripts: number; readonly typed: number; readonly complaints: readonly string[] }> {
  const browser = await launchChromium();
  const editors = await Promise.all(Array.from({ length: sideBySide }, () => EditorUnderTest.start(browser)));
  const results: ScriptResult[] = [];
  const complaints: string[] = [];
  let next = seed;
  try {
    await Promise.all(
      editors.map(async (editor) => {
        while (next < seed + scripts) {
          next += 1;
          const result = await editor.run(next - 1);
          results.push(result);
          const isGood = result.lost.length === 0 && result.problems.length === 0;
          const complaint = isGood ? undefined : JSON.stringify(result, undefined, 1);
          if (complaint !== undefined) complaints.push(complaint);
          progress(results.length, complaint);
        }
      }),
    );
  } finally {
    await Promise.all(editors.map((editor) => editor.stop()));
    await browser.close();
  }
  return {
    scripts: results.length,
    typed: results.reduce((sum, { typed }) => sum + typed, 0),
    complaints,
  };
}

interface Server {
  readonly address: () => string;
  /** Kills the server and returns a function that restarts it. */
  readonly kill: () => Promise<() => Promise<void>>;
  /** The text of a file with its unsaved changes. */
  readonly textOf: (path: string) => Promise<string>;
  /** The text of a file on disk. */
  readonly savedTextOf: (path: string) => string;
}

class Script {
  private readonly chance: Chance;
  private readonly words: TypedWord[] = [];
  private readonly acts: string[] = [];
  private readonly problems: string[] = [];
  private readonly windows: Page[] = [];
  /** Patterns of URLs that the windows do not load. */
  private blocked: readonly string[] = [];

  constructor(
    private readonly seed: number,
    private readonly context: BrowserContext,
    private readonly server: Server,
  ) {
    this.chance = new Chance(seed);
  }

  async run(): Promise<ScriptResult> {
    const count = this.chance.share() < 0.5 ? 1 : 2;
    // The preview takes most of the time of a script, so three of four scripts block it.
    if (this.chance.share() < 0.75) this.blocked = ['*/en/*', '*/ar/*'];
    const length = 5 + this.chance.below(5);
    for (let index = 0; index < count + length; index += 1) {
      const next = index < count ? this.openWindow() : this.act(this.chance.pick(this.windows));
      await next.catch((error: unknown) => this.problems.push(`${this.acts.at(-1)}: ${String(error)}`));
    }
    const lost = (await this.missing()).map(({ word, file }) => `${word} in ${file}`);
    this.problems.push(...(await this.doubled()));
    return { seed: this.seed, acts: this.acts, typed: this.words.length, lost, problems: this.problems };
  }

  private note(page: Page, act: string): void {
    this.acts.push(`${this.windows.indexOf(page) + 1}: ${act}`);
  }

  private async openWindow(): Promise<void> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(60_000);
    // A route of Playwright would disable the browser's cache.
    const session = await this.context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: [...this.blocked] });
    page.on('pageerror', ({ message, stack }) => {
      // The preview requests its modules and data while the server is down, and is reloaded later.
      const isOfPreview =
        message.startsWith('Failed to fetch dynamically imported module') || stack?.includes('/browser/json.ts');
      if (!isOfPreview) this.problems.push(stack || message);
    });
    page.on('dialog', (dialog) => void dialog.accept());
    this.windows.push(page);
    await page.goto(this.server.address());
    await this.openFile(page, this.chance.pick(slugs));
  }

  private async openFile(page: Page, slug: StoreSlug): Promise<void> {
    this.note(page, `open ${slug}`);
    await page.locator('nav button', { hasText: stores[slug] }).first().click();
    await page.waitForURL((url) => url.hash === `#${fileOf(slug)}`);
    await page.locator('main h2', { hasText: stores[slug] }).waitFor();
  }

  /** The file in a window: the header of a form shows only its title. */
  private fileIn(page: Page): string {
    return new URL(page.url()).hash.slice(1);
  }

  private async act(page: Page): Promise<void> {
    const acts: readonly (readonly [weight: number, act: () => Promise<void>])[] = [
      [8, () => this.type(page)],
      [5, () => this.add(page)],
      [2, () => this.move(page)],
      [2, () => this.fold(page)],
      [1, () => this.remove(page)],
      [2, () => this.openFile(page, this.chance.pick(slugs))],
      [1, () => this.switchLanguage(page)],
      [1, () => this.undo(page)],
      [1, () => this.save(page)],
      [1, () => this.discard(page)],
      [1, () => this.reload(page)],
      [1, () => this.killServer(page)],
      [2, () => this.wait(page)],
    ];
    await this.chance.weighted(acts)();
  }

  /** Types a word at the end of the focused field, at the pace of a person. */
  private async typeWord(page: Page): Promise<void> {
    const word = `w${this.seed}x${this.words.length}q`;
    const file = this.fileIn(page);
    this.words.push({ word, file, page, isTakenBack: false });
    await page.keyboard.press('End');
    await page.keyboard.press('Control+End');
    for (const key of ` ${word}`) {
      await page.keyboard.type(key);
      await page.waitForTimeout(30 + this.chance.share() * 90);
    }
  }

  /**
   * Types two words, sometimes with a long pause between them. The second goes to the element that has the focus then.
   */
  private async typeWords(page: Page): Promise<void> {
    await this.typeWord(page);
    if (this.chance.share() < 0.3) {
      this.note(page, 'pause before the next word');
      await page.waitForTimeout(longPause);
    }
    await this.typeWord(page);
  }

  private async type(page: Page): Promise<void> {
    const field = this.chance.pick(await page.locator(textFields).elementHandles());
    // The response to an earlier action can make the form shorter.
    if (!(await field.isVisible())) return;
    this.note(page, `type into ${await field.getAttribute('id')}`);
    await field.click();
    await this.typeWords(page);
  }

  private async add(page: Page): Promise<void> {
    const buttons = await page.locator('main button[id$="/+"]').all();
    if (buttons.length === 0) return;
    const button = this.chance.pick(buttons);
    this.note(page, `add at ${await button.getAttribute('id')}`);
    await button.focus();
    await page.keyboard.press('Enter');
    const takesText = await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, textFields);
    if (takesText) await this.typeWords(page);
    else if (await button.evaluate((element) => element === document.activeElement))
      this.problems.push(`${this.acts.at(-1)}: the focus stays on the button`);
  }

  private async move(page: Page): Promise<void> {
    const buttons = await page.locator('main button[id$=":down"]').all();
    if (buttons.length === 0) return;
    this.note(page, 'move an entry down');
    await this.chance.pick(buttons).click();
  }

  private async fold(page: Page): Promise<void> {
    const heads = await page.locator('main button[aria-expanded]').all();
    if (heads.length === 0) return;
    this.note(page, 'fold or unfold an entry');
    await this.chance.pick(heads).click();
  }

  private async remove(page: Page): Promise<void> {
    const heads = await page.locator('main li[id$=":body"] > :has(> button:last-child)').all();
    if (heads.length === 0) return;
    this.note(page, 'remove an entry');
    const head = this.chance.pick(heads);
    const entry = head.locator('..');
    const fold = head.locator('button[aria-expanded="false"]');
    if ((await fold.count()) > 0) await fold.click();
    const values = await entry
      .locator('input, textarea')
      .evaluateAll((fields: (HTMLInputElement | HTMLTextAreaElement)[]) => fields.map(({ value }) => value));
    await this.takesBack(page, () => head.locator('> button:last-child').click(), {
      request: 'edit',
      content: '"kind":"remove"',
      mayLose: (word) => values.some((value) => value.includes(word)),
    });
  }

  /**
   * Performs an action that removes words, waits for the response to its request, and finds out which words are gone. It
   * may only remove those in `mayLose`.
   */
  private async takesBack(
    page: Page,
    act: () => Promise<void>,
    {
      request: name,
      content = '',
      mayLose,
    }: {
      /** The name of the request that the action causes. */
      readonly request: string;
      /** A part of its body, if an earlier action may still send a request of that name. */
      readonly content?: string;
      readonly mayLose: (word: string) => boolean;
    },
  ): Promise<void> {
    const file = this.fileIn(page);
    const before = await this.missing(file);
    for (const { word } of before) this.problems.push(`${this.acts.at(-1)}: ${word} was lost before`);
    for (const word of before) word.isTakenBack = true;
    const [request] = await Promise.all([
      page.waitForRequest(
        (sent) => sent.url().endsWith(`/__edit/${name}`) && (sent.postData() ?? '').includes(content),
      ),
      act(),
    ]);
    await request.response();
    for (const word of await this.missing(file, 1)) {
      if (!mayLose(word.word)) this.problems.push(`${this.acts.at(-1)}: ${word.word} is lost with it`);
      word.isTakenBack = true;
    }
  }

  private async switchLanguage(page: Page): Promise<void> {
    this.note(page, 'switch the language');
    await page.locator('header button[lang]').click();
  }

  private async undo(page: Page): Promise<void> {
    const button = page.locator('main :has(> h2) button').first();
    if ((await button.getAttribute('aria-disabled')) === 'true') return;
    this.note(page, 'undo');
    const file = this.fileIn(page);
    // The last step is that of the window whose words were the last to arrive at the server.
    const last = this.windows.flatMap((own) =>
      this.words.filter((each) => each.page === own && each.file === file && !each.isTakenBack).slice(-wordsOfOneStep),
    );
    await this.takesBack(page, () => button.click(), {
      request: 'undo',
      mayLose: (word) => last.some((each) => each.word === word),
    });
  }

  private async save(page: Page): Promise<void> {
    const button = page.locator('header button[aria-disabled]');
    if ((await button.getAttribute('aria-disabled')) === 'true') return;
    this.note(page, 'save');
    await button.click();
    const dialog = page.locator('dialog');
    // The other window may have discarded the only change.
    await dialog
      .locator('pre[role="region"], fieldset, p:not([data-tone="quiet"])')
      .first()
      .waitFor({ state: 'attached' });
    const anyway = dialog.locator('label:not(fieldset label) input');
    if ((await dialog.locator('[data-tone="problem"]').count()) > 0 && (await anyway.count()) > 0)
      await anyway.last().check();
    // All changes may have been undone, so that there is nothing to save.
    const hasLines = (await dialog.locator('pre[role="region"]').count()) > 0;
    if (hasLines) await dialog.locator('button').last().click();
    else await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => page.keyboard.press('Escape'));
  }

  private async discard(page: Page): Promise<void> {
    const button = page.locator('main :has(> h2) button').nth(2);
    if ((await button.getAttribute('aria-disabled')) === 'true') return;
    this.note(page, 'discard');
    const saved = this.server.savedTextOf(this.fileIn(page));
    await this.takesBack(page, () => button.click(), {
      request: 'discard',
      mayLose: (word) => !saved.includes(word),
    });
  }

  private async reload(page: Page): Promise<void> {
    this.note(page, 'reload');
    await page.reload();
    await page.locator('main h2').waitFor();
  }

  private async killServer(page: Page): Promise<void> {
    this.note(page, 'kill the server, type, start it again');
    const start = await this.server.kill();
    const field = page.locator(textFields);
    if ((await field.count()) > 0 && this.chance.share() < 0.7) {
      await this.chance.pick(await field.all()).click();
      await this.typeWord(page);
    }
    await start();
    for (const own of this.windows) {
      await own.goto('about:blank');
      await own.goto(this.server.address());
      await this.openFile(own, this.chance.pick(slugs));
    }
  }

  private async wait(page: Page): Promise<void> {
    const time = this.chance.share() * 4500;
    this.note(page, `wait ${Math.round(time)} ms`);
    await page.waitForTimeout(time);
  }

  /** The lost words of a file, or of all files. Words in transit are waited for: up to a minute, as a busy machine needs. */
  private async missing(only?: string, attempts = 240): Promise<readonly TypedWord[]> {
    for (let attempt = 1; ; attempt += 1) {
      const places = [
        ...(await Promise.all(slugs.map((slug) => this.server.textOf(fileOf(slug))))),
        ...(await Promise.all(this.windows.map((page) => page.getByRole('alert').allInnerTexts()))).flat(),
      ];
      const missing = this.words.filter(
        ({ word, file, isTakenBack }) =>
          !isTakenBack && (only === undefined || file === only) && !places.some((text) => text.includes(word)),
      );
      if (missing.length === 0 || attempt === attempts) return missing;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** The words that are in a file more than once. */
  private async doubled(): Promise<readonly string[]> {
    const texts = await Promise.all(slugs.map((slug) => this.server.textOf(fileOf(slug))));
    return this.words.flatMap(({ word, file }) =>
      texts.some((text) => text.split(word).length > 2) ? [`${word} is in ${file} more than once`] : [],
    );
  }
}
