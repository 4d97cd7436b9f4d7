import { languages, type Language } from '../../../src/domain/language/language';
import type { InterfaceTexts } from '../../../src/domain/pages/static-site';
import { messageFiles } from '../emit/messages';
import type { Unit, UnitOutput } from '../engine/unit';
import type { SiteInputs } from './site-inputs';

type MessageInputs = Readonly<{ language: Language; texts: InterfaceTexts }>;

function makeMessages({ language, texts }: MessageInputs): UnitOutput {
  return { files: [...messageFiles(language, texts)] };
}

export function messageUnits({ texts }: SiteInputs): readonly Unit[] {
  return languages.map(
    (language): Unit<MessageInputs> => ({
      id: `messages:${language}`,
      inputs: { language, texts: texts[language] },
      make: makeMessages,
    }),
  );
}
