import { grouped } from '../../../../src/domain/language/grouped';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic';

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

function isIn({ start, end }: Span, outer: Span): boolean {
  return start >= outer.start && end <= outer.end;
}

type IsConsequence = (each: Diagnostic, cause: Diagnostic) => boolean;

const damages: ReadonlySet<string> = new Set(['hidden-character', 'padded-text', 'reversed-text', 'chat-line']);

/** Other diagnostics of a damaged value. The span of a quoted value begins one character before its text. */
const ofDamagedValue: IsConsequence = ({ code, span: { start, end } }, cause) =>
  !damages.has(code) && isIn(cause.span, { start: start - 1, end: end + 1 });

/** Other diagnostics inside content that does not belong in a text at all. */
const inForeignContent: IsConsequence = ({ code, span }, cause) => !damages.has(code) && isIn(span, cause.span);

/** Codes about the field of a code that add nothing to another warning about the same field. */
const ofCode: ReadonlySet<string> = new Set(['codes-alike', 'unusual-code', 'code-unlike-others']);

/** A text that differs from a field also differs from its translation. */
const ofTranslation: IsConsequence = ({ code, span, related = [] }, cause) =>
  (code === 'figures-differ' || code === 'translations-disagree') &&
  [span, ...related.map((each) => each.span)].some((each) => isIn(cause.span, each) || isIn(each, cause.span));

/** Whether a text says what no field does, so that texts with different ends come before a missing end. */
function hasNoField({ message }: Diagnostic): boolean {
  return message.id === 'text-differs.no-end' || message.id === 'text-differs.open-end';
}

/** The consequences of each cause, by its code. */
const consequences: Readonly<Partial<Record<string, IsConsequence>>> = {
  'hidden-character': ofDamagedValue,
  'padded-text': ofDamagedValue,
  'reversed-text': inForeignContent,
  'chat-line': inForeignContent,
  'code-differs-from-title': ({ code, span }, cause) => ofCode.has(code) && isSame(span, cause.span),
  'codes-alike': ({ code, span }, cause) => code === 'unusual-code' && isSame(span, cause.span),
  'title-differs': ofTranslation,
  'text-differs': (each, cause) =>
    [cause.span, ...(cause.related ?? []).map(({ span }) => span)].some((span) =>
      each.code === 'text-out-of-date'
        ? // A wrong last day has also passed.
          isSame(each.span, span)
        : each.message.id !== 'figures-differ.field' &&
          !(each.code === 'translations-disagree' && hasNoField(cause)) &&
          ofTranslation(each, { ...cause, span }),
    ),
  'figures-differ': ({ code, span }, cause) =>
    code === 'text-differs' && cause.message.id === 'figures-differ.field' && isIn(cause.span, span),
  'translations-disagree': (each, { span }) =>
    hasNoField(each) &&
    [each.span, ...(each.related ?? []).map((one) => one.span)].some((one) => isIn(span, one) || isIn(one, span)),
};

/** Drops diagnostics that are consequences of another one in the same file: one cause, one diagnostic. */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = grouped(
    diagnostics.filter(({ code }) => consequences[code]),
    ({ file }) => file,
  );
  return diagnostics.filter((each) => !causes.get(each.file)?.some((cause) => consequences[cause.code]?.(each, cause)));
}
