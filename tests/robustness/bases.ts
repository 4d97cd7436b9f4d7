import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeSystem, type System } from '../../generator/system/system';
import { projectRoot, projectSystem } from '../support/catalogue';
import { sampleFiles } from '../generator/support/sample-catalogue';

/** A catalogue without a fault, as texts by path: what cases are made from. */
export type Base = Readonly<Record<string, string>>;

function textsOf(system: System): Base {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Object.fromEntries(system.list('data').map((file) => [file, decoder.decode(system.read(file))]));
}

const tiny = textsOf(nodeSystem(path.join(projectRoot, 'tests/fixtures/tiny-catalogue'), {}));
const messages = Object.fromEntries(Object.entries(tiny).filter(([file]) => file.startsWith('data/messages/')));

const needs = 'generator/validate/interface-messages.json';

/** A catalogue with what its own messages are needed for, so that one that is lost is missed. */
function withNeeds(base: Base): Base {
  const needed: unknown = JSON.parse(readFileSync(path.join(projectRoot, needs), 'utf8'));
  const own = Object.entries(Object(needed)).filter(([id]) =>
    Object.values(messages).some((text) => text.includes(`  ${id}:\n`)),
  );
  return { ...base, [needs]: JSON.stringify(Object.fromEntries(own)) };
}

/** The catalogues that cases are made from. The frozen one is large, so few cases are made from it. */
export const bases = {
  tiny: withNeeds(tiny),
  // The sample's own message is none that pages are derived with.
  sample: withNeeds({ ...sampleFiles, ...messages }),
  frozen: textsOf(projectSystem({})),
} satisfies Record<string, Base>;

/** Those that most cases are made from. */
export const smallBases: readonly Base[] = [bases.tiny, bases.sample];
