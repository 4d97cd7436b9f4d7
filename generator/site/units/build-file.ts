import { buildFile, type BuildStamp } from '../../../src/domain/site-files';
import { valueInput, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';

type BuildInputs = Readonly<{ commit: Input<string> }>;

function makeBuildFile({ commit }: ValuesOf<BuildInputs>): UnitOutput {
  const stamp: BuildStamp = { commit };
  return { files: [{ path: buildFile, content: `${JSON.stringify(stamp)}\n` }] };
}

/**
 * The file with the commit of which the site is made; none, if that is not known. Nothing else of the site names the commit, so that a new
 * one makes nothing else again.
 */
export function buildFileUnits(commit: string | undefined): readonly Unit<BuildInputs>[] {
  return commit === undefined ? [] : [{ id: 'build', inputs: { commit: valueInput(commit) }, make: makeBuildFile }];
}
