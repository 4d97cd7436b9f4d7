import type { Offer } from '../../../../../src/generated/data-types';
import type { Values } from '../../../diagnostics/phrases';
import type { Path } from '../../../load/document';
import { figuresIn } from '../../figures';
import type { TextField } from '../../texts';

/** Where a text of an offer, or of a page about it, says something else than its fields. */
export interface Contradiction {
  readonly kind:
    | 'currency'
    | 'minimum'
    | 'no-minimum'
    | 'maximum'
    | 'figure'
    | 'up-to'
    | 'flat'
    | 'country'
    | 'only'
    | 'end'
    | 'no-end'
    | 'hijri-end'
    | 'countries-missing'
    | 'new-customers'
    | 'all-customers';
  readonly text: TextField;
  readonly start: number;
  readonly end: number;
  readonly values: Values;
  /** The field that the text contradicts, in the offer; the offer lacks it where this is the path of the offer. */
  readonly field: Path;
}

/** A text with its translation; a text of a file in one language has none. */
export interface SpokenText {
  readonly text: TextField;
  readonly other: TextField | undefined;
}

/** A part of a text that speaks of one offer. */
export interface Spoken extends SpokenText {
  readonly offer: Offer;
  /** The sentence, and its place in the text. */
  readonly words: string;
  readonly start: number;
  /** Whether it is a text of the offer itself: a page names the offer by its code. */
  readonly isOwn: boolean;
}

/** Whether the other language has a figure, too. Figures that differ between the languages are reported as such. */
export function isInBoth({ other }: Pick<Spoken, 'other'>, value: number): boolean {
  return !other || figuresIn(other).some((each) => each.value === value);
}

/** A contradiction in a sentence, by its place there. */
export function inSentence(
  { text, start }: Pick<Spoken, 'text' | 'start'>,
  kind: Contradiction['kind'],
  [from, to]: readonly [number, number],
  field: Path,
  values: Values,
): Contradiction {
  return { kind, text, start: start + from, end: start + to, field, values };
}
