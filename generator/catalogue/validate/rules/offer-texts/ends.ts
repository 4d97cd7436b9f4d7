import { inFull, quote } from '../../../diagnostics/visible';
import { endsIn } from '../../text-dates';
import { inSentence, type Contradiction, type Spoken } from './offer-text';

/** The end that a text names against `expires`. */
export function endsAgainst(spoken: Spoken): readonly Contradiction[] {
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
    // Without a year, it may be the day of each year.
    return isOwn && days[0]?.length === 10 ? [inSentence(spoken, 'no-end', [start, end], [], values)] : [];
  });
}
