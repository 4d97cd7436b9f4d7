import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeSystem, type System } from '../../generator/system/system';
import type { InterfaceFile } from '../../generator/validate/interface-messages';
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
  // A test writes the file from a value of this type.
  const needed = JSON.parse(readFileSync(path.join(projectRoot, needs), 'utf8')) as InterfaceFile;
  const own = Object.entries(needed.placeholders).filter(([id]) =>
    Object.values(messages).some((text) => text.includes(`  ${id}:\n`)),
  );
  return { ...base, [needs]: JSON.stringify({ ...needed, placeholders: Object.fromEntries(own) }) };
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
