import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { Store } from '../../../../src/generated/data-types';
import type { FeedRows } from '../../catalogue';
import type { Report, Rule } from '../../draft';
import { feedOfStore } from '../../store-feed';

function checkUnique(
  report: Report,
  code: 'duplicate-offer-id' | 'duplicate-code' | 'duplicate-anchor' | 'duplicate-section',
  document: SourceDocument,
  named: readonly { readonly name: string; readonly path: Path }[],
  text: { readonly message: (name: string) => string; readonly fix: string },
): void {
  const first = new Map<string, Path>();
  for (const { name, path } of named) {
    const other = first.get(name);
    if (!other) {
      first.set(name, path);
      continue;
    }
    report(code, document, document.span(path), {
      message: text.message(name),
      fix: text.fix,
      related: [{ message: 'the first one', file: document.file.path, span: document.span(other) }],
    });
  }
}

/** A former id of an offer is no id of the store, and a former id of no other offer: reports with it would be about two offers. */
function checkFormerIds(report: Report, document: SourceDocument, offers: NonNullable<Store['offers']>): void {
  const ids = new Map(offers.map(({ id }, index): [string, Path] => [id, ['offers', index, 'id']]));
  for (const [index, { formerly = [] }] of offers.entries())
    for (const [at, id] of formerly.entries()) {
      const path = ['offers', index, 'formerly', at];
      const other = ids.get(id);
      if (other)
        report('duplicate-offer-id', document, document.span(path), {
          message: `${quote(id)} is a former id of this offer, and an offer of this store has it`,
          fix: 'remove it here; a former id is that of one offer only',
          related: [{ message: 'the other one', file: document.file.path, span: document.span(other) }],
        });
      else ids.set(id, path);
    }
}

/** No offer that a store writes itself is also among the rows that it takes from a feed. */
function checkFeedRows(
  { offers = [], offersFrom }: Pick<Store, 'offers' | 'offersFrom'>,
  document: SourceDocument,
  feeds: ReadonlyMap<string, FeedRows>,
  report: Report,
): void {
  const rows = feedOfStore({ offersFrom }, feeds)?.rows ?? [];
  if (offers.length === 0 || rows.length === 0) return;
  const ids = new Set(rows.map(({ row }) => row.id));
  const rowOfCode = new Map(rows.flatMap(({ row: { code, id } }) => (code === undefined ? [] : [[code, id]])));
  for (const [index, offer] of offers.entries()) {
    if (ids.has(offer.id))
      report('duplicate-offer-id', document, document.span(['offers', index, 'id']), {
        message: `a row of the feed has the id ${quote(offer.id)} as well`,
        fix: 'give this offer another id; sections that name it must follow',
      });
    const row = offer.kind === 'code' ? rowOfCode.get(offer.code) : undefined;
    if (offer.kind === 'code' && row !== undefined)
      report('code-in-feed', document, document.span(['offers', index, 'code']), {
        message: `the row ${quote(row)} of the feed has the code ${quote(offer.code)} as well`,
        fix: 'remove this offer, or hide the row in the corrections of the feed',
      });
  }
}

/** The kinds of section that a page has at most once: the ids of their rows would be there twice. */
const singleKinds: readonly string[] = ['tests', 'claims', 'operator'];

/** Inside one page the ids of offers, their codes, the names of sections, and some kinds of section are each used once. */
export const uniqueInStore: Rule = {
  name: 'unique-in-store',
  codes: ['duplicate-offer-id', 'duplicate-code', 'code-in-feed', 'duplicate-anchor', 'duplicate-section'],
  check(draft, _context, report) {
    for (const { value, document } of draft.stores) {
      const offers = value.offers ?? [];
      checkUnique(
        report,
        'duplicate-offer-id',
        document,
        offers.map(({ id }, index) => ({ name: id, path: ['offers', index, 'id'] })),
        {
          message: (id) => `two offers of this store have the id ${quote(id)}`,
          fix: 'give one of them another; sections that name it must follow',
        },
      );
      checkFormerIds(report, document, offers);
      const codes = offers.flatMap((offer, index) =>
        offer.kind === 'code' ? [{ name: offer.code, path: ['offers', index, 'code'] }] : [],
      );
      checkUnique(report, 'duplicate-code', document, codes, {
        message: (code) => `two offers of this store have the code ${quote(code)}`,
        fix: 'join the two offers, or correct the code of one',
      });
      checkFeedRows(value, document, draft.feeds, report);
    }
    for (const { value, document } of [...draft.stores, ...draft.pages, ...(draft.home ? [draft.home] : [])]) {
      const sections = 'sections' in value ? value.sections : [];
      const anchors = sections.flatMap((section, index) =>
        'id' in section && section.id !== undefined ? [{ name: section.id, path: ['sections', index, 'id'] }] : [],
      );
      checkUnique(report, 'duplicate-anchor', document, anchors, {
        message: (id) => `two sections of this page have the id ${quote(id)}`,
        fix: 'give one of them another, or none',
      });
      const kinds = sections.flatMap(({ kind }, index) =>
        singleKinds.includes(kind) ? [{ name: kind, path: ['sections', index, 'kind'] }] : [],
      );
      checkUnique(report, 'duplicate-section', document, kinds, {
        message: (kind) => `two sections of this page are of kind ${quote(kind)}`,
        fix: 'remove one of them',
      });
    }
  },
};
