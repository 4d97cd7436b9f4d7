import type { EditorMessages } from './editor-protocol';
import type { Language } from './language';

/** The folder of the page in which maintainers edit the data, from the site's root. */
export const adminFolder = 'admin';

/** The page for tests in shops, from the site's root. */
export const tryPath = `${adminFolder}/try`;

/** The element of the document in which its settings are, as JSON. */
export const adminSettingsId = 'settings';

/** What the build tells the page in which the data is edited. */
export interface AdminSettings {
  /** The name of the site. */
  readonly site: Readonly<Record<Language, string>>;
  readonly repository: { readonly owner: string; readonly name: string };
  /** The branch of which the site is made. */
  readonly branch: string;
  /** The address of the script that reads, checks and saves. */
  readonly worker: string;
  /** The messages of the page; those of the editor are in the data. */
  readonly messages: EditorMessages;
}
