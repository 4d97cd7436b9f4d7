import { grouped } from '../../../../../src/domain/language/grouped';
import { quote } from '../../../diagnostics/visible';
import { fieldOf, isMapping } from '../../../load/fields';
import type { Report, Rule } from '../../engine/draft';
import type { ReadDocument } from '../../catalogue';
import { textsOf, type TextField, type TextPair } from '../../texts/texts';
import { missingFigures } from './figures';
import { differentTranslations } from './repeated';
import { contradictionIn, onlyInOne, type Disagreement } from './statements';

/** The texts that state the conditions of an offer. */
const ofOffer: ReadonlySet<string> = new Set(['title', 'savings', 'description', 'terms']);

/** What the texts of the offers of a store state in one language alone. */
function onlyInOnes({ document, kind }: ReadDocument, pairs: readonly TextPair[]): readonly Disagreement[] {
  if (kind !== 'store') return [];
  const own = pairs.filter(({ en: { path, field } }) => path[0] === 'offers' && ofOffer.has(field));
  return [...grouped(own, ({ en: { path } }) => path[1])].flatMap(([index, texts]) => {
    const offer = fieldOf(fieldOf(document.value, 'offers'), String(index));
    return onlyInOne(texts, new Set(isMapping(offer) ? Object.keys(offer) : [])) ?? [];
  });
}

function reportDisagreement({ text, statement, other, contrary }: Disagreement, report: Report): void {
  const { document, path, language } = text;
  const place = contrary ? document.spanWithin(other.path, contrary.start, contrary.end) : document.span(other.path);
  report('translations-disagree', document, document.spanWithin(path, statement.start, statement.end), {
    id: contrary ? 'translations-disagree.contrary' : 'translations-disagree.only',
    values: {
      language,
      words: quote(text.value.slice(statement.start, statement.end)),
      others: contrary && quote(other.value.slice(contrary.start, contrary.end)),
    },
    related: [{ message: { id: 'related.other-text' }, file: document.file.path, span: place }],
  });
}

function reportFigures(pair: TextPair, report: Report): void {
  const missing = missingFigures(pair);
  const [first] = missing?.figures ?? [];
  if (!missing || !first) return;
  const { text, other, figures } = missing;
  const { document, path, value } = text;
  report('figures-differ', document, document.spanWithin(path, first.start, first.end), {
    id: 'figures-differ',
    values: {
      language: other.language,
      count: figures.length,
      figures: { and: [...new Set(figures.map(({ start, end }) => value.slice(start, end)))].map(quote) },
    },
    related: [{ message: { id: 'related.other-text' }, file: document.file.path, span: document.span(other.path) }],
  });
}

/**
 * Both languages of a text say the same: who may use an offer, where, how and until when, and every figure. A text that
 * occurs twice has the same meaning in the other language both times.
 */
export const translationsAgree: Rule = {
  name: 'translations-agree',
  codes: ['figures-differ', 'translations-disagree'],
  each(read, _facts, _context, report) {
    const { pairs } = textsOf(read);
    const contradictions = pairs.flatMap((pair) => contradictionIn(pair) ?? []);
    const told = new Set<TextField>();
    for (const each of [...contradictions, ...onlyInOnes(read, pairs)]) {
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
        related: [
          {
            message: { id: 'related.other-text' },
            file: read.document.file.path,
            span: read.document.span(other.path),
          },
        ],
      });
  },
};
