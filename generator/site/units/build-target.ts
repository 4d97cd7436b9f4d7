import type { Settings } from '../../../src/domain/pages/settings';
import type { Site } from '../../../src/generated/data-types';
import { settingsOf } from '../derive/files/settings';
import { wantsPreviews } from '../preview/wanted';
import { deploymentOf } from '../render/deployment';
import { planOf } from '../render/host-budget';
import { hostingTargetOf, type HostingTarget } from '../render/hosts';
import type { System } from '../../system/system';

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
  return {
    settings: settingsOf(site, deploymentOf(system)),
    hosting,
    plan: planOf(system, hosting),
    previews: wantsPreviews(system),
  };
}
