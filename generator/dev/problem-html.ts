import { counted } from '../diagnostics/visible';
import type { Problem } from './problems';

/** The address of the list of problems, from the site's root. The panel of a page is below it. */
export const problemsPath = '/__problems';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A message as a sentence; what is in backticks is code with its own direction. */
function sentence(text: string): string {
  const ended = /[.?!]$/.test(text) ? text : `${text}.`;
  return escaped(ended).replace(/`([^`]+)`/g, '<code dir="auto">$1</code>');
}

const styles = `
.problems { all: initial; display: block; direction: ltr; font: 15px/1.5 system-ui, sans-serif; color: #1b1b1f; }
.problems * { box-sizing: border-box; }
.problems a { color: #0b4f9e; }
.problems h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; }
.problems h2 { font-size: 17px; margin: 24px 0 8px; overflow-wrap: anywhere; }
.problems p { margin: 4px 0; overflow-wrap: anywhere; }
.problems article { background: #fff; border: 1px solid #d8d8de; border-inline-start: 5px solid #c62828; border-radius: 6px; padding: 10px 14px; margin: 10px 0; }
.problems article.note, .problems article.warning { border-inline-start-color: #b26a00; }
.problems .what { font-weight: 600; }
.problems pre { background: #f3f3f6; border-radius: 4px; margin: 6px 0; padding: 6px 8px; overflow-x: auto; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.problems mark { background: #ffd6d6; color: inherit; text-decoration: underline wavy #c62828; }
.problems code { background: #f3f3f6; border-radius: 3px; padding: 0 3px; font: 13px/1.4 ui-monospace, monospace; }
.problems.panel { position: fixed; inset-block-end: 12px; inset-inline: 12px; max-width: 720px; margin-inline: auto; z-index: 2147483000; background: #fdfdfe; border: 1px solid #b9b9c3; border-radius: 10px; box-shadow: 0 8px 30px rgb(0 0 0 / .28); }
.problems.panel details { padding: 10px 14px; max-height: 45vh; overflow: auto; }
.problems.panel summary { cursor: pointer; font-weight: 600; }
.problems.chip { position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2147483000; background: #fdfdfe; border: 1px solid #b9b9c3; border-radius: 999px; padding: 4px 14px; box-shadow: 0 3px 12px rgb(0 0 0 / .2); }
.problems.page { position: fixed; inset: 0; z-index: 2147483000; background: #f7f7fa; overflow: auto; padding: 24px 16px; }
.problems.list { background: #f7f7fa; padding: 24px 16px; min-height: 100vh; }
.problems main { display: block; max-width: 760px; margin: 0 auto; }
`;

function lineHtml({ line }: Problem): string {
  if (!line || line.text.trim() === '') return '';
  const { text, start, end } = line;
  return `<pre dir="auto">${escaped(text.slice(0, start))}<mark>${escaped(text.slice(start, end))}</mark>${escaped(text.slice(end))}</pre>`;
}

function problemHtml(problem: Problem): string {
  const { kind, message, why, fix, file, line } = problem;
  const place = `<code>${escaped(file)}</code>${line ? `, line ${line.number}` : ''}`;
  return [
    `<article class="${kind}">`,
    `<p class="what">${sentence(message.charAt(0).toUpperCase() + message.slice(1))}</p>`,
    `<p>${place}</p>`,
    lineHtml(problem),
    fix === undefined ? '' : `<p><b>What to do:</b> ${sentence(fix)}</p>`,
    why === undefined ? '' : `<p><b>Why:</b> ${sentence(why)}</p>`,
    '</article>',
  ].join('');
}

const howShown = {
  last: 'The page shows your text as it was before the error. It follows again as soon as the error is corrected.',
  part: 'The page leaves out what is wrong. It follows as soon as the error is corrected.',
  nothing: 'There is no page to show yet: it appears as soon as the error is corrected.',
};

function howShownHtml(problems: readonly Problem[]): string {
  const ways = new Set(problems.flatMap(({ shownAs, kind }) => (shownAs && kind === 'error' ? [shownAs] : [])));
  return [...ways].map((way) => `<p>${howShown[way]}</p>`).join('');
}

function countHtml(problems: readonly Problem[]): string {
  const count = (kind: Problem['kind']): number => problems.filter((each) => each.kind === kind).length;
  const parts = (['error', 'note', 'warning'] as const).flatMap((kind) =>
    count(kind) > 0 ? [counted(count(kind), kind)] : [],
  );
  return parts.length === 0 ? 'No errors' : parts.join(', ');
}

const inStyles = (html: string): string => `<style>${styles}</style>${html}`;

/**
 * What the preview shows over a page: the errors and notes that belong to it, or how many there are elsewhere. Empty without any.
 *
 * @param own those of the page
 * @param list the address of the list
 */
export function panelHtml(own: readonly Problem[], all: readonly Problem[], list: string): string {
  const errors = all.filter(({ kind }) => kind === 'error');
  if (own.length === 0 && errors.length === 0) return '';
  if (own.length === 0)
    return inStyles(
      `<div class="problems chip" lang="en"><a href="${escaped(list)}">${counted(errors.length, 'error')} on other pages</a></div>`,
    );
  if (isMissing(own))
    return inStyles(`<div class="problems page" lang="en" role="alert"><main>${missingHtml(own, list)}</main></div>`);
  const isOpen = own.some(({ kind }) => kind === 'error') ? ' open' : '';
  return inStyles(
    `<div class="problems panel" lang="en" role="status"><details${isOpen}><summary>${countHtml(own)} on this page</summary>${detailsHtml(own, list)}</details></div>`,
  );
}

function detailsHtml(own: readonly Problem[], list: string): string {
  return `${howShownHtml(own)}${own.map(problemHtml).join('')}<p><a href="${escaped(list)}">All errors and notes</a></p>`;
}

/** Whether there is no page for the problems of a page to be shown over. */
export function isMissing(own: readonly Problem[]): boolean {
  return own.some(({ shownAs, pages }) => shownAs === 'nothing' && pages !== undefined);
}

const missingTitle = 'This page cannot be shown yet';

function missingHtml(own: readonly Problem[], list: string): string {
  return `<h1>${missingTitle}</h1>${detailsHtml(own, list)}`;
}

/** A document that is loaded again after the next check. */
function documentHtml(title: string, main: string): string {
  return `<!doctype html><html lang="en" data-problems=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>body { margin: 0; }${styles}</style></head><body><div class="problems list"><main>${main}</main></div></body></html>`;
}

/** What takes the place of a page of which there is nothing to show: what is wrong. */
export function missingPageHtml(own: readonly Problem[], list: string): string {
  return documentHtml(missingTitle, missingHtml(own, list));
}

/** The page that lists all problems by file, with links to the pages that they belong to. */
export function listHtml(problems: readonly Problem[], basePath: string): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  // Errors first: they keep the site from being published.
  const rank = (file: string): number => (problems.some((each) => each.file === file && each.kind === 'error') ? 0 : 1);
  files.sort((a, b) => rank(a) - rank(b));
  const groups = files.map((file) => {
    const own = problems.filter((problem) => problem.file === file);
    const [path] = own[0]?.pages ?? [];
    const link = (language: string): string =>
      `<a href="${escaped(`${basePath}/${language}${path ?? '/'}`)}">${language === 'en' ? 'English page' : 'Arabic page'}</a>`;
    const pages = path === undefined ? '' : `<p>${link('en')} · ${link('ar')}</p>`;
    return `<section><h2>${escaped(file)}</h2>${pages}${howShownHtml(own)}${own.map(problemHtml).join('')}</section>`;
  });
  const note = problems.some(({ kind }) => kind === 'error')
    ? '<p>The site cannot be published while there are errors. The other pages of the preview follow what you save.</p>'
    : problems.length === 0
      ? '<p>The data is good.</p>'
      : '<p>Nothing here keeps the site from being published.</p>';
  return documentHtml(countHtml(problems), `<h1>${countHtml(problems)}</h1>${note}${groups.join('')}`);
}
