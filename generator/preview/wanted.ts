import { BadEnvironment } from '../system/environment';
import type { System } from '../system/system';

/** Whether SITE_PREVIEWS asks for a preview of every page, or for none, where nobody would see it. */
export function wantsPreviews({ environment: { SITE_PREVIEWS: wanted = '' } }: Pick<System, 'environment'>): boolean {
  if (wanted !== '' && wanted !== 'on' && wanted !== 'off')
    throw new BadEnvironment(`SITE_PREVIEWS must be on or off, not "${wanted}".`);
  return wanted !== 'off';
}
