import { buildFile, type BuildStamp } from '../../../src/domain/pages/site-files';
import type { Unit, UnitOutput } from '../engine/unit';

type BuildInputs = Readonly<{ commit: string }>;

function makeBuildFile({ commit }: BuildInputs): UnitOutput {
  const stamp: BuildStamp = { commit };
  return { files: [{ path: buildFile, content: `${JSON.stringify(stamp)}\n` }] };
}

/**
 * The file with the commit that the site is built from; none if the commit is unknown. No other file contains the
 * commit, so a new commit changes no other file.
 */
export function buildFileUnits(commit: string | undefined): readonly Unit<BuildInputs>[] {
  return commit === undefined ? [] : [{ id: 'build', inputs: { commit }, make: makeBuildFile }];
}
