import { parseDay, startOfDay, daysBetween, type Instant } from '../../../src/domain/dates/calendar';
import type { UnpublishedPart } from '../../../src/domain/trust/freshness';
import { isPublished, type Publication } from '../../../src/domain/pages/publication';
import type { Text } from '../../../src/generated/data-types';
import type { SourceDocument } from '../../catalogue/load/document';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { noLine, withLine, type Key } from './place';

interface Candidate {
  readonly kind: UnpublishedPart['kind'];
  readonly name: Text;
  readonly value: Publication;
  readonly document: SourceDocument;
  readonly path: readonly (string | number)[];
}

function candidatesOf({ stores, pages, posts }: Catalogue): readonly Candidate[] {
  const same = (text: string): Text => ({ en: text, ar: text });
  return [
    ...stores.flatMap(({ value, document }): readonly Candidate[] => [
      { kind: 'store', name: value.name, value, document, path: [] },
      ...(value.offers ?? []).map((offer, index): Candidate => {
        const own = offer.kind === 'code' ? offer.code : offer.id;
        const name = { en: `${value.name.en}: ${own}`, ar: `${value.name.ar}: ${own}` };
        return { kind: 'offer', name, value: offer, document, path: ['offers', index] };
      }),
    ]),
    ...pages.flatMap(({ value, document }): readonly Candidate[] =>
      value.kind === 'static' || value.kind === 'article'
        ? [{ kind: 'page', name: same(value.path), value, document, path: [] }]
        : [],
    ),
    ...posts.map(
      ({ value, document }): Candidate => ({ kind: 'post', name: same(value.title), value, document, path: [] }),
    ),
  ];
}

/** The parts that are unpublished at an instant, with their field: those with a day first, by day. */
export function unpublishedFields(
  catalogue: Catalogue,
  now: Instant,
  today: string,
): readonly { readonly part: UnpublishedPart; readonly key: Key }[] {
  const { timeZone } = catalogue.site.value;
  return candidatesOf(catalogue)
    .filter(({ value }) => !isPublished(value, today))
    .map(({ kind, name, value: { draft = false, publish }, document, path }) => {
      const part: UnpublishedPart = { kind, name, file: document.file.path, line: noLine };
      const key = { document, path: [...path, draft ? 'draft' : 'publish'] };
      if (draft || publish === undefined) return { part: withLine(part, key), key };
      const daysLeft = daysBetween(now, startOfDay(parseDay(publish), timeZone), timeZone);
      return { part: withLine({ ...part, publish, daysLeft }, key), key };
    })
    .sort((a, b) => (a.part.daysLeft ?? Number.MAX_VALUE) - (b.part.daysLeft ?? Number.MAX_VALUE));
}

/** The parts that are unpublished at an instant: those with a day first, by day. */
export function unpublishedOf(catalogue: Catalogue, now: Instant, today: string): readonly UnpublishedPart[] {
  return unpublishedFields(catalogue, now, today).map(({ part }) => part);
}
