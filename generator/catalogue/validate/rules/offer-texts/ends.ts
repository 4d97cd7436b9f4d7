import { inFull, quote } from '../../../diagnostics/visible';
import { endsIn } from '../../texts/text-dates';
import { inSentence, type Contradiction, type Spoken } from './offer-text';

const hijriMonth =
  '(?:محر[ّ]?م|صفر|ربيع (?:الأول|الآخر|الثاني)|جمادى (?:الأولى|الآخرة|الثانية)|رجب|شعبان|رمضان|شوال|ذ[يو] القعدة|ذ[يو] الحجة)';
/** `until the middle of Shaʿban`, in Arabic. The fields use the Gregorian calendar and cannot express it. */
const hijriEnd = new RegExp(
  `(?:حتى|لغاية|[يت]نتهي (?:في )?)\\s?(?:نهاية|آخر|منتصف|أول|مطلع|غرة|\\d{1,2}) (?:شهر |من )?${hijriMonth}(?!\\p{L})`,
  'u',
);

/** Finds an end in the Islamic calendar in a text of an offer without `expires`. */
function hijriEndIn(spoken: Spoken): readonly Contradiction[] {
  const { offer, words, isOwn, text } = spoken;
  if (!isOwn || offer.expires !== undefined || text.language !== 'ar') return [];
  const found = hijriEnd.exec(words);
  if (!found) return [];
  return [
    inSentence(spoken, 'hijri-end', [found.index, found.index + found[0].length], [], { words: quote(found[0]) }),
  ];
}

/** Finds last days in a sentence that contradict `expires`. */
export function endsAgainst(spoken: Spoken): readonly Contradiction[] {
  return [...dayAgainst(spoken), ...hijriEndIn(spoken)];
}

function dayAgainst(spoken: Spoken): readonly Contradiction[] {
  const { offer, words, isOwn } = spoken;
  const last = offer.expires?.slice(0, 'YYYY-MM-DD'.length);
  const found = endsIn(words).filter(({ days }) => !days.some((day) => last?.endsWith(day) === true));
  return found.flatMap(({ days, start, end }): readonly Contradiction[] => {
    const values = {
      words: quote(words.slice(start, end)),
      date: quote(last ?? ''),
      line: inFull(`expires: ${days[0] ?? ''}`),
    };
    if (last !== undefined) return [inSentence(spoken, 'end', [start, end], ['expires'], values)];
    // A date without a year may recur every year.
    return isOwn && days[0]?.length === 10 ? [inSentence(spoken, 'no-end', [start, end], [], values)] : [];
  });
}
