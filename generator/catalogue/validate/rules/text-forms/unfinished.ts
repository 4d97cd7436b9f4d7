import { inFull, quote } from '../../../diagnostics/visible';
import { daysIn } from '../../texts/text-dates';
import { found, type TextForm } from './form';

/** Marks in place of words that are still to be found out. A single `X` may be a name or a size. */
const marks =
  /(?<![\p{L}\p{N}_-])(?:XX{1,5}|xx{1,5}|TBC|TBD|TBA)(?![\p{L}\p{N}_-])|(?<!\S)(?:\?{2,}|؟{2,})(?!\S)|\[(?:\.{2,}|…|[Xx]{2,}|[?؟]+|insert [^[\]\n]{1,40})\](?!\()/u;

/** Words of people who work on the site to each other: in brackets, or about what the site earns. */
const notes =
  /\([^()\n]{0,80}(?:before (?:we )?publish|(?:do not|don['’]t) publish|to be confirmed|(?:confirm|check|ask) with|قبل النشر|لا تنشر|للتأكيد|تأكد(?:ي|وا)? من)[^()\n]{0,80}\)|(?<![\d.,])[1-9]\d?(?:[.,]\d+)?[ ]?% (?:commission|CP[SAO])(?!\p{L})|عمولة(?: قدرها)? [1-9]\d?(?:[.,]\d+)?[ ]?[%٪]/iu;

/** A text that is the name of a picture's file. */
const fileName =
  /^\s*(?:[^\s.]+(?:[ ][^\s.]+){0,5}\.(?:jpe?g|png|webp|gif|svg|avif|heic)|(?:IMG|DSC|PXL)_\d{3,}\S*)\s*$/iu;

const weekdays: readonly (readonly string[])[] = [
  ['sunday', 'الأحد', 'الاحد'],
  ['monday', 'الاثنين', 'الإثنين', 'الأثنين'],
  ['tuesday', 'الثلاثاء'],
  ['wednesday', 'الأربعاء', 'الاربعاء'],
  ['thursday', 'الخميس'],
  ['friday', 'الجمعة'],
  ['saturday', 'السبت'],
];
const weekdayBefore = new RegExp(`(?<![\\p{L}\\p{M}])(${weekdays.flat().join('|')})(?:[,،]?[ ](?:the )?)$`, 'iu');

/** The number of a weekday, from 0 for Sunday. */
function weekdayCalled(name: string): number {
  return weekdays.findIndex((names) => names.includes(name.toLowerCase()));
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
    when: /day[,]? (?:the )?[\dJFMASOND]|ال(?:[أا]حد|[اإأ]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت)[،,]? \d/iu,
    find(_text, shown) {
      for (const { days, start, end } of daysIn(shown)) {
        const [day = '', other] = days;
        const name = weekdayBefore.exec(shown.slice(Math.max(0, start - 20), start));
        // Without a year, or with two readings, the weekday shows which day is meant.
        if (!name || other !== undefined || day.length < 10) continue;
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        if (Number.isNaN(weekday) || weekday === weekdayCalled(name[1] ?? '')) continue;
        const [en = '', ar = ''] = weekdays[weekday] ?? [];
        const right = { en: en.charAt(0).toUpperCase() + en.slice(1), ar };
        const values = { date: inFull(shown.slice(start, end)), weekday: quote(name[1]), right };
        return { start: start - name[0].length, end, says: { id: 'weekday-differs', values } };
      }
      return undefined;
    },
  },
];
