import { dayPlus } from '../../../../../src/domain/dates/calendar';
import { daysIn } from '../../../../../src/domain/reading/days-in';
import { grouped } from '../../../../../src/domain/language/grouped';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Values } from '../../../diagnostics/phrases';
import type { Fact } from '../../../../../src/domain/reading/facts';
import type { ReadDocument } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { textField } from '../../../load/fields';
import { codeLikeWords } from '../../coupon-codes/quoted-codes';
import { sentenceReading, sentencesOf } from '../../said/sentence-facts';
import { relatedTexts, type TextPlace } from '../../engine/reporting';
import type { StoreOffer } from '../../stores/store-offers';
import { textsOf } from '../../texts/texts';

/** Words of a sentence that promises something until a last day, besides what it gives. */
const promise =
  /(?<!\p{L})(?:valid|runs?|holds?|works?|ends?|expires?|available|lasts?|applies|extended|use|order|offers?|codes?|coupons?|deals?|sale)(?!\p{L})|[يت]سري|سار[ٍية]|صالح|[يت]نتهي|[يت]ستمر|متاح|متوفر|[يت]عمل|استخدم|اطلب|عرض|كود|خصم|تخفيض/iu;
/** Words of a sentence about the past, besides those of an end. */
const past =
  /(?<!\p{L})(?:was|were|had|did|ran|held|lasted|worked|applied|used to|took|gave|tested|checked|tried|renewed|reviewed|updated|ordered|last (?:year|month|season)|previous|former|over|earlier)(?!\p{L})|(?<!\p{L})(?:و|ف)?(?:كان|استمر|امتد|جر[ىتب]|ظل|لم|راجعنا|اختبر|تحققنا)|سابق|ماضي/iu;

/** The same for sentences with a code; posts may be in French. */
const endedCode =
  /until|past|old|ended|expired|no longer|at the time|terminé|au moment|وقت الكتابة|وقت كتاب|انته[تى]|منته|expiré|était|ancien|valable jusqu|حتى|قديم|لغاية/iu;

/** Removes Arabic vowel marks, which most writers omit. */
function plain(words: string): string {
  return words.replace(/[\u064b-\u0652]/g, '');
}

/** Most sentences with a year state no end, and the reader takes longer. */
const mayEnd = /until|till|thr|to |end|expir|last|final|before|حت|لغاي|نته|[آا]خر|نهاي/iu;
const year = /\p{Nd}{4}|[/.-]\p{Nd}{2}(?!\p{Nd})/u;

/** The ends that a sentence promises, with their year. */
function endsOf(words: string): readonly (Fact & { readonly name: 'ends' })[] {
  if (!year.test(words) || !mayEnd.test(words) || past.test(plain(words))) return [];
  const { facts } = sentenceReading(words);
  return promise.test(plain(words)) || facts.some(({ name }) => name === 'benefit')
    ? facts.filter((fact) => fact.name === 'ends')
    : [];
}

/** Last days in a file's texts that have passed although the sentence is in the present. */
function passedEnds(read: ReadDocument, facts: FileFacts): readonly (TextPlace & { readonly day: string })[] {
  const { value } = read.document;
  const store = textField(value, read.kind === 'store' ? 'slug' : 'store');
  // A text that states the end of an ended offer is correct.
  const isKnown = (day: string, words: string): boolean =>
    (store !== undefined && facts.endsOf(store).includes(day)) ||
    codeLikeWords(words).some(({ code }) => facts.offerWithCode(code)?.expires === day);
  return textsOf(read).all.flatMap((text) => {
    // Texts of an offer are compared with its own end elsewhere.
    if (!year.test(text.value) || (read.kind === 'store' && text.path[0] === 'offers')) return [];
    return sentencesOf(text.value).flatMap(({ text: words, start: from }) =>
      endsOf(words).flatMap(({ value: day, open, span }) => {
        // Of 05/06/2026, only the year is certain, and a day of the Hijri calendar can be a day later.
        const last =
          open === 'order' ? `${day.slice(0, 'YYYY'.length)}-12-31` : open === 'hijri' ? dayPlus(day, 1) : day;
        if (!facts.isPast(last) || isKnown(day, words)) return [];
        return [{ text, day, start: from + span.start, end: from + span.end }];
      }),
    );
  });
}

function wordsAt({ text, start, end }: TextPlace): string {
  return text.value.slice(start, end);
}

function reportPlaces(
  id: 'text-out-of-date.end' | 'text-out-of-date.code',
  values: Values,
  { text, start, end }: TextPlace,
  others: readonly TextPlace[],
  report: Report,
): void {
  const { document } = text;
  const related = relatedTexts(others);
  report('text-out-of-date', document, document.spanWithin(text.path, start, end), { id, values, related });
}

/** Codes of ended offers in a file's texts whose sentence does not say that they have ended. */
function endedCodes(read: ReadDocument, facts: FileFacts): readonly (TextPlace & { readonly offer: StoreOffer })[] {
  const { all } = textsOf(read);
  // A file that states the last day once does so for all codes.
  const named = new Set(all.flatMap(({ value }) => (/\d{4}/.test(value) ? daysIn(value).map(({ last }) => last) : [])));
  return all.flatMap((text) =>
    codeLikeWords(text.value).length === 0
      ? []
      : sentencesOf(text.value).flatMap(({ text: words, start: from }) =>
          codeLikeWords(words).flatMap(({ code, start, end }) => {
            const offer = facts.offerWithCode(code);
            if (offer?.expires === undefined || !facts.isPast(offer.expires) || named.has(offer.expires)) return [];
            const said = plain(words);
            return past.test(said) || endedCode.test(said)
              ? []
              : [{ text, offer, start: from + start, end: from + end }];
          }),
        ),
  );
}

/** Texts contain no last day that has passed, and posts and pages no code that has ended. */
export const passedDates: Rule = {
  name: 'passed-dates',
  codes: ['text-out-of-date'],
  each(read, facts, _context, report) {
    const { kind } = read;
    // A post describes its own day, and an entry of the home page has a text for the time afterwards.
    if (kind === 'store' || kind === 'home' || kind === 'site' || kind === 'page')
      for (const [, [first, ...others]] of grouped(passedEnds(read, facts), (each) => each.day))
        if (first) reportPlaces('text-out-of-date.end', { date: quote(wordsAt(first)) }, first, others, report);
    if (kind !== 'page' && kind !== 'post') return;
    // One diagnostic per store and last day.
    const found = grouped(endedCodes(read, facts), ({ offer }) => `${offer.file} ${offer.expires ?? ''}`);
    for (const [, places] of found) {
      const [first, ...others] = places;
      if (!first) continue;
      const { expires = '', file } = first.offer;
      const codes = [...new Set(places.map(wordsAt))];
      const values = {
        count: codes.length,
        codes: { and: codes.map(quote) },
        date: quote(expires),
        file: inFull(file),
      };
      reportPlaces('text-out-of-date.code', values, first, others, report);
    }
  },
};
