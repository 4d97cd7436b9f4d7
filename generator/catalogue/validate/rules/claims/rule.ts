import { isoDay } from '../../../../../src/domain/dates/calendar';
import { slugOf } from '../../../../../src/domain/pages/slugs';

import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';

import { textField } from '../../../load/fields';
import type { ReadDocument } from '../../catalogue';
import { readClaims, type UncoveredText } from '../../claims/file-claims';
import type { Report, Rule, RuleContext } from '../../engine/draft';
import { relatedAt } from '../../engine/reporting';
import { repeated } from '../../../../../src/domain/language/grouped';

/** How to register a claim: with a line that can be copied into data/claims.yaml. */
function registering(covers: string, id: string, { today }: RuleContext): Phrase {
  const source = `source: { kind: owner, seen: ${isoDay(today).slice(0, 7)} }`;
  return { id: 'claim-without-source.register', values: { entry: inFull(`- { id: ${id}, ${covers}, ${source} }`) } };
}

/** The kinds of files whose texts can use the site's own counts instead of a number. */
const countedIn: ReadonlySet<ReadDocument['kind']> = new Set(['home', 'page', 'site']);

function reportText(
  { path, start, end, words }: UncoveredText,
  { document, kind }: ReadDocument,
  context: RuleContext,
  report: Report,
): void {
  const register = registering(
    `says: [${words.map((each) => JSON.stringify(each)).join(', ')}]`,
    slugOf(words[0] ?? '') || 'name-of-the-claim',
    context,
  );
  report('claim-without-source', document, document.spanWithin(path, start, end), {
    id: 'claim-without-source',
    values: { words: { and: words.map(quote) }, count: words.length },
    fix: {
      id: countedIn.has(kind) ? 'claim-without-source.or-count' : 'claim-without-source.fix',
      values: { register },
    },
  });
}

/** Claims in texts are registered with their source. */
export const claimSources: Rule = {
  name: 'claims',
  codes: ['claim-without-source', 'duplicate-claim', 'incomplete-claim'],
  check({ claims }, _context, report) {
    if (!claims) return;
    const { value, document } = claims;
    for (const [[first], [index, { id }]] of repeated(value.claims.entries(), ([, each]) => each.id))
      report('duplicate-claim', document, document.span(['claims', index, 'id']), {
        id: 'duplicate-claim',
        values: { id: quote(id) },
        related: relatedAt({ id: 'related.first' }, document, ['claims', first, 'id']),
      });
    for (const [index, { id, says, ratings, contradicts, reason }] of value.claims.entries()) {
      const incomplete = (key: string, lack: 'empty' | 'no-reason' | 'reason-only'): void =>
        report('incomplete-claim', document, document.span(['claims', index, key]), {
          id: `incomplete-claim.${lack}`,
          values: { id: quote(id) },
        });
      if (!says && !ratings) incomplete('id', 'empty');
      if (contradicts && !reason) incomplete('contradicts', 'no-reason');
      if (reason && !contradicts) incomplete('reason', 'reason-only');
    }
  },
  each(read, facts, context, report) {
    const claims = facts.list('claims');
    // While data/claims.yaml is invalid, the registered claims are unknown.
    if (!claims) return;
    const { uncovered, uncoveredRating } = readClaims(read, claims);
    for (const text of uncovered) reportText(text, read, context, report);
    const { value } = read.document;
    // A slug of another type has its own diagnostic.
    const slug = textField(value, 'slug');
    if (uncoveredRating && slug !== undefined) {
      const register = registering(`ratings: [${slug}]`, `rating-${slug}`, context);
      report('claim-without-source', read.document, read.document.span(['rating'], 'key'), {
        id: 'claim-without-source.rating',
        values: { slug: quote(slug), register },
        why: { id: 'claim-without-source.why' },
      });
    }
  },
};
