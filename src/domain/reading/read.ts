import type { Fact, ReadMessage, ReadOptions } from './facts';

/** The facts that a text states, in the order of the text. */
export function read(_text: string, _options: ReadOptions = {}): readonly Fact[] {
  return [];
}

/** The offers of a message. */
export function readOffers(_text: string, _options: ReadOptions = {}): ReadMessage {
  return { offers: [], rest: [] };
}
