/** What separates a token from the one before: nothing, a comma, a dash or bar, the end of a sentence, the end of a line. */
export type Break = 0 | 1 | 2 | 3 | 4;

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text as phrases are compared: in small letters, without marks and variants of letters. */
  readonly word: string;
  readonly value?: number;
  readonly before: Break;
  /** Nothing, not even a space, stands between this token and the one before. */
  readonly glued: boolean;
  /** A bracket opens before it. */
  readonly opens: boolean;
}

const arabicMarks = /[\u064b-\u065f\u0670ـ\u06d6-\u06ed]/g;

const folded = new Map<string, string>();

/** Folds a word and remembers it: a catalogue repeats its words. */
export function fold(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  if (folded.size > 50_000) folded.clear();
  const plain = folding(word);
  folded.set(word, plain);
  return plain;
}

/** Folds a word: letters that people exchange become one, and marks and repeated letters are dropped. */
function folding(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase().replace(arabicMarks, '');
  return plain
    .replace(/[\p{M}'’.-]/gu, '')
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/[ةۀہ]/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[کگ]/g, 'ك')
    .replace(/ء/g, '')
    .replace(/(.)\1{2,}/gu, '$1');
}

/** The forms of an Arabic word without the particles that are written together with it. */
export function formsOf(word: string): readonly string[] {
  if (!/^[\u0621-\u064a]/.test(word)) return [word];
  const forms = [word];
  const strip = (letters: string, least: number): void => {
    for (const form of [...forms])
      if (letters.includes(form.charAt(0)) && form.length > least) forms.push(form.slice(1));
  };
  strip('وف', 2);
  for (const form of [...forms]) if (form.startsWith('لل') && form.length > 3) forms.push(form.slice(2));
  strip('بلكهع', 2);
  for (const form of [...forms]) if (form.startsWith('ال') && form.length > 3) forms.push(form.slice(2));
  return forms;
}

const part =
  /(?<flag>\p{RI}\p{RI})|(?<keycap>\d\uFE0F?\u20E3)|(?<initials>(?<!\p{L})\p{L}(?:\.\p{L}){1,2}(?![\p{L}\p{M}])\.?)|(?<number>\p{Nd}(?:[\p{Nd}.,٫٬]*\p{Nd})?)|(?<arabic>[\u0621-\u064a\u0671-\u06d3][\u0621-\u065f\u0670-\u06d3]*)|(?<word>\p{L}(?:[\p{L}\p{M}\p{Nd}]|['’-](?=\p{L}))*)|(?<sign>\S)/gu;

const prefixed = /^(SAR|AED|KWD|QAR|BHD|OMR|EGP|USD|JOD|SR|KD|QR|BD|DHS|Dhs|AED|LE|EGP|x|X)(\p{Nd}+)$/u;
const ignored = /^[\p{M}\p{Cf}]$/u;
const lineEnd = /\r\n?|\n|\t/g;
const sentenceSigns = '!;؛…';
const barSigns = '|•·▶►◄●▪│┃→←⬅➡⇐⇒➜➔👉👈';
/** A point behind these words ends no sentence. */
const shortened =
  /^(?:max|min|excl|incl|no|avg|approx|tel|reg|mob|disc|est|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
const addressEnd = /\.(?:com|net|org|sa|ae|kw|qa|bh|om|eg|io|co|me|shop|store|app|link|example|test)(?:[/?:.,)]|$)/i;

/** An address, a handle, a label with `#` or a number with `+`: no words of the text. */
function isReference(chunk: string): boolean {
  return /^[<("]?(?:[#@+]\S|https?:|www\.)/i.test(chunk) || /@|:\/\//.test(chunk) || addressEnd.test(chunk);
}

/** An hour of a day: the reader has only days. */
const clock = /^\p{Nd}{1,2}:\p{Nd}{2}(?:[ap]m)?$/iu;

/** The digits of any keyboard as ASCII digits; each stays one character. */
function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** The value of a number in digits. A comma or point before three digits at the end separates thousands only if a comma. */
export function numberOf(digits: string): number | undefined {
  const text = asciiDigits(digits).replace(/٬/g, ',').replace(/٫/g, '.');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replace(/,/g, '')
    : text.replace(/,(\d{1,2})$/, '.$1');
  const value = Number(plain);
  return Number.isNaN(value) ? undefined : value;
}

/** A longer line is read as several, so that what a sentence says is found in bounded time. */
const longestLine = 300;
/** Plain words, the most frequent case. */
const simple = /^(?:[A-Za-z]+|[\u0621-\u063a\u0641-\u064a]+)(?=[.,،]?$)/;

const dash = /[-–—]/;
const kept = /[+%٪％/×$€£﷼\u20C1&=]/u;

function breakOf(sign: string, isEnd: boolean, sinceSentence: number): Break {
  if (sign === '.' || sign === '*') return isEnd ? 3 : 0;
  if (/[?؟]/.test(sign)) return sinceSentence <= 3 ? 1 : 3;
  if (sentenceSigns.includes(sign)) return 3;
  if (barSigns.includes(sign)) return 2;
  return dash.test(sign) || kept.test(sign) ? 0 : 1;
}

class Splitter {
  readonly tokens: Token[] = [];
  private before: Break = 4;
  private opens = false;
  private end = -1;
  // A short question is answered in the same sentence: `Delivery? Free with CODE`.
  private sinceSentence = 0;
  private sinceLine = 0;

  raise(to: Break): void {
    if (to > this.before) this.before = to;
  }

  push(start: number, written: string): void {
    this.sinceLine = this.before === 4 ? 0 : this.sinceLine + 1;
    if (this.sinceLine > longestLine) {
      this.before = 4;
      this.sinceLine = 0;
    }
    const { before, opens } = this;
    const digits = /^\p{Nd}/u.test(written);
    const value = digits ? numberOf(written) : undefined;
    const word = digits ? asciiDigits(written) : fold(written) || written;
    const end = start + written.length;
    this.tokens.push({ start, end, text: written, word, value, before, glued: start === this.end, opens });
    this.sinceSentence = before > 1 ? 1 : this.sinceSentence + 1;
    this.before = 0;
    this.opens = false;
    this.end = end;
  }

  pushSign(start: number, sign: string, isLast: boolean, isAlone: boolean): void {
    if (ignored.test(sign)) {
      if (start === this.end) this.end += sign.length;
      return;
    }
    const isShortened = start === this.end && shortened.test(this.tokens.at(-1)?.text ?? '');
    const strength = breakOf(sign, isLast && !isShortened, this.sinceSentence);
    // A dash alone separates two parts of a sentence, or it joins the ends of a range.
    this.raise(isAlone && dash.test(sign) ? 2 : strength);
    this.opens ||= sign === '(' || sign === '[';
    if (dash.test(sign)) this.push(start, '-');
    else if (kept.test(sign)) this.push(start, sign);
  }

  pushChunk(start: number, chunk: string): void {
    const [simpleWord] = simple.exec(chunk) ?? [];
    if (simpleWord !== undefined) {
      this.push(start, simpleWord);
      if (simpleWord !== chunk) this.pushSign(start + simpleWord.length, chunk.slice(simpleWord.length), true, false);
    } else if (clock.test(chunk)) return;
    else if (isReference(chunk)) this.raise(1);
    else for (const found of chunk.matchAll(part)) this.pushPart(start + found.index, found, chunk);
  }

  private pushPart(start: number, found: RegExpExecArray, chunk: string): void {
    const [written, flag, keycap, initials, , , word] = found;
    if (keycap) this.raise(2);
    else if (word && prefixed.test(written)) {
      const length = (prefixed.exec(written)?.[1] ?? '').length;
      this.push(start, written.slice(0, length));
      this.push(start + length, written.slice(length));
    } else if (flag ?? initials ?? /^[\p{L}\p{Nd}ـ]/u.test(written)) this.push(start, written);
    else this.pushSign(start, written, found.index + written.length === chunk.length, chunk.length === written.length);
  }
}

/** Splits a text into tokens. Addresses and labels with `#` are left out. */
export function tokensOf(text: string): readonly Token[] {
  const splitter = new Splitter();
  for (const [start, line, gap] of linesOf(text)) {
    for (const { 0: chunk, index } of line.matchAll(/\S+/g)) splitter.pushChunk(start + index, chunk);
    splitter.raise(gap);
  }
  return splitter.tokens;
}

/** The lines and cells of a text with their offsets and the break after each. */
function* linesOf(text: string): Generator<readonly [number, string, Break]> {
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(lineEnd)) {
    yield [from, text.slice(from, index), sign === '\t' ? 2 : 4];
    from = index + sign.length;
  }
  yield [from, text.slice(from), 4];
}
