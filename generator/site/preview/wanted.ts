import { BadEnvironment } from '../../system/environment';
import type { System } from '../../system/system';

/** SITE_PREVIEWS=off saves the time if no page is shared. */
export function wantsPreviews({ environment: { SITE_PREVIEWS: wanted = '' } }: Pick<System, 'environment'>): boolean {
  if (wanted !== '' && wanted !== 'on' && wanted !== 'off')
    throw new BadEnvironment(`SITE_PREVIEWS must be on or off, not "${wanted}".`);
  return wanted !== 'off';
}
