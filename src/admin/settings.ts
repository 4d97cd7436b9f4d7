import { adminSettingsId, type AdminSettings } from '../domain/editing/admin-page';

export function readSettings(): AdminSettings {
  // The assertion is sound: the generator wrote it from a value of this type.
  return JSON.parse(document.getElementById(adminSettingsId)?.textContent ?? '') as AdminSettings;
}

export function repositoryName({ repository: { owner, name } }: AdminSettings): string {
  return `${owner}/${name}`;
}
