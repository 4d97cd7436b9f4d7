import type { Sources } from '../../catalogue/diagnostics/reporters/text';
import type { Checked } from '../../catalogue/check/check';
import { isRefusedIfStrict } from '../../catalogue/diagnostics/codes';
import { isFixable, type Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import type { System } from '../../system/system';
import { cacheKeyOf, programKeyOf } from '../../system/cache/cache-keys';
import { cachedCheck } from '../../catalogue/validate/schema/schema-compiler';
import { installCheck } from '../../catalogue/validate/schema/schemas';
import { CheckCache } from '../../site/records/check-cache';
import { checkWithPictures } from '../../site/records/check-pictures';
import type { ClaimEvidence } from '../../catalogue/claims/evidence';
import { launchErrors, timedClaimWarnings } from '../../catalogue/claims/findings';
import { singlePath } from '../../catalogue/load/places';
import { loadSchemas } from '../../catalogue/load/schemas';
import { countReads, type Progress } from '../../system/progress';
import { freshnessCounts, freshnessOf, soonDays, type FreshnessCounts } from '../../operations/report/report';
import { isFresh, summaryOf } from '../../operations/report/text';
import { exampleAddresses } from '../../operations/report/example-addresses';
import { permitWarnings, type AddressedCountries } from '../../operations/report/permits';
import { freshnessWarnings } from '../../operations/report/warnings';
import { render, type Phrase } from '../../catalogue/diagnostics/phrases';
import { defineCommand, exitCodes, languageNamed, languageOption } from './command';
import { fixData, fixOptions } from './fix';

interface CheckSummary extends Pick<Checked, 'diagnostics' | 'sources'> {
  /** The published data, if there are no errors. */
  readonly good?: {
    readonly stores: number;
    readonly pages: number;
    readonly posts: number;
    readonly freshness: FreshnessCounts;
    readonly evidence: ClaimEvidence;
    /** A function, because it reads the offers of all stores and only a check before a launch needs it. */
    readonly addressed: () => AddressedCountries;
  };
  /** Warnings about expired or outdated data. */
  readonly aged?: readonly Diagnostic[];
}

/** Checks only changes since the last check or build without errors. `withAged` adds warnings about outdated data. */
async function checkChanges(uncounted: System, progress: Progress, withAged: boolean): Promise<CheckSummary> {
  progress('Checking the data');
  const { system } = countReads(uncounted, 'data/', (read) => progress('Checking the data', read));
  const schemas = loadSchemas(system);
  const codeKey = programKeyOf(system);
  installCheck(schemas, cachedCheck(system, codeKey));
  const cache = new CheckCache(system, cacheKeyOf(system, codeKey));
  const { diagnostics, sources, good } = await checkWithPictures(system, schemas, cache, {
    withCatalogue: withAged,
  });
  if (!good) return { diagnostics, sources };
  const { site, evidence, catalogue } = good;
  cache.update(good.state, good.newRest);
  const { stores, pages, posts } = site;
  const dates = stores.map((store) => site.detailsOf(store.slug).dates);
  cache.write();
  const within = { now: system.now, within: soonDays };
  const freshness = freshnessCounts({ ...site, stores: dates }, within);
  return {
    diagnostics,
    sources,
    aged: catalogue && freshnessWarnings(catalogue, freshnessOf(catalogue, within)),
    good: {
      stores: stores.length,
      pages: pages.length,
      posts: posts.length,
      freshness,
      evidence,
      addressed: () => ({
        ...site,
        where: [
          ...stores.flatMap(({ slug }) => site.detailsOf(slug).groups),
          ...[...site.feeds.values()].flatMap(({ rows }) => rows.map(({ offer }) => offer)),
        ].flatMap(({ where = [] }) => where),
      }),
    },
  };
}

/** Adds diagnostics about claims and, before a launch, about permits. `passing` diagnostics never become errors. */
function withClaims(
  diagnostics: readonly Diagnostic[],
  { evidence, addressed }: Partial<Pick<NonNullable<CheckSummary['good']>, 'evidence' | 'addressed'>>,
  { system, live }: { readonly system: System; readonly live: boolean },
): { readonly found: readonly Diagnostic[]; readonly passing: readonly Diagnostic[] } {
  if (!evidence || !addressed) return { found: diagnostics, passing: [] };
  const { now } = system;
  if (!live) return { found: diagnostics, passing: timedClaimWarnings(evidence, now) };
  const others = diagnostics.filter(({ code }) => code !== 'claim-contradicted');
  const permits = permitWarnings(addressed(), evidence.documentOf(singlePath('site')), now);
  return { found: [...others, ...launchErrors(evidence, now), ...exampleAddresses(system), ...permits], passing: [] };
}

/** The files of the diagnostics. */
function sourcesOf(diagnostics: readonly Diagnostic[], sources: Sources, evidence: ClaimEvidence | undefined): Sources {
  if (!evidence) return sources;
  const { claims, documentOf } = evidence;
  const all = new Map(sources);
  const claimsFile = claims.document.file.path;
  const files = new Set(diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((each) => each.file)]));
  for (const file of files)
    if (!all.has(file)) all.set(file, (file === claimsFile ? claims.document : documentOf(file)).file);
  return all;
}

export const command = defineCommand({
  summary: 'check data/ and print every error with its file and line; changes nothing without --fix',
  options: {
    ...fixOptions,
    strict: {
      type: 'boolean',
      summary: 'treat warnings as errors, except those about drafts and about expired or old data',
    },
    warnings: { type: 'boolean', summary: 'also print warnings about expired or old data, and all of one code' },
    language: languageOption,
    live: {
      type: 'boolean',
      summary:
        'before a launch: also fail on claims that only the owner vouches for, and on contradicted ones; name countries that ask for a permit',
    },
  },
  async run(context) {
    const { system, values, report, say, elapsed, progress } = context;
    const language = languageNamed(values.language);
    const ended = values.fix ? await fixData(context) : undefined;
    if (ended !== undefined) return ended;
    const { diagnostics, sources, good, aged = [] } = await checkChanges(system, progress, values.warnings === true);
    const { found, passing } = withClaims(diagnostics, good ?? {}, { system, live: values.live === true });
    const current = found.map(
      (each): Diagnostic => (values.strict && isRefusedIfStrict(each.code) ? { ...each, severity: 'error' } : each),
    );
    const all = [...current, ...passing, ...aged];
    // Never errors, even with --strict: the data was correct when it was written (decision 0007).
    const hasErrors = report({ diagnostics: all, sources: sourcesOf(all, sources, good?.evidence) }, language);
    const fixable = values.fix ? 0 : all.filter(isFixable).length;
    const tell = (phrase: Phrase): void => say(render(phrase, language));
    if (fixable > 0) tell({ id: 'terminal.fixable', values: { count: fixable } });
    if (hasErrors) {
      if (values.live && good) tell({ id: 'check.not-ready' });
      else if (values.strict && good) tell({ id: 'check.not-strict' });
      return exitCodes.dataErrors;
    }
    if (good) {
      const { stores, pages, posts, freshness } = good;
      const summary = summaryOf(freshness);
      tell({ id: 'check.good', values: { stores, pages, posts, elapsed: elapsed() } });
      tell(isFresh(freshness) ? summary : { id: 'check.out-of-date', values: { summary } });
    }
    return exitCodes.good;
  },
});
