export type Quotes = 'plain' | 'single' | 'double';

/** Characters that YAML does not allow unescaped, or that other programs treat as line breaks. */
const escaped = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff"\\]/g;
const unfitOnLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

const namedEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** Other first characters may have a meaning in YAML. */
const plainStart = /^[A-Za-z0-9/($\u00a1-\uffff]/;
/** Words and numbers that are not text in YAML 1.2 or 1.1. Days and months are text for both files and schemas. */
const lookAlike = /^(?:null|true|false|yes|no|on|off|y|n)$|^[\d.][\d.,_:]*(?:e[-+]?\d*)?$|^0[xob][\da-f_]*$/i;

function escapeOf(character: string): string {
  const code = character.charCodeAt(0);
  return namedEscapes[character] ?? (code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

/** Whether an unquoted text is read as exactly this text. */
export function readsPlain(text: string, inFlow: boolean): boolean {
  return (
    plainStart.test(text) &&
    text.trim() === text &&
    !unfitOnLine.test(text) &&
    !lookAlike.test(text) &&
    !/:(?:\s|$)|\s#/.test(text) &&
    !(inFlow && /[,[\]{}]|:["']/.test(text))
  );
}

/** `needed` are the quotes of a text that cannot be plain. */
export function onOneLine(
  text: string,
  wanted: Quotes,
  { inFlow, needed }: { readonly inFlow: boolean; readonly needed: 'single' | 'double' },
): string {
  if (wanted === 'plain' && readsPlain(text, inFlow)) return text;
  const quotes = wanted === 'plain' ? needed : wanted;
  return quotes === 'single' && !unfitOnLine.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : `"${text.replace(escaped, escapeOf)}"`;
}

const plainKey = /^[A-Za-z_][\w.-]*$/;

/** Writes a key, unquoted if possible and wanted. A key that was quoted stays quoted. */
export function keyText(
  key: string,
  { inFlow, wanted }: { readonly inFlow: boolean; readonly wanted: Quotes },
): string {
  if (wanted === 'plain' && plainKey.test(key)) return key;
  const isPlain = wanted === 'plain' && key.length < 100 && readsPlain(key, inFlow) && !key.includes(':');
  return isPlain ? key : onOneLine(key, wanted === 'plain' ? 'double' : wanted, { inFlow, needed: 'double' });
}
