import type { Settings } from '../../../src/domain/pages/settings';
import type { Site } from '../../../src/generated/data-types';
import { settingsOf } from '../derive/files/settings';
import { deploymentOf } from '../render/deployment';
import { planOf } from '../render/host-budget';
import { hostingTargetOf, type HostingTarget } from '../render/hosts';
import type { System } from '../../system/system';
import { BadEnvironment } from '../../system/environment';

export interface BuildTarget {
  readonly settings: Settings;
  readonly hosting: HostingTarget;
  /** The plan of the host, whose limits hold. */
  readonly plan?: string | undefined;
  /** Whether pages have preview images. */
  readonly previews: boolean;
}

export function buildTargetOf(system: Pick<System, 'environment'>, site: Site): BuildTarget {
  const hosting = hostingTargetOf(system);
  // `off` saves the time if no page is shared.
  const { SITE_PREVIEWS: wanted = '' } = system.environment;
  if (wanted !== '' && wanted !== 'on' && wanted !== 'off')
    throw new BadEnvironment(`SITE_PREVIEWS must be on or off, not "${wanted}".`);
  return {
    settings: settingsOf(site, deploymentOf(system)),
    hosting,
    plan: planOf(system, hosting),
    previews: wanted !== 'off',
  };
}
