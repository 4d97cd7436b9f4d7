import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeSystem } from '../../generator/system/system';
import { sampleFiles } from '../generator/support/sample-catalogue';

/** A catalogue without a fault, as texts by path: what cases are made from. */
export type Base = Readonly<Record<string, string>>;

const root = path.resolve(import.meta.dirname, '../..');

function textsBelow(folder: string): Base {
  const system = nodeSystem(folder, {});
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Object.fromEntries(system.list('data').map((file) => [file, decoder.decode(system.read(file))]));
}

const tiny = textsBelow(path.join(root, 'tests/fixtures/tiny-catalogue'));
const messages = Object.fromEntries(Object.entries(tiny).filter(([file]) => file.startsWith('data/messages/')));

const needs = 'generator/validate/interface-messages.json';

/** A catalogue with what its own messages are needed for, so that one that is lost is missed. */
function withNeeds(base: Base): Base {
  const needed: unknown = JSON.parse(readFileSync(path.join(root, needs), 'utf8'));
  const own = Object.entries(Object(needed)).filter(([id]) =>
    Object.values(messages).some((text) => text.includes(`  ${id}:\n`)),
  );
  return { ...base, [needs]: JSON.stringify(Object.fromEntries(own)) };
}

/** The catalogues that cases are made from. The shipped one is large, so few cases are made from it. */
export const bases = {
  tiny: withNeeds(tiny),
  // The sample's own message is none that pages are derived with.
  sample: withNeeds({ ...sampleFiles, ...messages }),
  shipped: textsBelow(root),
} satisfies Record<string, Base>;

/** Those that most cases are made from. */
export const smallBases: readonly Base[] = [bases.tiny, bases.sample];
