import type { Language } from '../../src/domain/language/language';
import { unsteadyServer } from '../support/unsteady-server';
import { words } from '../support/words';
import type { Engine, Tab } from './engine';

const patience = 10_000;

/** Waits until a condition is true. */
async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + patience;
  let refusal: unknown;
  while (Date.now() < deadline) {
    try {
      if (await holds()) return;
    } catch (error) {
      // A navigation may be in progress.
      refusal = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Never came true: ${what}`, { cause: refusal });
}

/** Waits until an expression is true in the page. */
function until(tab: Tab, expression: string): Promise<void> {
  return eventually(async () => (await tab.evaluate(expression)) === true, expression);
}

const text = (value: string): string => JSON.stringify(value);

/** Scrolls to an element until it rests: distant parts are laid out when they come near, and move it. */
async function bringToMiddle(tab: Tab, selector: string): Promise<void> {
  let last: unknown;
  await eventually(async () => {
    const place = await tab.evaluate(
      `(() => { const element = document.querySelector(${text(selector)}); element.scrollIntoView({ block: 'center', behavior: 'instant' }); return element.getBoundingClientRect().top; })()`,
    );
    const rests = place === last;
    last = place;
    return rests;
  }, `${selector} rests`);
}

const shows = (selector: string): string =>
  `[...document.querySelectorAll(${text(selector)})].some((each) => each.checkVisibility())`;
const says = (selector: string, words: string): string =>
  `[...document.querySelectorAll(${text(selector)})].some((each) => each.innerText.replace(/\\s+/g, ' ').includes(${text(words)}))`;
const path = (value: string): string => `decodeURI(location.pathname) === ${text(value)}`;

/** Starts recording the errors of a page. */
async function recordFaults(tab: Tab): Promise<void> {
  await tab.evaluate(`(() => {
    const faults = window.faults = [];
    addEventListener('error', (event) => faults.push(String(event.message ?? event.target)), true);
    addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
    document.addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective + ' ' + event.blockedURI));
  })()`);
}

/** Opens a URL, waits until the page is interactive, and starts recording its errors. */
async function openPage(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await until(tab, `document.documentElement.dataset.script === 'ready'`);
  await recordFaults(tab);
}

/** The recorded errors of the page. */
async function expectNoFaults(tab: Tab): Promise<void> {
  const faults = await tab.evaluate('window.faults');
  if (!Array.isArray(faults) || faults.length > 0) throw new Error(`The page complains: ${JSON.stringify(faults)}`);
}

const notice = '[data-toast]';

async function dismissNotice(tab: Tab): Promise<void> {
  await tab.click(`${notice} button`);
  await until(tab, `!document.querySelector(${text(notice)})`);
}

/** Expects that a code is copied, or selected if the browser refuses, and that the notice says which. */
async function expectCopied(tab: Tab, language: Language, code: string): Promise<void> {
  const copied = words(language, 'notice.code-copied-title');
  const byHand = words(language, 'notice.copy-refused-title');
  await until(tab, `${says(notice, copied)} || (${says(notice, byHand)} && String(getSelection()) === ${text(code)})`);
  await dismissNotice(tab);
}

/** The main actions of a visitor, as steps that run in every engine. */
export const flows: Readonly<Record<string, (engine: Engine, site: string, language: Language) => Promise<void>>> = {
  async 'lets a visitor open a store, vote, copy a code, open the modal and the QR code, and go to the store'(
    engine,
    site,
    language,
  ) {
    const tab = await engine.tab(1280, 900);
    await openPage(tab, `${site}/${language}/stores`);
    await tab.evaluate(`document.documentElement.dataset.marked = ''`);
    await tab.click(`main a[href="/${language}/store/temu"]`);
    await until(tab, `${path(`/${language}/store/temu`)} && ${shows('#codes [data-offer]')}`);
    // Client navigation has opened the page in the right direction.
    await until(
      tab,
      `'marked' in document.documentElement.dataset && getComputedStyle(document.body).direction === ${text(language === 'ar' ? 'rtl' : 'ltr')}`,
    );

    const ticket = 'main article[data-offer="alb121108"]';
    await tab.click(`${ticket} [data-vote="up"]`);
    await until(
      tab,
      `document.querySelector(${text(`${ticket} [data-vote="up"]`)}).ariaPressed === 'true' && ${says(`${ticket} [data-approval]`, words(language, 'votes.approval', { percent: 100 }))}`,
    );
    await tab.click(`${ticket} [data-vote="down"]`);
    await until(tab, says(notice, words(language, 'notice.already-voted-title')));
    await dismissNotice(tab);

    await tab.click(`${ticket} button[data-replay]`);
    await expectCopied(tab, language, 'alb121108');

    await tab.click(`${ticket} a[aria-haspopup="dialog"]`);
    await until(
      tab,
      `${shows('dialog:modal code')} && document.querySelector('dialog code').innerText === 'alb121108'`,
    );
    await tab.click('dialog button[class]:not([aria-label])');
    await expectCopied(tab, language, 'alb121108');
    await tab.press('Escape');
    await until(tab, `!document.querySelector('dialog') && document.activeElement.matches(${text(`${ticket} a`)})`);

    await tab.click(`${ticket} button[aria-haspopup="dialog"]`);
    await until(
      tab,
      `${shows('dialog:modal svg[role="img"]')} && Math.round(document.querySelector('dialog svg[role="img"]').getBoundingClientRect().width) === 256`,
    );
    await tab.press('Escape');
    await until(tab, `!document.querySelector('dialog')`);

    await tab.click(`${ticket} a[aria-haspopup="dialog"]`);
    await until(tab, shows('dialog:modal a[target="_blank"]'));
    const before = await engine.openTabs();
    await tab.click('dialog:modal a[target="_blank"]');
    await until(tab, `!document.querySelector('dialog')`);
    // The window opens at once; its event follows later.
    await eventually(async () => (await engine.openTabs()) === before + 1, '"Go to store" opens a tab');
    await expectNoFaults(tab);
  },

  async 'answers which code is best for a basket, why one was refused, and where the basket costs least'(
    engine,
    site,
    language,
  ) {
    const tab = await engine.tab(390, 844);
    await openPage(tab, `${site}/${language}/store/iherb`);
    await tab.click('#basket input');
    await until(tab, `document.querySelector('[data-basket-answer]') !== null`);
    await tab.type('50');
    await tab.press('Enter');
    await until(
      tab,
      `document.querySelector('[data-basket-answer]').innerText !== '' && location.hash.startsWith('#basket=50')`,
    );
    const ticket = '#active-codes [data-offer="25hnm20"]';
    await tab.click(`${ticket} summary`);
    await tab.click(`${ticket} [data-vote="down"]`);
    await until(tab, `${shows(`${ticket} [data-refused=""]`)} && location.hash.startsWith('#basket=50')`);
    await expectNoFaults(tab);

    await openPage(tab, `${site}/${language}/compare#general-marketplace=300SAR`);
    await until(tab, `document.querySelector('[data-compare] [role="status"]')?.innerText.length > 0`);
    await until(tab, shows('[data-compare] [data-store] a'));
    await expectNoFaults(tab);
  },

  async 'lets a visitor search by keyboard, switch the language and go back'(engine, site, language) {
    const tab = await engine.tab(1280, 900);
    await openPage(tab, `${site}/${language}/about`);
    await tab.click('#header-search');
    await tab.type({ en: 'iher', ar: 'نون' }[language]);
    await until(tab, `document.querySelectorAll('[role="option"]').length === 1`);
    await tab.press('Enter');
    const found = { en: '/store/iherb', ar: '/store/noon' }[language];
    await until(
      tab,
      `${path(`/${language}${found}`)} && ${shows('main article code')} && document.querySelector('#header-search').value === ''`,
    );
    const other = { en: 'ar', ar: 'en' }[language];
    await tab.click(`header a[hreflang="${other}"]`);
    await until(
      tab,
      `${path(`/${other}${found}`)} && document.documentElement.lang === ${text(other)} && getComputedStyle(document.body).direction === ${text(other === 'ar' ? 'rtl' : 'ltr')}`,
    );
    await tab.evaluate('history.back()');
    await until(tab, `${path(`/${language}${found}`)} && document.documentElement.lang === ${text(language)}`);
    await expectNoFaults(tab);
  },

  async 'lets a visitor on a phone open the menu, follow a link, raise a notice and open a question'(
    engine,
    site,
    language,
  ) {
    const tab = await engine.tab(390, 844);
    await openPage(tab, `${site}/${language}/`);
    await until(tab, `document.documentElement.scrollWidth <= innerWidth && !${shows('header nav a')}`);
    await tab.click('header button[aria-controls]');
    await until(tab, shows('header nav a'));
    await tab.click(`header nav a[href="/${language}/all-coupons"]`);
    await until(tab, `${path(`/${language}/all-coupons`)} && !${shows('header nav a')} && scrollY === 0`);
    await bringToMiddle(tab, 'footer button');
    await tab.click('footer button');
    await until(tab, says(notice, words(language, 'notice.not-implemented')));
    await dismissNotice(tab);
    await expectNoFaults(tab);
    await openPage(tab, `${site}/${language}/store/noon`);
    await bringToMiddle(tab, 'main details[name] summary');
    await tab.click('main details[name] summary');
    await until(tab, `document.querySelector('main details[name]').open && ${shows('main details[name] > div')}`);
    await expectNoFaults(tab);
  },

  async 'restores a page after a visit to another document and still responds'(engine, site, language) {
    const tab = await engine.tab(1280, 900);
    const store = `/${language}/store/temu`;
    await openPage(tab, site + store);
    const vote = '#codes [data-offer="acs729490"] [data-vote="up"]';
    const voteAndLeave = async (): Promise<void> => {
      // The row is open again if the page was reloaded.
      if (!(await tab.evaluate(shows(vote)))) await tab.click('#codes [data-offer="acs729490"] summary');
      await tab.click(vote);
      await until(tab, `document.querySelector(${text(vote)}).getAttribute('aria-pressed') === 'true'`);
      // Not awaited: it ends the document.
      await tab.evaluate(
        `(addEventListener('pageshow', ({ persisted }) => { window.kept = persisted; }), window.left = true, setTimeout(() => { location.href = '/${language}/stores'; }), true)`,
      );
      await until(tab, `${path(`/${language}/stores`)} && document.readyState === 'complete'`);
      await tab.evaluate('(setTimeout(() => history.back()), true)');
      await until(tab, `${path(store)} && document.documentElement.dataset.script === 'ready'`);
      await until(tab, 'window.kept === true || window.left === undefined');
    };
    await voteAndLeave();
    // An engine under load may drop a page: only one that is never kept is a fault.
    for (let drops = 0; engine.keepsPages && drops < 2 && (await tab.evaluate('window.kept')) !== true; drops += 1) {
      // The page was reloaded.
      await recordFaults(tab);
      await voteAndLeave();
    }
    // With the back/forward cache the page is shown as it was left; without it the page is reloaded, and votes start
    // again.
    if (engine.keepsPages) {
      await until(tab, 'window.kept === true');
      await until(tab, `document.querySelector(${text(vote)}).getAttribute('aria-pressed') === 'true'`);
      await expectNoFaults(tab);
    }
    await tab.click('main a[aria-haspopup="dialog"]');
    await until(tab, shows('dialog[open]'));
    await tab.press('Escape');
    await until(tab, `!${shows('dialog[open]')}`);
  },

  async 'shows a saved code at every address while the server does not respond'(engine, site, language) {
    const server = await unsteadyServer(site);
    try {
      const tab = await engine.tab(1280, 900);
      await openPage(tab, `${server.url}/${language}/store/temu`);
      const ticket = 'main article[data-offer="alb121108"]';
      await until(
        tab,
        `(() => {
          for (const details of document.querySelectorAll('main details')) details.open = true;
          const buttons = [...document.querySelectorAll(${text(`${ticket} button`)})];
          const save = buttons.find((each) => each.innerText.includes(${text(words(language, 'save.save'))}));
          save?.setAttribute('data-test', 'save');
          return save !== undefined;
        })()`,
      );
      await tab.click('[data-test="save"]');
      await until(tab, `navigator.serviceWorker.controller?.state === 'activated'`);
      server.behaviour = 'closes';
      for (const address of [`/${language}/store/temu`, `/${language}/`, `/${language}/saved`]) {
        // Not awaited: it ends the document.
        await tab.evaluate(`(setTimeout(() => { location.href = ${text(address)}; }), true)`);
        await until(
          tab,
          `${path(address)} && ${says('h1', words(language, 'offline.title'))} && document.querySelector('main code')?.textContent === 'alb121108'`,
        );
      }
      server.behaviour = 'answers';
      await tab.click(`main a[href="/${language}/saved"]`);
      await until(tab, `${path(`/${language}/saved`)} && document.documentElement.dataset.script === 'ready'`);
    } finally {
      await server.close();
    }
  },

  async 'changes the label of an offer with the clock of the visitor, without new HTML'(engine, site, language) {
    const tab = await engine.tab(1280, 900);
    await openPage(tab, `${site}/${language}/store/temu`);
    // The data names October 2025 as the month of the last test.
    const labels = [
      ['2025-10-20', { en: 'Verified October', ar: 'تم التحقق منه في أكتوبر' }, true],
      ['2025-12-20', { en: 'Last verified October', ar: 'آخر تحقق: أكتوبر' }, false],
      [
        '2026-11-20',
        { en: 'Last verified October 2025, 13 months ago', ar: 'آخر تحقق: أكتوبر 2025، قبل 13 شهرًا' },
        false,
      ],
    ] as const;
    for (const [day, label, isGreen] of labels) {
      // The page of a visitor who returns on that day.
      await tab.evaluate(
        `(Date.now = () => Date.parse('${day}T09:00:00Z'), dispatchEvent(new PageTransitionEvent('pageshow')), true)`,
      );
      await until(tab, says('main article p', label[language]));
      await until(tab, `(document.querySelector('[data-trust="verified"]') !== null) === ${String(isGreen)}`);
    }
    await expectNoFaults(tab);
  },
};
