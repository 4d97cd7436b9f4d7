import type { PlannedSite } from '../support/site-of';
import { bases } from './bases';
import { changedLines, tryMutations } from './mutations';
import type { Edition } from './shoppers';

/** The share of mutations in each catalogue, in percent: comparing two versions of the large one takes long. */
const shares: Readonly<Record<keyof typeof bases, number>> = { tiny: 47.5, sample: 47.5, frozen: 5 };

/** The documents are compared for one in this number of mutations that shoppers do not see. */
const renderedOf = 10;

/** The mutations to try. */
export interface ReportOptions {
  readonly cases: number;
  readonly seed: number;
  /** The only catalogue to use. */
  readonly only?: string | undefined;
  /** Renders all pages. */
  readonly documents: (site: PlannedSite) => readonly string[];
}

/** Compares the documents of a catalogue with those of a mutated one. Throws if they differ. */
function comparer(documents: ReportOptions['documents']): (after: Edition, before: Edition) => Promise<void> {
  let former: readonly string[] | undefined;
  let seen = 0;
  return async (after, before) => {
    seen += 1;
    if (seen % renderedOf !== 0) return;
    former ??= documents(before.site);
    const current = documents(after.site);
    const index = current.findIndex((text, at) => text !== former?.[at]);
    if (index >= 0) throw new Error(`page ${index} differs, though its data does not`);
  };
}

/** Tries mutations in the catalogues and prints the results. Returns whether each was reported, named or invisible. */
export async function reportMutations({ cases, seed, only, documents }: ReportOptions): Promise<boolean> {
  let isGood = true;
  for (const [name, base] of Object.entries(bases)) {
    if (only !== undefined && only !== name) continue;
    const share = Object.entries(shares).find(([own]) => own === name)?.[1] ?? 0;
    const wanted = only === undefined ? Math.round((cases * share) / 100) : cases;
    const { verdicts, silent } = await tryMutations({
      base,
      cases: wanted,
      seed,
      lookAt: comparer(documents),
      progress: (done) => process.stderr.write(`\r${name}: ${done} of ${wanted}`.padEnd(40)),
    });
    const counts = Object.entries(verdicts).map(([verdict, count]) => `${count} ${verdict}`);
    process.stdout.write(
      `\n${name}, seed ${seed}, ${wanted} slips: ${counts.join(', ')}, ${silent.length} that nothing reports\n`,
    );
    for (const mutation of silent)
      process.stdout.write(
        `\n${mutation.slip}, ${mutation.file}\n  ${changedLines(mutation, base)}\n  ${mutation.message}\n`,
      );
    isGood &&= silent.length === 0;
  }
  return isGood;
}
