import { isoDay } from '../../../../src/domain/calendar';
import { slugOf } from '../../../../src/domain/slugs';
import type { Claims } from '../../../../src/generated/data-types';
import { allOf, quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import { textField } from '../../../load/fields';
import type { Entry } from '../../catalogue';
import { readClaims, type UncoveredText } from '../../claims/file-claims';
import type { ReadDocument, Report, Rule, RuleContext } from '../../draft';

const why = 'what a coupon site says about itself and others needs a source that can be named';

function reportDuplicates({ value, document }: Entry<Claims>, report: Report): void {
  const first = new Map<string, number>();
  for (const [index, { id }] of value.claims.entries()) {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, index);
      continue;
    }
    report('duplicate-claim', document, document.span(['claims', index, 'id']), {
      message: `two claims have the id ${quote(id)}`,
      fix: 'give each claim an id of its own, or move the words of both into one',
      related: [{ message: 'the first one', file: document.file.path, span: document.span(['claims', before, 'id']) }],
    });
  }
}

function reportIncomplete({ value, document }: Entry<Claims>, report: Report): void {
  for (const [index, { id, says, ratings, contradicts, reason }] of value.claims.entries()) {
    const incomplete = (key: string, message: string, fix: string): void =>
      report('incomplete-claim', document, document.span(['claims', index, key]), { message, fix });
    if (!says && !ratings)
      incomplete(
        'id',
        `the claim ${quote(id)} covers neither words nor ratings`,
        'add `says:` with the words of the texts',
      );
    if (contradicts && !reason)
      incomplete(
        'contradicts',
        `the claim ${quote(id)} accepts a contradiction without a reason`,
        'add `reason:` with `en` and `ar`',
      );
    if (reason && !contradicts)
      incomplete(
        'reason',
        `the claim ${quote(id)} has a reason for a contradiction that it does not accept`,
        'add `contradicts: accepted`, or remove the reason',
      );
  }
}

/** A claim as a line that can be copied into data/claims.yaml. */
function entryFor(covers: string, id: string, { today }: RuleContext): string {
  return `\`- { id: ${id}, ${covers}, source: { kind: owner, seen: ${isoDay(today).slice(0, 7)} } }\``;
}

const kinds = 'with its true source (owner, shop, network or document) and the month in which you saw it';

function reportText(
  { path, start, end, words }: UncoveredText,
  { document, kind }: ReadDocument,
  context: RuleContext,
  report: Report,
): void {
  const entry = entryFor(
    `says: [${words.map((each) => JSON.stringify(each)).join(', ')}]`,
    slugOf(words[0] ?? '') || 'name-of-the-claim',
    context,
  );
  const placeholder =
    kind === 'home' || kind === 'page' || kind === 'site'
      ? ' {stores}, {active} and {checks90} are counted and need no claim.'
      : '';
  report('claim-without-source', document, document.spanWithin(path, start, end), {
    message: `${allOf(words)} ${words.length === 1 ? 'is a claim' : 'are claims'} without a source`,
    why,
    fix: `remove the words, or add to data/claims.yaml: ${entry}, ${kinds}.${placeholder}`.replace(/\.$/, ''),
  });
}

function reportRating(document: SourceDocument, slug: string, context: RuleContext, report: Report): void {
  report('claim-without-source', document, document.span(['rating'], 'key'), {
    message: `the rating of ${quote(slug)} has no source`,
    why,
    fix: `remove \`rating\`, or add to data/claims.yaml: ${entryFor(`ratings: [${slug}]`, `rating-${slug}`, context)}, ${kinds}`,
  });
}

/** What texts claim is registered with its source. */
export const claimSources: Rule = {
  name: 'claims',
  codes: ['claim-without-source', 'duplicate-claim', 'incomplete-claim'],
  check({ claims }, _context, report) {
    if (!claims) return;
    reportDuplicates(claims, report);
    reportIncomplete(claims, report);
  },
  each({ claims }, context, report) {
    return (read) => {
      // While data/claims.yaml is not right, what it covers is not known.
      if (!claims) return;
      const { uncovered, uncoveredRating } = readClaims(read, claims.value);
      for (const text of uncovered) reportText(text, read, context, report);
      const { value } = read.document;
      // A slug of another type has a diagnostic of its own.
      const slug = textField(value, 'slug');
      if (uncoveredRating && slug !== undefined) reportRating(read.document, slug, context, report);
    };
  },
};
