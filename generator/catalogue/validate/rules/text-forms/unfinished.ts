import { daysIn } from '../../../../../src/domain/reading/days-in';
import { weekdayOf } from '../../../../../src/domain/reading/days';
import type { Language } from '../../../../../src/domain/language/language';
import { inFull, quote } from '../../../diagnostics/visible';
import { found, type TextForm } from './form';

/** Marks in place of words that are still to be found out. A single `X` may be a name or a size. */
const marks =
  /(?<![\p{L}\p{N}_-])(?:XX{1,5}|TBC|TBD|TBA)(?![\p{L}\p{N}_-])|(?<!\S)(?:\?{2,}|؟{2,})(?!\S)|\[(?:\.{2,}|…|[Xx]{2,}|[?؟]+|insert [^[\]\n]{1,40})\](?!\()/u;

/** Words in brackets of people who work on the site to each other. */
const notes =
  /\([^()\n]{0,80}(?:before (?:we )?publish|(?:do not|don['’]t) publish|to be confirmed|(?:confirm|check|ask) with|\d ?% commission|قبل النشر|لا تنشر|للتأكيد|تأكد(?:ي|وا)? من|عمولة)[^()\n]{0,80}\)/iu;

/** A text that is the name of a picture's file. */
const fileName =
  /^\s*(?:[^\s.]+(?:[ ][^\s.]+){0,5}\.(?:jpe?g|png|webp|gif|svg|avif|heic)|(?:IMG|DSC|PXL)_\d{3,}\S*)\s*$/iu;

function weekdayIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Texts without marks and notes for those who write them, and whose dates exist. */
export const unfinishedForms: readonly TextForm[] = [
  {
    code: 'half-written',
    when: /\.\w{3,4}\s*$|(?:IMG|DSC|PXL)_\d/i,
    alone: true,
    find: ({ value }) =>
      found(fileName.exec(value), ([name]) => ({ id: 'half-written.file', values: { name: quote(name.trim()) } })),
  },
  {
    code: 'half-written',
    when: marks,
    alone: true,
    find: (_text, shown) =>
      found(marks.exec(shown), ([mark]) => ({ id: 'half-written', values: { words: quote(mark) } })),
  },
  {
    code: 'half-written',
    when: notes,
    alone: true,
    find: (_text, shown) =>
      found(notes.exec(shown), ([note]) => ({ id: 'half-written.note', values: { words: quote(note) } })),
  },
  {
    code: 'weekday-differs',
    when: /(?:day|Mon|Tue|Wed|Thur?|Fri|Sat|Sun)[,.]? (?:the )?[\dJFMASOND]|ال(?:[أا]حد|[اإأ]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت)[،,]? \p{Nd}/iu,
    find(_text, shown) {
      for (const { first, open, isPeriod, weekday, span } of daysIn(shown)) {
        // Without a year, or with two readings, the weekday shows which day is meant.
        if (!weekday || first === undefined || open !== undefined || isPeriod) continue;
        if (weekdayOf(first) === weekday.number) continue;
        const right = { en: weekdayIn('en', first), ar: weekdayIn('ar', first) };
        const written = shown.slice(weekday.span.start, weekday.span.end);
        const date = inFull(shown.slice(weekday.span.end, span.end).replace(/^[,،.\s]+/, ''));
        return { ...span, says: { id: 'weekday-differs', values: { date, weekday: quote(written), right } } };
      }
      return undefined;
    },
  },
];
