import { dayAt, isoDay, type Instant } from '../../../src/domain/dates/calendar';
import type { Countries, Country, Site } from '../../../src/generated/data-types';
import { diagnostic, type Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import { inFull } from '../../catalogue/diagnostics/visible';
import type { Path, SourceDocument } from '../../catalogue/load/document';

/** The parts of the data that decide which countries the site addresses. */
export interface AddressedCountries {
  readonly site: Site;
  readonly countries: Countries;
  /** The countries in which published offers are valid. */
  readonly where: readonly Country[];
}

/** The path of a country in data/site.yaml, or of the key that lacks it. */
function pathOfCountry({ footer, disclosures = {} }: Site, country: Country): Path {
  const at = (footer.countries ?? []).indexOf(country);
  if (at >= 0) return ['footer', 'countries', at];
  return Object.hasOwn(disclosures, country) ? ['disclosures', country] : ['footer', 'countries'];
}

/** Warnings about countries that require advertisers to have a permit which `licences` lacks. */
export function permitWarnings(
  addressed: AddressedCountries,
  document: SourceDocument,
  now: Instant,
): readonly Diagnostic[] {
  const { site, countries, where } = addressed;
  const today = isoDay(dayAt(now, site.timeZone));
  const valid = new Set(
    (site.licences ?? []).flatMap(({ country, until }) => (until === undefined || until >= today ? [country] : [])),
  );
  const all = new Set<string>([...(site.footer.countries ?? []), ...Object.keys(site.disclosures ?? {}), ...where]);
  // The keys of the list are the countries of the type.
  const entries = Object.entries(countries.countries) as readonly (readonly [
    Country,
    Countries['countries'][Country],
  ])[];
  return entries.flatMap(([code, entry]) => {
    const permit = entry?.permit;
    if (!entry || !permit || !all.has(code) || valid.has(code) || (permit.since ?? '') > today) return [];
    return [
      diagnostic('permit-missing', document.file.path, document.span(pathOfCountry(site, code)), {
        id: 'permit-missing',
        values: {
          country: entry.name,
          permit: permit.name,
          source: permit.source,
          seen: permit.seen,
          line: inFull(`country: ${code}`),
          code,
        },
      }),
    ];
  });
}
