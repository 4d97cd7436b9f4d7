import type { SiteMessage } from '../derive/site-data';
import type { PageData, PageKind } from '../../src/domain/page-data';
import type { Instant } from '../../src/domain/calendar';
import type { MoneyTables } from '../../src/domain/money';
import type { Settings } from '../../src/domain/settings';
import type { Site } from '../../src/generated/data-types';
import { clockAround } from '../derive/clock';
import { messageArgumentsModule } from './messages';

/** Files in memory: text by path. */
export type EmittedFiles = ReadonlyMap<string, string>;

const banner = '// Made by the generator from data/. Do not edit.';

/** How many pages of each kind `sample.ts` holds, so that the compiler checks emitted pages against their types. */
const samplePagesPerKind = 2;

/** The text of a generated module. */
export function moduleOf(...lines: readonly string[]): string {
  return [banner, ...lines, ''].join('\n');
}

/** A value as TypeScript source, of which JSON is a subset. */
function literal(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** The data that the modules contain. */
export interface ModuleSource extends Pick<Site, 'reports' | 'operator' | 'licences' | 'disclosures' | 'offline'> {
  readonly settings: Settings;
  readonly messages: ReadonlyMap<string, SiteMessage>;
  readonly money: MoneyTables;
}

/** The module with the countries and currencies of the site. */
function codesModule({ currencyOf, minorUnits }: MoneyTables): string {
  const currencies = Object.keys(minorUnits).map((code) => JSON.stringify(code));
  return moduleOf(
    '/** The countries of the site by their ISO 3166-1 codes, in the order of lists. */',
    `export const countryCodes = ${literal(Object.keys(currencyOf))} as const;`,
    '',
    'export type CountryCode = (typeof countryCodes)[number];',
    '',
    '/** The currencies of the site by their ISO 4217 codes. */',
    `export type CurrencyCode = ${currencies.join(' | ')};`,
  );
}

/** What shows where visitors can send reports. */
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
        ? moduleOf(`export { ReportPanel } from '../offers/ReportPanel';`)
        : moduleOf(
            `import type { ReportPanelProps } from '../offers/ReportPanel';`,
            '',
            'export const ReportPanel = (_props: ReportPanelProps): null => null;',
          ),
    ],
  ];
}

/** For the part that registers the service worker. */
function offlineModule({ offline = true }: Pick<Site, 'offline'>): string {
  return moduleOf(
    '/** Whether codes that a visitor saves can be seen without a network. */',
    `export const offline: boolean = ${literal(offline)};`,
  );
}

/**
 * The typed modules that the site's code is compiled with, by path below src/generated: settings, money and types. Pages,
 * messages and redirects are data files, so that an edit of them does not run the bundler.
 * Without channels for reports, no module imports what needs one, so that the bundle does not contain it. Nor does it contain what
 * shows the operator and the disclosures of countries, where there are none.
 */
export function emitModules(site: ModuleSource): EmittedFiles {
  return new Map<string, string>([
    [
      'settings.ts',
      moduleOf(
        `import type { Settings } from '../domain/settings';`,
        '',
        `export const settings: Settings = ${literal(site.settings)};`,
      ),
    ],
    ['codes.ts', codesModule(site.money)],
    [
      'money.ts',
      moduleOf(
        `import type { MoneyTables } from '../domain/money';`,
        '',
        '/** For parts that are loaded when they are first used. */',
        `export const money: MoneyTables = ${literal(site.money)};`,
      ),
    ],
    ...reportModules(site),
    ['offline.ts', offlineModule(site)],
    [
      'legal.ts',
      moduleOf(
        site.operator || site.licences
          ? `export { WithOperator as Copyright } from '../legal/WithOperator';`
          : `export { Bidi as Copyright } from '../ui/Bidi';`,
        site.disclosures
          ? `export { LineForCountry as DisclosureLine, TextForCountries as Disclosure } from '../legal/CountryDisclosures';`
          : `export { Bidi as Disclosure, Bidi as DisclosureLine } from '../ui/Bidi';`,
      ),
    ],
    ['message-arguments.d.ts', messageArgumentsModule(site.messages)],
  ]);
}

/** The module with a sample of pages: the first ones of each kind, as they are emitted. */
export function sampleModule(pages: readonly PageData[]): string {
  const counts = new Map<PageKind, number>();
  const sample = pages.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= samplePagesPerKind;
  });
  return moduleOf(
    `import type { PageData } from '../domain/page-data';`,
    '',
    '/** A few pages of each kind as they are emitted: `tsc` checks them against their types. */',
    `export const sample = ${literal(sample)} as const satisfies readonly PageData[];`,
  );
}

/**
 * The first lines of `clockModule` for a time zone and a year. They contain the name of the type, so that a module that was written before
 * the type was renamed is written again.
 */
export function clockStamp(timeZone: string, now: Instant): string {
  return moduleOf(
    `// ${timeZone}, ${new Date(now).getUTCFullYear()}`,
    `import type { FixedOffset } from '../domain/calendar';`,
  );
}

/** The module with the UTC offsets of the site's time zone, for some years before and after the current one. */
export function clockModule(timeZone: string, now: Instant): string {
  const clock = clockAround(timeZone, now);
  return `${clockStamp(timeZone, now)}
export const clock: FixedOffset | undefined = ${clock === undefined ? 'undefined' : literal(clock)};
`;
}
