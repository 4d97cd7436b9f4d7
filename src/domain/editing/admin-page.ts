import type { EditorMessages } from './editor-protocol';
import type { Language } from '../language/language';

/** The folder of the page in which maintainers edit the data, from the site's root. */
export const adminFolder = 'admin';

/** The path of the page for tests in shops, from the site's root. */
export const tryPath = `${adminFolder}/try`;

/** The id of the element that contains the settings of the document as JSON. */
export const adminSettingsId = 'settings';

export interface AdminSettings {
  readonly site: Readonly<Record<Language, string>>;
  readonly repository: { readonly owner: string; readonly name: string };
  /** The branch that the site is built from. */
  readonly branch: string;
  /** The address of the script that reads, checks and saves the data. */
  readonly worker: string;
  /** The messages of the page. Those of the editor are loaded with the data. */
  readonly messages: EditorMessages;
}
