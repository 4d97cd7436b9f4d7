import { notFoundPath } from '../../../../../src/domain/pages/paths';
import { choice } from '../../../diagnostics/suggest';
import type { DiagnosticText, Span } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import { anchorsOf, mistypedAddressesOf } from '../../addresses';
import type { ReadDocument, Rule } from '../../draft';
import type { FileFacts } from '../../facts';
import { linksIn } from '../../markdown-links';
import { usesIn } from '../../references/uses';
import { mostRelated } from '../../related-texts';
import type { Schemas } from '../../schemas';
import { textsOf } from '../../texts';

/** The diagnostic text for a link to nowhere; undefined if its target exists. */
function linkProblem(document: SourceDocument, target: string, facts: FileFacts): DiagnosticText | undefined {
  if (target.startsWith('#')) {
    const anchors = anchorsOf(document);
    const name = target.slice(1);
    if (anchors.includes(name)) return undefined;
    const line = inFull(`id: ${name}`);
    const targets = anchors.map((anchor) => `#${anchor}`);
    const choices = choice(target, { id: 'label.sections' }, targets);
    return {
      id: 'unknown-link.section',
      values: { name: quote(name), line },
      fix: anchors.length > 0 ? { id: 'unknown-link.section.choose', values: { choice: choices, line } } : undefined,
    };
  }
  // If two pages have the same address, one of them has a wrong one, to whose right address links may lead.
  if (!target.startsWith('/') || facts.pageFrom(target) !== undefined || !facts.arePagesKnown()) return undefined;
  const known = new Set(['/', ...facts.pages().map(({ path }) => path)]);
  const withLanguage = /^\/(?:en|ar)(\/.*)?$/.exec(target);
  if (withLanguage && known.has(withLanguage[1] ?? '/')) {
    return {
      id: 'unknown-link.language',
      values: { target: quote(target), right: inFull(withLanguage[1] ?? '/') },
    };
  }
  const bare = facts.redirected(target)?.replace(/^\/(?:en|ar|\{lang\})(?=\/|$)/, '');
  return {
    id: 'unknown-link',
    values: { target: quote(target) },
    fix:
      bare !== undefined && known.has(bare)
        ? { id: 'unknown-link.redirected', values: { right: inFull(bare) } }
        : choice(
            target,
            { id: 'label.pages' },
            [...known].filter((path) => path !== notFoundPath),
          ),
  };
}

/** A link with its document and span. */
interface LinkUse {
  readonly document: SourceDocument;
  readonly target: string;
  readonly span: () => Span;
}

function linkUsesIn(read: ReadDocument, schemas: Schemas): readonly LinkUse[] {
  if (read.kind === 'redirects' || read.kind === 'messages' || read.kind === 'feed') return [];
  const { document } = read;
  const places: LinkUse[] = [];
  for (const { kind, id, path } of usesIn(schemas, read.kind, document.value))
    if (kind === 'page') places.push({ document, target: id, span: () => document.span(path) });
  for (const text of textsOf(read).all)
    for (const { url, start, end } of linksIn(text))
      places.push({ document, target: url, span: () => document.spanWithin(text.path, start, end) });
  return places;
}

/** Every internal link leads to an existing page or section. */
export const internalLinks: Rule = {
  name: 'internal-links',
  codes: ['unknown-link'],
  check(draft, { schemas }, report) {
    for (const { address, meant, links } of mistypedAddressesOf(draft)) {
      const { document, path, place } = address;
      const uses = draft.documents.flatMap((read) =>
        linkUsesIn(read, schemas).filter(({ target }) => target === meant),
      );
      report('unknown-link', document, document.span(place), {
        id: 'unknown-link.mistyped',
        values: { path: quote(path), links, meant: quote(meant), line: inFull(`path: ${meant}`) },
        related: uses.slice(0, mostRelated).map((use) => ({
          message: { id: 'unknown-link.mistyped.related', values: { meant } },
          file: use.document.file.path,
          span: use.span(),
        })),
      });
    }
  },
  each(read, facts, { schemas }, report) {
    for (const { document, target, span } of linkUsesIn(read, schemas)) {
      const problem = linkProblem(document, target, facts);
      if (problem) report('unknown-link', document, span(), problem);
    }
  },
};
