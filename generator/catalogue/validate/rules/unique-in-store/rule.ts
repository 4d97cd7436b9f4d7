import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { alikeCodes, sameDeals } from './alike';
import { singleSections } from '../../../../../src/domain/pages/section-kinds';
import type { Store } from '../../../../../src/generated/data-types';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { relatedAt } from '../../engine/reporting';
import { repeated } from '../../../../../src/domain/language/grouped';

const singleKinds: ReadonlySet<string> = new Set(singleSections);

function checkUnique(
  report: Report,
  code: 'duplicate-offer-id' | 'duplicate-code' | 'duplicate-anchor' | 'duplicate-section',
  document: SourceDocument,
  named: readonly { readonly name: string; readonly path: Path }[],
): void {
  for (const [first, { name, path }] of repeated(named, (each) => each.name))
    report(code, document, document.span(path), {
      id: code,
      values: { name: quote(name) },
      related: relatedAt({ id: 'related.first' }, document, first.path),
    });
}

/** A former id of an offer is no other id in the store, because reports with it would be ambiguous. */
function checkFormerIds(report: Report, document: SourceDocument, offers: NonNullable<Store['offers']>): void {
  const ids = new Map(offers.map(({ id }, index): [string, Path] => [id, ['offers', index, 'id']]));
  for (const [index, { formerly = [] }] of offers.entries())
    for (const [at, id] of formerly.entries()) {
      const path = ['offers', index, 'formerly', at];
      const other = ids.get(id);
      if (other)
        report('duplicate-offer-id', document, document.span(path), {
          id: 'duplicate-offer-id.former',
          values: { name: quote(id) },
          related: relatedAt({ id: 'related.other' }, document, other),
        });
      else ids.set(id, path);
    }
}

/** No offer in a store's own file is also among the rows that the store uses from a feed. */
function checkFeedRows(
  { offers = [], offersFrom }: Pick<Store, 'offers' | 'offersFrom'>,
  document: SourceDocument,
  facts: FileFacts,
  report: Report,
): void {
  const ofFeed = facts.feedOffers(offersFrom)?.offers ?? [];
  if (offers.length === 0 || ofFeed.length === 0) return;
  const ids = new Set(ofFeed.map(({ id }) => id));
  const rowOfCode = new Map(ofFeed.flatMap(({ code, id }) => (code === undefined ? [] : [[code.toLowerCase(), id]])));
  for (const [index, offer] of offers.entries()) {
    if (ids.has(offer.id))
      report('duplicate-offer-id', document, document.span(['offers', index, 'id']), {
        id: 'duplicate-offer-id.in-feed',
        values: { name: quote(offer.id) },
      });
    const row = offer.kind === 'code' ? rowOfCode.get(offer.code.toLowerCase()) : undefined;
    if (offer.kind === 'code' && row !== undefined)
      report('code-in-feed', document, document.span(['offers', index, 'code']), {
        id: 'code-in-feed',
        values: { row: quote(row), code: quote(offer.code) },
      });
  }
}

/** The ids of sections are unique, and some kinds of section occur at most once. */
function checkSections(
  sections: readonly { readonly kind: string; readonly id?: string }[],
  document: SourceDocument,
  report: Report,
): void {
  const anchors = sections.flatMap((section, index) =>
    section.id !== undefined ? [{ name: section.id, path: ['sections', index, 'id'] }] : [],
  );
  checkUnique(report, 'duplicate-anchor', document, anchors);
  const kinds = sections.flatMap(({ kind }, index) =>
    singleKinds.has(kind) ? [{ name: kind, path: ['sections', index, 'kind'] }] : [],
  );
  checkUnique(report, 'duplicate-section', document, kinds);
}

/** Within one page, the ids of offers, codes, ids of sections and some kinds of section are unique. */
export const uniqueInStore: Rule = {
  name: 'unique-in-store',
  codes: [
    'duplicate-offer-id',
    'duplicate-code',
    'codes-alike',
    'duplicate-deal',
    'code-in-feed',
    'duplicate-anchor',
    'duplicate-section',
  ],
  store({ value, document }, facts, report) {
    const offers = value.offers ?? [];
    checkUnique(
      report,
      'duplicate-offer-id',
      document,
      offers.map(({ id }, index) => ({ name: id, path: ['offers', index, 'id'] })),
    );
    checkFormerIds(report, document, offers);
    const codes = offers.flatMap((offer, index) =>
      offer.kind === 'code' ? [{ name: offer.code, path: ['offers', index, 'code'] }] : [],
    );
    checkUnique(report, 'duplicate-code', document, codes);
    for (const { index, other, code, otherCode, kind } of alikeCodes(offers))
      report('codes-alike', document, document.span(['offers', index, 'code']), {
        id: `codes-alike.${kind}`,
        values: { code: quote(code), other: quote(otherCode) },
        related: relatedAt({ id: 'related.first' }, document, ['offers', other, 'code']),
      });
    for (const { index, other } of sameDeals(offers))
      report('duplicate-deal', document, document.span(['offers', index, 'title', 'en']), {
        id: 'duplicate-deal',
        values: { title: quote(offers[index]?.title.en ?? '') },
        related: relatedAt({ id: 'related.first' }, document, ['offers', other, 'title', 'en']),
      });
    checkFeedRows(value, document, facts, report);
    checkSections(value.sections, document, report);
  },
  check({ pages, home }, _context, report) {
    for (const { value, document } of [...pages, ...(home ? [home] : [])])
      if ('sections' in value) checkSections(value.sections, document, report);
  },
};
