import { grouped } from '../../../src/domain/language/grouped';
import type { Evidence } from '../../../src/generated/data-types';
import type { System } from '../../system/system';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { countOf, evidenceIn, evidencePath, evidenceText, merged } from './evidence';
import { OfferFinder } from './owners';
import type { RecognisedReport } from './recognise';
import { placementReader } from './sub-ids';
import type { NetworkResult } from './text';
import { earningsOf, withoutRepeated, type OwnedRow } from './totals';

/** Computes the totals of each network and records new evidence in its file. */
export function earn(
  system: Pick<System, 'now' | 'write'>,
  reports: readonly RecognisedReport[],
  catalogue: Catalogue,
): readonly NetworkResult[] {
  return [...grouped(reports, ({ network }) => network)].map(([network, own]) => {
    const { id, name } = network;
    const finder = new OfferFinder(catalogue, id);
    const placementOf = network.subId === undefined ? () => undefined : placementReader(network.subId);
    const rows = withoutRepeated(own.map((report) => report.rows)).map((row): OwnedRow => {
      const placement = row.subId === undefined ? undefined : placementOf(row.subId);
      return { row, owner: finder.ownerOf(row, placement?.page), placement };
    });
    const offers = finder.offers.filter((offer) => offer.network === id);
    const found = evidenceIn(rows);
    const present: Evidence =
      catalogue.evidence.find(({ document }) => document.file.path === evidencePath(id))?.value ?? {};
    const evidence = merged([present, found.evidence]);
    const [before, after] = [countOf(merged([present])).orders, countOf(evidence).orders];
    if (after > before) system.write(evidencePath(id), evidenceText(evidence, id));
    return {
      id,
      name,
      files: own.map(({ file, count, problems }) => ({ file, count, problems })),
      earnings: earningsOf(rows, { now: system.now, offers }),
      found,
      written: { orders: after, added: after - before },
    };
  });
}
