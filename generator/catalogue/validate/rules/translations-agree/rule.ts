import { grouped } from '../../../../../src/domain/language/grouped';
import type { RelatedPlace, Span } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import { fieldOf, isMapping } from '../../../load/fields';
import type { Report, Rule } from '../../engine/draft';
import { editWithin } from '../../engine/edits';
import { relatedAt } from '../../engine/related';
import { textsOf, type TextField, type TextPair } from '../../texts/texts';
import { missingFigures } from './figures';
import { differentTranslations } from './repeated';
import { contradictionsIn, onlyInOne, type Disagreement } from './statements';

/** The texts that state the conditions of an offer. */
const ofOffer: ReadonlySet<string> = new Set(['title', 'savings', 'description', 'terms']);

/** The offer that a text belongs to; undefined if there is none. */
function offerOf({ document, path: [root, index], kind }: TextField): unknown {
  return kind === 'store' && root === 'offers' ? fieldOf(fieldOf(document.value, root), String(index)) : undefined;
}

/** What the texts of the offers of a store state in one language alone. */
function onlyInOnes(pairs: readonly TextPair[]): readonly Disagreement[] {
  const own = pairs.filter(({ en }) => ofOffer.has(en.field));
  return [...grouped(own, ({ en }) => offerOf(en))].flatMap(([offer, texts]) =>
    isMapping(offer) ? (onlyInOne(texts, new Set(Object.keys(offer))) ?? []) : [],
  );
}

/** The other text of a pair, or the part of it that is meant. */
function relatedTo({ document, path }: TextField, part?: Span): readonly RelatedPlace[] {
  const message = { id: 'related.other-text' } as const;
  if (!part) return relatedAt(message, document, path);
  return [{ message, file: document.file.path, span: document.spanWithin(path, part.start, part.end) }];
}

function reportDisagreement({ text, statement, other, contrary }: Disagreement, report: Report): void {
  const { document, path, language } = text;
  report('translations-disagree', document, document.spanWithin(path, statement.start, statement.end), {
    id: contrary ? 'translations-disagree.contrary' : 'translations-disagree.only',
    values: {
      language,
      words: quote(text.value.slice(statement.start, statement.end)),
      others: contrary && quote(other.value.slice(contrary.start, contrary.end)),
    },
    related: relatedTo(other, contrary),
  });
}

function reportFigures(pair: TextPair, report: Report): void {
  const missing = missingFigures(pair, offerOf(pair.en));
  const [first] = missing?.figures ?? [];
  if (!missing || !first) return;
  const { text, other, figures, right } = missing;
  const { document, path, value } = text;
  const shown = right ? other.value.slice(right.start, right.end) : '';
  report('figures-differ', document, document.spanWithin(path, first.start, first.end), {
    id: right ? 'figures-differ.field' : 'figures-differ',
    values: {
      language: other.language,
      count: figures.length,
      figures: { and: [...new Set(figures.map(({ start, end }) => value.slice(start, end)))].map(quote) },
      wrong: quote(value.slice(first.start, first.end)),
      right: inFull(shown),
    },
    // A number that is not a percentage may count something else.
    edits: right?.isPercent ? editWithin(document, path, [first.start, first.end], shown) : [],
    related: relatedTo(other),
  });
}

/** Both languages of a text say the same. A text that occurs twice has the same translation both times. */
export const translationsAgree: Rule = {
  name: 'translations-agree',
  codes: ['figures-differ', 'translations-disagree'],
  each(read, _facts, _context, report) {
    const { pairs } = textsOf(read);
    const contradictions = pairs.flatMap((pair) => contradictionsIn(pair).slice(0, 1));
    const told = new Set<TextField>();
    for (const each of [...contradictions, ...onlyInOnes(pairs)]) {
      if (told.has(each.text)) continue;
      told.add(each.text).add(each.other);
      reportDisagreement(each, report);
    }
    // What is wrong in the pair itself is told once.
    const others = pairs.filter(({ en }) => !told.has(en));
    for (const pair of others) reportFigures(pair, report);
    for (const { text, other } of differentTranslations(others))
      report('translations-disagree', read.document, read.document.span(text.path), {
        id: 'translations-disagree',
        values: { language: text.language },
        related: relatedTo(other),
      });
  },
};
