import { notFoundPath } from '../../../../src/domain/paths';
import { redirectTarget } from '../../../../src/domain/redirects';
import { choose } from '../../../diagnostics/suggest';
import type { Span } from '../../../diagnostics/diagnostic';
import { quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import { addressesOf, anchorsOf, mistypedAddressesOf } from '../../addresses';
import type { Draft, ReadDocument, Rule } from '../../draft';
import { linksIn } from '../../markdown-links';
import { eachString, textsOf } from '../../texts';

/** Says why a link inside the site leads nowhere, or gives undefined if it leads somewhere. */
export function linkChecker(
  draft: Draft,
): (document: SourceDocument, target: string) => { readonly message: string; readonly fix: string } | undefined {
  // The home page has its address whatever is wrong with its file.
  const paths = addressesOf(draft).map(({ path }) => path);
  const known = new Set(['/', ...paths]);
  // Of two pages with one address, one has lost its own, to which links may lead.
  const isIncomplete = draft.pathsIncomplete || new Set(paths).size < paths.length;
  const rules = draft.redirects?.value.redirects ?? [];
  return (document, target) => {
    if (target.startsWith('#')) {
      const anchors = anchorsOf(document);
      const name = target.slice(1);
      if (anchors.includes(name)) return undefined;
      return {
        message: `no section of this page is called ${quote(name)}`,
        fix:
          anchors.length === 0
            ? `give the section \`id: ${name}\``
            : `${choose(name, 'sections with an `id`', anchors)}; or give the section \`id: ${name}\``,
      };
    }
    if (!target.startsWith('/') || known.has(target) || isIncomplete) return undefined;
    const withLanguage = /^\/(?:en|ar)(\/.*)?$/.exec(target);
    if (withLanguage && known.has(withLanguage[1] ?? '/')) {
      return {
        message: `${quote(target)} names a language, and links of the catalogue do not`,
        fix: `write ${quote(withLanguage[1] ?? '/')}: the reader's language is added by itself`,
      };
    }
    const redirected = redirectTarget(rules, target);
    const bare = redirected?.replace(/^\/(?:en|ar)(?=\/|$)/, '');
    return {
      message: `no page has the address ${quote(target)}`,
      fix:
        bare !== undefined && known.has(bare)
          ? `it only redirects; write ${quote(bare)}`
          : choose(
              target,
              'pages',
              [...known].filter((path) => path !== notFoundPath),
            ),
    };
  };
}

/** A place with a link. */
interface Place {
  readonly document: SourceDocument;
  readonly target: string;
  readonly span: () => Span;
}

function placesOf(read: ReadDocument): readonly Place[] {
  if (read.kind === 'redirects' || read.kind === 'messages' || read.kind === 'feed') return [];
  const { document } = read;
  const places: Place[] = [];
  eachString(document, (target, path) => {
    if (path.at(-1) !== 'to') return;
    const place = [...path];
    places.push({ document, target, span: () => document.span(place) });
  });
  for (const text of textsOf(read).all)
    for (const { url, start, end } of linksIn(text))
      places.push({ document, target: url, span: () => document.spanWithin(text.path, start, end) });
  return places;
}

/** So many places are shown of a page that many link to. */
const mostRelated = 3;

/** Every link inside the site leads to a page or a section that exists. */
export const internalLinks: Rule = {
  name: 'internal-links',
  codes: ['unknown-link'],
  check(draft, _context, report) {
    for (const { address, meant, links } of mistypedAddressesOf(draft)) {
      const { document, path, place } = address;
      const uses = draft.documents.flatMap((read) => placesOf(read).filter(({ target }) => target === meant));
      report('unknown-link', document, document.span(place), {
        message: `no link leads to ${quote(path)}, and ${links} lead to ${quote(meant)}, which is no page`,
        fix: `write \`path: ${meant}\`, or correct the links`,
        related: uses.slice(0, mostRelated).map((use) => ({
          message: `leads to ${meant}`,
          file: use.document.file.path,
          span: use.span(),
        })),
      });
    }
  },
  each(draft, _context, report) {
    const problemOf = linkChecker(draft);
    return (read) => {
      for (const { document, target, span } of placesOf(read)) {
        const problem = problemOf(document, target);
        if (problem) report('unknown-link', document, span(), problem);
      }
    };
  },
};
