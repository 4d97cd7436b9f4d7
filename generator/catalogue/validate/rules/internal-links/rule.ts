import { notFoundPath } from '../../../../../src/domain/pages/paths';
import { choice } from '../../../diagnostics/suggest';
import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import { anchorsOf, mistypedAddressesOf } from '../../engine/addresses';
import type { Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { usesInDraft } from '../../references/file-uses';
import { spanOf, usesIn } from '../../references/uses';
import { mostRelated } from '../../engine/reporting';

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

/** Every internal link leads to an existing page or section. */
export const internalLinks: Rule = {
  name: 'internal-links',
  codes: ['unknown-link'],
  check(draft, _context, report) {
    for (const { address, meant, links } of mistypedAddressesOf(draft)) {
      const { document, path, place } = address;
      const places = usesInDraft(draft).flatMap((file) =>
        file.uses
          .filter(({ kind, id }) => kind === 'page' && id === meant)
          .map((use) => ({ file: file.document.file.path, span: spanOf(use, file.document) })),
      );
      report('unknown-link', document, document.span(place), {
        id: 'unknown-link.mistyped',
        values: { path: quote(path), links, meant: quote(meant), line: inFull(`path: ${meant}`) },
        related: places.slice(0, mostRelated).map((place) => ({
          message: { id: 'unknown-link.mistyped.related', values: { meant } },
          ...place,
        })),
      });
    }
  },
  each(read, facts, { schemas }, report) {
    const { document } = read;
    for (const use of usesIn(schemas, read)) {
      const problem = use.kind === 'page' && linkProblem(document, use.id, facts);
      if (problem) report('unknown-link', document, spanOf(use, document), problem);
    }
  },
};
