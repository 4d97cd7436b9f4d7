import { adminSettingsId, type AdminSettings } from '../domain/editing/admin-page';

/** The settings that the build wrote into the document. */
export function readSettings(): AdminSettings {
  // The assertion is sound: the generator wrote it from a value of this type.
  return JSON.parse(document.getElementById(adminSettingsId)?.textContent ?? '') as AdminSettings;
}

/** The name of the repository in GitHub's format, `owner/name`. */
export function repositoryName({ repository: { owner, name } }: AdminSettings): string {
  return `${owner}/${name}`;
}
