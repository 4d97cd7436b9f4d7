import type { ReadMessage, ReadOptions } from './facts';

/** The offers of a message. */
export function readOffers(_text: string, _options: ReadOptions = {}): ReadMessage {
  return { offers: [], rest: [] };
}
