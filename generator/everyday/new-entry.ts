import { quote } from '../diagnostics/visible';
import type { EntryKind } from './entry-kind';
import { Missing, planner, Unclear, type Planner } from './plan';

/** The word for an answer that is left open, before others that are given. */
const leftOpen = '-';

/** Adds an entry of a kind to the file that has such entries. The first word is the kind, the others are the answers in their order. */
export function planNew({ questions, intend }: EntryKind): Planner {
  return planner((data, { words }) => {
    const answers = words.slice(1).map((word) => (word === leftOpen ? '' : word));
    const extra = answers[questions.length];
    if (extra !== undefined)
      throw new Unclear(
        `${quote(extra)} is one word too many: write ${questions.map(({ name }) => name).join(' ')}, and answers of several words in quotes.`,
      );
    questions.forEach(({ name, text, isOptional = false }, index) => {
      const answer = answers[index];
      if (answer !== undefined && (answer !== '' || isOptional)) return;
      const rest = questions.slice(index).filter((each) => !each.isOptional);
      const placeholder = [name, ...rest.slice(1).map((each) => each.name)].join(' ');
      throw new Missing({ name, text, placeholder, isOptional, isWhole: true });
    });
    return intend(answers, data);
  });
}
