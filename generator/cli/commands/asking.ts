import { createInterface } from 'node:readline/promises';

/** Asks on the terminal; undefined if the user stopped with Ctrl+C or Ctrl+D. */
export type Ask = (prompt: string) => Promise<string | undefined>;

export const askOnTerminal: Ask = async (prompt) => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(prompt)).trim();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    terminal.close();
  }
};

/** In either language. */
export function isYes(answer: string | undefined): boolean {
  return /^(?:y|yes|ن|نعم)$/i.test(answer ?? '');
}
