import { hasErrors, textOf, type Diagnostic } from '../../generator/catalogue/diagnostics/diagnostic';
import { formatGithub, formatGithubSummary } from '../../generator/catalogue/diagnostics/reporters/github';
import { toJson } from '../../generator/catalogue/diagnostics/reporters/json';
import { formatText } from '../../generator/catalogue/diagnostics/reporters/text';
import { kindTexts } from '../../generator/site/emit/messages';
import { emitModules } from '../../generator/site/emit/emit';
import { emitPage } from '../../generator/site/emit/page-file';
import { check, type CheckSystem, type Checked } from '../../generator/catalogue/check/check';
import { loadSchemas, type Schemas } from '../../generator/catalogue/load/schemas';
import { apiFiles, apiSchemas, offersFile } from '../../generator/site/render/api';
import { hostFiles, redirectFiles, robots } from '../../generator/site/render/hosts';
import { atomFeed } from '../../generator/site/render/atom';
import { renderPage } from '../../generator/site/render/render';
import { sitemap } from '../../generator/site/render/sitemap';
import { contentOf } from '../support/site-content';
import { blankRenderer, siteOf, type PlannedSite } from '../support/site-of';
import { languages } from '../../src/domain/language/language';
import { feedFile } from '../../src/domain/pages/site-files';
import { filesOf, type Contents } from '../generator/support/sample-catalogue';
import { projectSystem } from '../support/catalogue';

/** The instant of all cases. */
export const judgedAt = Date.UTC(2026, 10, 21, 9);

const schemas: Schemas = loadSchemas(projectSystem());

/** The result of a case: its errors, or its site. */
export interface StandaloneValidator {
  readonly diagnostics: readonly Diagnostic[];
  readonly site?: PlannedSite;
}

/** Thrown if the generator breaks an invariant. */
export class Broken extends Error {}

function demand(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Broken(what());
}

/** Words that only a bug puts into a message. */
const slips = /\bundefined\b|\[object \w+\]|\bNaN\b/;

// Line feeds, and the directional mark for lines with Arabic, belong to the report.
const uncontrolled = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Expects that a diagnostic refers to a position in an input file, and has a reason and a fix in words. */
function judgeFault(fault: Diagnostic, { sources }: Checked, given: (words: string) => boolean): void {
  const { message, why, fix } = textOf(fault, 'en');
  const described = (): string => `${fault.code} in ${fault.file}: ${message} | ${why ?? ''} | ${fix ?? ''}`;
  for (const { file, span } of [fault, ...(fault.related ?? [])]) {
    const source = sources.get(file);
    const { start, end } = span;
    // A missing file has no text and no position.
    if (source === undefined && start === 0 && end === 0 && /^data\/[a-z/-]+\.yaml$/.test(file)) continue;
    demand(source !== undefined, () => `a fault without a file that was read: ${described()}`);
    demand(
      Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end >= start,
      () => `no place (${start} to ${end}): ${described()}`,
    );
    demand(
      start <= source.text.length && end <= source.text.length + 1,
      () => `a place outside of the file (${start} to ${end} of ${source.text.length}): ${described()}`,
    );
  }
  for (const part of [message, fix, why]) {
    if (part === undefined) continue;
    demand(part.trim() !== '', () => `an empty sentence: ${described()}`);
    const slip = slips.exec(part)?.[0];
    demand(slip === undefined || given(slip), () => `a slip in a sentence: ${described()}`);
  }
  demand((fix ?? '') !== '', () => `no way out: ${described()}`);
}

function judgeReports({ diagnostics, sources }: Checked): void {
  const text = formatText(diagnostics, sources);
  const control = uncontrolled.exec(text)?.[0];
  demand(
    control === undefined,
    () =>
      `the report repaints the terminal with U+${control?.codePointAt(0)?.toString(16) ?? ''}: ${JSON.stringify(text.slice(Math.max(0, text.search(uncontrolled) - 150), text.search(uncontrolled) + 30))}`,
  );
  for (const { line, column } of toJson(diagnostics, sources).diagnostics)
    demand(line >= 1 && column >= 1, () => `line ${line}, column ${column}`);
  const github = formatGithub(diagnostics, sources);
  demand(
    github.split('\n').every((line) => /^(?:$|::(?:error|warning) |and \d+ more )/.test(line)),
    () => `an annotation of several lines: ${github.slice(0, 500)}`,
  );
  formatGithubSummary(diagnostics, sources);
}

/** Expects that paths of files stay inside dist/ and need no escaping. */
const safePath = /^(?:[A-Za-z0-9_-]+(?:[.-][A-Za-z0-9_-]+)*\/)*[A-Za-z0-9_.-]+$/;

function judgeSite(site: PlannedSite): void {
  for (const [file, text] of emitModules(site)) demand(text !== '', () => `${file} is empty`);
  for (const { content } of site.search) JSON.parse(content);
  const { texts } = contentOf(site);
  for (const page of site.pages) JSON.parse(emitPage(page, texts[page.language].files[page.kind]).text);
  const pages = site.pages.flatMap(
    (page) =>
      renderPage(
        page,
        { instant: judgedAt, texts: kindTexts(texts[page.language], page.kind, false) },
        blankRenderer,
        site.settings,
      ).files,
  );
  const around = [
    ...languages.map((language) => ({
      path: feedFile(language),
      content: atomFeed(
        { settings: site.settings, site: site.sites[language], updates: site.updates[language] },
        language,
        judgedAt,
      ),
    })),
    ...sitemap(site),
    { path: 'robots.txt', content: robots(site) },
  ];
  const files = [
    ...pages,
    ...around,
    ...redirectFiles(site.redirectPages, site, 'any'),
    ...apiFiles(site.publicCatalogue, apiSchemas(schemas)),
    ...[...site.publicCatalogue.offers].map(([slug, offers]) => offersFile(slug, offers)),
    ...hostFiles(site, 'any', []),
  ];
  const seen = new Set<string>();
  for (const { path: file } of files) {
    demand(safePath.test(file) && !file.includes('..'), () => `a file would be written to ${JSON.stringify(file)}`);
    demand(!seen.has(file), () => `two files would be written to ${file}`);
    seen.add(file);
  }
}

/**
 * Runs the generator up to the renderer on files in memory, and throws `Broken`, or whatever the generator throws, if
 * it breaks a promise.
 */
export function judge(contents: Contents, { quarantine = false } = {}): StandaloneValidator {
  const system: CheckSystem = { ...filesOf(contents), now: judgedAt, present: judgedAt };
  const checked = check(system, schemas, { withoutBroken: quarantine });
  const { diagnostics, catalogue } = checked;
  const given = (words: string): boolean =>
    Object.values(contents).some((content) => typeof content === 'string' && content.includes(words));
  for (const fault of diagnostics) judgeFault(fault, checked, given);
  judgeReports(checked);
  demand('polluted' in {} === false, () => 'the prototype of all objects was changed');
  if (!catalogue) {
    demand(hasErrors(diagnostics), () => 'no catalogue, and no error says why');
    return { diagnostics };
  }
  demand(quarantine || !hasErrors(diagnostics), () => 'a catalogue in spite of an error');
  const site = siteOf({ environment: {}, now: 0, read: (path) => system.read(path) }, catalogue);
  judgeSite(site);
  return { diagnostics, site };
}
