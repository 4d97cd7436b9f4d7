import type { Deployment } from '../derive/files/settings';
import { BadEnvironment } from '../../system/environment';
import type { System } from '../../system/system';
import { isOrigin } from '../../catalogue/validate/schema/formats';

/** The same pattern as in `site.schema.json`; a test compares them. */
export const basePathPattern = /^(\/[A-Za-z0-9._-]+)*$/;

/**
 * The origin and base path from the environment. The rules for site.yaml report errors in them. Empty values count as
 * absent, because build systems pass unset variables as empty ones.
 */
export function deploymentOf({ environment }: Pick<System, 'environment'>): Deployment {
  const { SITE_ORIGIN: origin = '', SITE_BASE_PATH: basePath } = environment;
  if (origin !== '' && !isOrigin(origin)) {
    throw new BadEnvironment(
      `SITE_ORIGIN must be https and a host with nothing after it, such as https://www.example.com, not "${origin}".`,
    );
  }
  if (basePath !== undefined && !basePathPattern.test(basePath)) {
    throw new BadEnvironment(
      `SITE_BASE_PATH must begin with a slash and end without one, such as /coupons, not "${basePath}".`,
    );
  }
  return { origin: origin || undefined, basePath };
}
