import type { Language } from '../../../../src/domain/language/language';
import claimsAr from './claims.ar.json' with { type: 'json' };
import claimsEn from './claims.en.json' with { type: 'json' };
import editorAr from './editor.ar.json' with { type: 'json' };
import editorEn from './editor.en.json' with { type: 'json' };
import everydayAr from './everyday.ar.json' with { type: 'json' };
import everydayEn from './everyday.en.json' with { type: 'json' };
import feedsAr from './feeds.ar.json' with { type: 'json' };
import feedsEn from './feeds.en.json' with { type: 'json' };
import loadAr from './load.ar.json' with { type: 'json' };
import loadEn from './load.en.json' with { type: 'json' };
import messagesAr from './messages.ar.json' with { type: 'json' };
import messagesEn from './messages.en.json' with { type: 'json' };
import picturesAr from './pictures.ar.json' with { type: 'json' };
import picturesEn from './pictures.en.json' with { type: 'json' };
import reportAr from './report.ar.json' with { type: 'json' };
import reportEn from './report.en.json' with { type: 'json' };
import rowsAr from './rows.ar.json' with { type: 'json' };
import rowsEn from './rows.en.json' with { type: 'json' };
import rulesAr from './rules.ar.json' with { type: 'json' };
import rulesEn from './rules.en.json' with { type: 'json' };
import sharedAr from './shared.ar.json' with { type: 'json' };
import sharedEn from './shared.en.json' with { type: 'json' };
import terminalAr from './terminal.ar.json' with { type: 'json' };
import terminalEn from './terminal.en.json' with { type: 'json' };
import typingAr from './typing.ar.json' with { type: 'json' };
import typingEn from './typing.en.json' with { type: 'json' };
import valuesAr from './values.ar.json' with { type: 'json' };
import valuesEn from './values.en.json' with { type: 'json' };

const en = {
  ...sharedEn,
  ...loadEn,
  ...picturesEn,
  ...valuesEn,
  ...rowsEn,
  ...messagesEn,
  ...rulesEn,
  ...claimsEn,
  ...editorEn,
  ...everydayEn,
  ...feedsEn,
  ...reportEn,
  ...terminalEn,
  ...typingEn,
};

/** The id of a text: a code, a variant of it (`tag.at-start`), or a part of another text. */
export type TextId = keyof typeof en;

/** The texts of one language, as ICU messages. */
export const texts: Readonly<Record<Language, Readonly<Record<TextId, string>>>> = {
  en,
  ar: {
    ...sharedAr,
    ...loadAr,
    ...picturesAr,
    ...valuesAr,
    ...rowsAr,
    ...messagesAr,
    ...rulesAr,
    ...claimsAr,
    ...editorAr,
    ...everydayAr,
    ...feedsAr,
    ...reportAr,
    ...terminalAr,
    ...typingAr,
  },
};

export function isTextId(name: string): name is TextId {
  return Object.hasOwn(en, name);
}
