import type { Span } from '../../diagnostics/diagnostic';
import type { Values } from '../../diagnostics/phrases';
import type { Path } from '../../load/document';
import type { OfferFields } from '../stores/store-summary';
import type { TextField } from '../texts/texts';

/** A statement of a text, of an offer or its page, that contradicts the offer's fields. */
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
    | 'countries-missing'
    | 'new-customers'
    | 'all-customers'
    | 'open-end'
    | 'condition';
  readonly text: TextField;
  readonly start: number;
  readonly end: number;
  readonly values: Values;
  /** The path, within the offer, of the field that the text contradicts; empty if the offer lacks the field. */
  readonly field: Path;
}

/** A sentence that is about one offer. */
export interface Spoken {
  readonly offer: OfferFields;
  readonly text: TextField;
  /** The sentence, and its offset in the text. */
  readonly words: string;
  readonly start: number;
  /** The place of the code by which the sentence names the offer; absent in a text of the offer itself. */
  readonly code?: Span | undefined;
}

/** Creates a contradiction from offsets within the sentence. */
export function inSentence(
  { text, start }: Pick<Spoken, 'text' | 'start'>,
  kind: Contradiction['kind'],
  [from, to]: readonly [number, number],
  field: Path,
  values: Values,
): Contradiction {
  return { kind, text, start: start + from, end: start + to, field, values };
}
