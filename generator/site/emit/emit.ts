import type { SiteMessage } from '../derive/site-data';
import type { Instant } from '../../../src/domain/dates/calendar';
import type { MoneyTables } from '../../../src/domain/money/money';
import type { Settings } from '../../../src/domain/pages/settings';
import type { Site } from '../../../src/generated/data-types';
import { clockAround } from '../derive/files/settings';
import { mostStores } from './catalogue';
import { messageArgumentsModule } from './messages';
import { literal, moduleOf } from './modules';

/** Text files by path. */
export type EmittedFiles = ReadonlyMap<string, string>;

const readme = `# Generated modules

Made by \`npm run generate\`, \`npm run dev\` and \`npm run build\` from \`data/\` and \`schemas/\`. Not committed; do not edit.

| File | What it has |
| --- | --- |
| \`data-types.ts\` | the types of the data, from the JSON schemas |
| \`message-arguments.d.ts\` | the ids of messages and their values, for \`react-intl\` |
| \`settings.ts\`, \`codes.ts\`, \`money.ts\`, \`clock.ts\`, \`offline.ts\`, \`reports.ts\`, \`shell-colours.ts\` | what the code of the site needs of \`data/\` |
| \`legal.ts\`, \`report-panel.ts\`, \`store-sections.ts\` | components that a site without reports or disclosures does not load |
| \`icons.svg\`, \`icon-names.d.ts\` | the icons |
| \`mark.svg\`, \`mark.ts\`, \`mark-drawing.ts\` | the mark |
| \`section-examples.ts\` | an example of each kind of section, for the style guide |
| \`catalogue/stores/<slug>.ts\` | the page of one store in English and Arabic, as it is published; during \`npm run dev\` as it is shown, with drafts |
| \`catalogue/posts/\`, \`catalogue/pages/\` | the same of posts and of all other paths |
| \`catalogue/index.ts\` | all of them by slug or path (\`stores.<slug>\`), and the types of these keys: \`StoreSlug\`, \`PostSlug\`, \`PagePath\` |
| \`catalogue/routes.ts\` | each path with the kind of its page, and the slug of a store or post |

The compiler proves the catalogue against \`src/domain/pages/page-data.ts\`. Tests import it; the code of the site does not: browsers and the renderer read
the data of a page as JSON, so that scripts do not grow with the catalogue and an edit does not run the bundler. With more than ${mostStores} stores the
modules of pages are written by \`npm run generate -- --catalogue\` only, and the next build removes them.
`;

export interface ModuleSource
  extends Pick<Site, 'reports' | 'operator' | 'licences' | 'disclosures' | 'offline' | 'colours'> {
  readonly settings: Settings;
  readonly messages: ReadonlyMap<string, SiteMessage>;
  readonly money: MoneyTables;
}

/** The channels for reports of visitors, and the components for them. */
function reportModules(site: Pick<Site, 'reports'>): readonly (readonly [string, string])[] {
  return [
    [
      'reports.ts',
      moduleOf(
        `import type { Reports } from './data-types';`,
        '',
        `export const reports: Reports | undefined = ${site.reports ? literal(site.reports) : 'undefined'};`,
      ),
    ],
    [
      'store-sections.ts',
      moduleOf(
        site.reports
          ? `export { SectionsAndReport as StoreSections } from '../store-page/HaveCode';`
          : `export { Sections as StoreSections } from '../store-page/Sections';`,
      ),
    ],
    [
      'report-panel.ts',
      site.reports
        ? moduleOf(`export { ReportPanel } from '../offers/feedback/ReportPanel';`)
        : moduleOf(
            `import type { ReportPanelProps } from '../offers/feedback/ReportPanel';`,
            '',
            'export const ReportPanel = (_props: ReportPanelProps): null => null;',
          ),
    ],
  ];
}

/**
 * The typed modules that the site's code is compiled with, by path below src/generated: settings, money and types.
 * Pages, messages and redirects are data files, so an edit of them does not run the bundler. Without channels for
 * reports, no module imports the code for them, so the bundle does not contain it. The same holds for the operator and
 * the disclosures of countries.
 */
export function emitModules(site: ModuleSource): EmittedFiles {
  const currencies = Object.keys(site.money.minorUnits).map((code) => JSON.stringify(code));
  return new Map<string, string>([
    [
      'settings.ts',
      moduleOf(
        `import type { Settings } from '../domain/pages/settings';`,
        '',
        `export const settings: Settings = ${literal(site.settings)};`,
      ),
    ],
    [
      'codes.ts',
      moduleOf(
        '/** The countries of the site by their ISO 3166-1 codes, in the order of lists. */',
        `export const countryCodes = ${literal(Object.keys(site.money.currencyOf))} as const;`,
        '',
        'export type CountryCode = (typeof countryCodes)[number];',
        '',
        '/** The currencies of the site by their ISO 4217 codes. */',
        `export type CurrencyCode = ${currencies.join(' | ')};`,
      ),
    ],
    [
      'money.ts',
      moduleOf(
        `import type { MoneyTables } from '../domain/money/money';`,
        '',
        '/** For parts that are loaded when they are first used. */',
        `export const money: MoneyTables = ${literal(site.money)};`,
      ),
    ],
    ...reportModules(site),
    [
      'offline.ts',
      moduleOf(
        '/** Whether codes that a visitor saves can be seen without a network. */',
        `export const offline: boolean = ${literal(site.offline ?? true)};`,
      ),
    ],
    [
      'shell-colours.ts',
      moduleOf(
        `import type { ShellColours } from './data-types';`,
        '',
        '/** The colours of site.yaml. */',
        `export const shellColours: ShellColours | undefined = ${site.colours ? literal(site.colours) : 'undefined'};`,
      ),
    ],
    [
      'legal.ts',
      moduleOf(
        site.operator || site.licences
          ? `export { WithOperator as Copyright } from '../pages/LegalTexts';`
          : `export { Bidi as Copyright } from '../ui/text/Bidi';`,
        site.disclosures
          ? `export { LineForCountry as DisclosureLine, TextForCountries as Disclosure } from '../pages/LegalTexts';`
          : `export { Bidi as Disclosure, Bidi as DisclosureLine } from '../ui/text/Bidi';`,
      ),
    ],
    ['message-arguments.d.ts', messageArgumentsModule(site.messages)],
    ['README.md', readme],
  ]);
}

/** They contain the name of the type, so that renaming the type rewrites the module. */
export function clockStamp(timeZone: string, now: Instant): string {
  return moduleOf(
    `// ${timeZone}, ${new Date(now).getUTCFullYear()}`,
    `import type { FixedOffset } from '../domain/dates/calendar';`,
  );
}

/** The UTC offsets of the site's time zone for some years before and after the current one. */
export function clockModule(timeZone: string, now: Instant): string {
  const clock = clockAround(timeZone, now);
  return `${clockStamp(timeZone, now)}
export const clock: FixedOffset | undefined = ${clock === undefined ? 'undefined' : literal(clock)};
`;
}
