import { describe, expect, test } from 'vitest';
import { isComplete, someOf } from '../support/extent';
import { checked, factsOf, isSame, sound, type Contents } from './planted';
import { nearMisses } from './near-misses/index';
import type { NearMiss } from './near-misses/near-misses';

/** A copy of the catalogue with as many independent near misses as possible. */
interface Batch {
  files: Contents;
  readonly slips: string[];
}

function changed({ change }: NearMiss, files: Contents): Contents | undefined {
  try {
    return change(files);
  } catch {
    // Another near miss has already replaced these words.
    return undefined;
  }
}

/** Makes all near misses in a few copies of the catalogue, because a check takes long. */
function batchesOf(cases: readonly NearMiss[]): readonly Batch[] {
  const batches: Batch[] = [];
  for (const nearMiss of cases) {
    const found = batches.find((batch) => {
      const files = changed(nearMiss, batch.files);
      if (!files || isSame(files, batch.files)) return false;
      batch.files = files;
      batch.slips.push(nearMiss.slip);
      return true;
    });
    if (!found) batches.push({ files: nearMiss.change(sound), slips: [nearMiss.slip] });
  }
  return batches;
}

test('the near misses are different from each other', () => {
  const slips = nearMisses.flatMap(({ name, cases }) => cases.map(({ slip }) => `${name}: ${slip}`));
  expect(slips.filter((slip, index) => slips.indexOf(slip) !== index)).toEqual([]);
});

describe.each(nearMisses)('near misses of the kind "$name"', ({ cases }) => {
  test('change the catalogue', () => {
    expect(cases.filter(({ change }) => isSame(change(sound), sound)).map(({ slip }) => slip)).toEqual([]);
  });

  test('are not reported', () => {
    const reported = batchesOf(someOf(cases, 3)).flatMap(({ files }) =>
      factsOf(checked(files, isComplete)).map(
        ({ code, file, line, words }) => `${code} in ${file}: ${line.trim()} (${words})`,
      ),
    );
    expect(reported).toEqual([]);
  });
});
