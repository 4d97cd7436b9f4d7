import { adminSettingsId, type AdminSettings } from '../domain/admin-page';

/** What the build has written into the document. */
export function readSettings(): AdminSettings {
  // The generator wrote it from a value of this type.
  return JSON.parse(document.getElementById(adminSettingsId)?.textContent ?? '') as AdminSettings;
}

/** The repository as GitHub writes it. */
export function repositoryName({ repository: { owner, name } }: AdminSettings): string {
  return `${owner}/${name}`;
}
