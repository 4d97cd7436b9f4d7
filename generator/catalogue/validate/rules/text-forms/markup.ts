import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import { visibleBraceIn } from '../../texts/placeholders';
import type { TextField } from '../../texts/texts';
import { found, type TextForm } from './form';

/** Markdown in a text that is not Markdown. */
const misplaced = [
  {
    id: 'visible-markup.plain-bold',
    pattern: /\*\*[^\s*][^*]*\*\*|(?<![\p{L}\p{N}_])__[^\s_][^_]*__(?![\p{L}\p{N}_])/u,
  },
  { id: 'visible-markup.plain-link', pattern: /\[[^[\]\n]+\]\([^\s()]*\)/ },
  { id: 'visible-markup.plain-emphasis', pattern: /(?<![\p{L}\p{N}*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*])/u },
  { id: 'visible-markup.plain-code', pattern: /`[^`\n]+`/ },
  { id: 'visible-markup.plain-heading', pattern: /^#{2,6} / },
] as const;

const html = /<\/?[a-zA-Z][a-zA-Z0-9]*(?:\s[^<>]*=[^<>]*)?\s*\/?>|<!--/;
const entity =
  /&(?:#\d{2,6}|#[xX][0-9a-fA-F]{2,5}|amp|lt|gt|quot|apos|nbsp|[lr]aquo|[lr][sd]quo|[mn]dash|hellip|copy|reg|trade|euro|zw[n]?j|[lr]lm);/;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
};

/** The fix for HTML in a text that is shown as written. */
function fixOfHtml(written: string, value: string): Phrase {
  const character = entities[written];
  if (character !== undefined) return { id: 'raw-html.plain.write', values: { character: quote(character) } };
  if (written.startsWith('&'))
    return { id: written === '&nbsp;' ? 'raw-html.plain.space' : 'raw-html.plain.character' };
  const closing = `</${/^<(\w*)/.exec(written)?.[1] ?? ''}>`;
  return value.includes(closing)
    ? { id: 'raw-html.plain.remove-both', values: { html: inFull(written), closing: inFull(closing) } }
    : { id: 'raw-html.plain.remove' };
}

/** The first HTML in a plain text. */
function htmlIn(text: string): RegExpExecArray | null {
  return html.exec(text) ?? entity.exec(text);
}

/** Messages of the interface have rules of their own. */
const isText = ({ kind }: TextField): boolean => kind !== 'messages';
const isPlain = (text: TextField): boolean => isText(text) && !text.rich;

/** Readers see no characters of HTML or Markdown in a text that is shown as written, and no brace. */
export const markupForms: readonly TextForm[] = [
  {
    code: 'raw-html',
    when: /[<&]/,
    where: isPlain,
    find: ({ value }) =>
      found(htmlIn(value), ([written]) => ({
        id: 'raw-html.plain',
        values: { html: quote(written) },
        fix: fixOfHtml(written, value),
      })),
  },
  {
    code: 'visible-markup',
    when: /[*_[`#]/,
    where: isPlain,
    find({ value }) {
      if (htmlIn(value)) return undefined;
      const all = misplaced.flatMap(({ id, pattern }) => {
        const mark = found(pattern.exec(value), () => ({ id, why: { id: 'visible-markup.as-written' } }));
        return mark ? [mark] : [];
      });
      return all.sort((a, b) => a.start - b.start)[0];
    },
  },
  {
    code: 'visible-brace',
    when: /[{}[%]/,
    where: isText,
    find({ value }) {
      const brace = visibleBraceIn(value);
      if (!brace) return undefined;
      const { start, end, meant } = brace;
      return {
        start,
        end,
        says: {
          id: 'visible-brace',
          values: { characters: quote(value.slice(start, end)) },
          fix: meant === undefined ? undefined : { id: 'visible-brace.write', values: { meant: inFull(meant) } },
        },
      };
    },
  },
];
