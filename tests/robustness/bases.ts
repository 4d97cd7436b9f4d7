import path from 'node:path';
import { nodeSystem, type System } from '../../generator/system/system';
import { interfaceFile, readInterfaceMessages } from '../../generator/catalogue/validate/messages/interface-messages';
import { projectRoot, projectSystem } from '../support/catalogue';
import { sampleFiles } from '../generator/support/sample-catalogue';

/** A valid catalogue as texts by path, the base of cases. */
export type Base = Readonly<Record<string, string>>;

function textsOf(system: System): Base {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Object.fromEntries(system.list('data').map((file) => [file, decoder.decode(system.read(file))]));
}

const tiny = textsOf(nodeSystem(path.join(projectRoot, 'tests/fixtures/tiny-catalogue'), {}));
const messages = Object.fromEntries(Object.entries(tiny).filter(([file]) => file.startsWith('data/messages/')));

/** A catalogue that needs its own messages, so that a lost one is an error. */
function withNeeds(base: Base): Base {
  const own = [...(readInterfaceMessages(projectSystem()) ?? [])].filter(([id]) =>
    Object.values(base).some((text) => text.includes(`  ${id}:\n`)),
  );
  return { ...base, [interfaceFile]: JSON.stringify(own) };
}

const titles = `  offer.title-code:
    en: "Code {code}"
    ar: "كود {code}"
    note: The title of an offer with a code.
  offer.title-deal:
    en: "Offer at {store}"
    ar: "عرض لدى {store}"
    note: The title of an offer without a code.
`;

/**
 * A catalogue with all messages that a case may need: titles for a feed whose column of titles the case removes, and
 * words for amounts in each currency.
 */
function withMessages(base: Base): Base {
  const all = Object.values(base).join('\n');
  const codes = [...(base['data/currencies.yaml'] ?? '').matchAll(/^ {2}([A-Z]{3}):/gm)].map(([, code = '']) => code);
  const words = codes
    .filter((code) => !all.includes(`  money-words.${code}:\n`))
    .map(
      (code) =>
        `  money-words.${code}:\n    en: "{amount, number} ${code}"\n    ar: "{amount, number} ${code} نقدًا"\n    note: An amount in words.\n`,
    );
  return { ...base, 'data/messages/more.yaml': `messages:\n${titles}${words.join('')}` };
}

/** The base catalogues of cases. The frozen one is large, so it is the base of few cases. */
export const bases = {
  tiny: withNeeds(withMessages(tiny)),
  // Pages do not use the sample's own message.
  sample: withNeeds(withMessages({ ...sampleFiles, ...messages })),
  frozen: textsOf(projectSystem({})),
} satisfies Record<string, Base>;

/** The bases of most cases. */
export const smallBases: readonly Base[] = [bases.tiny, bases.sample];
