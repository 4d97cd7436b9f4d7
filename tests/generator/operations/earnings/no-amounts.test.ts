import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { earn } from '../../../../generator/operations/earnings/earnings';
import { isRead } from '../../../../generator/operations/earnings/read-report';
import { recognise, reportingNetworks } from '../../../../generator/operations/earnings/recognise';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { nodeSystem } from '../../../../generator/system/system';
import { projectRoot, projectSystem } from '../../../support/catalogue';
import { reportNetworks } from '../../../support/network-reports';
import { filesOfUnits, unitsOf } from '../../../support/site-of';

const tiny = nodeSystem(path.join(projectRoot, 'tests/fixtures/tiny-catalogue'), {});
const report = `Conversion ID,Date,Status,Offer,Coupon,Sub 1,Country,Sale amount,Payout,Currency
771001,05/10/2025,Approved,Souk,FIRST10,souk.f.ar,SA,"98,765.43",4321.09,SAR
`;

/** The tiny catalogue with other files besides its own. */
function systemWith(files: Readonly<Record<string, string>>) {
  const now = Date.UTC(2025, 9, 20);
  return {
    ...tiny,
    now,
    // The data has sources that were seen later.
    present: Date.UTC(2026, 11, 1),
    read: (file: string) => (Object.hasOwn(files, file) ? new TextEncoder().encode(files[file]) : tiny.read(file)),
    list: (folder: string) =>
      [...tiny.list(folder), ...Object.keys(files).filter((file) => file.startsWith(`${folder}/`))].sort(),
  };
}

function catalogueWith(files: Readonly<Record<string, string>>) {
  const { catalogue, diagnostics } = check(systemWith(files), loadSchemas(projectSystem()));
  if (!catalogue) throw new Error(JSON.stringify(diagnostics));
  return catalogue;
}

/** The text of every file of the site that is generated from data. */
async function siteWith(files: Readonly<Record<string, string>>): Promise<string> {
  const system = systemWith(files);
  const made = await filesOfUnits(unitsOf(system, catalogueWith(files)), system.now);
  return made.map(({ path: file, content }) => `${file}\n${Buffer.from(content).toString('utf8')}`).join('\n');
}

describe('the site after orders were reported', () => {
  const networks = { 'data/networks.yaml': reportNetworks };
  const evidence: Record<string, string> = {};
  const catalogue = catalogueWith(networks);
  const system = { ...systemWith(networks), chunks: () => [new TextEncoder().encode(report)] };
  const site = { now: system.now, timeZone: 'Asia/Riyadh', countries: ['SA', 'AE'] };
  const known = reportingNetworks(catalogue.networks.value.networks);
  const read = recognise(system, { path: 'orders.csv', shown: 'orders.csv' }, known, site);

  test('names the day of the order, and no amount, commission or id of an order (product rule R57)', async () => {
    if (!isRead(read)) throw new Error(read.problem);
    const write = (file: string, text: string | Uint8Array): boolean => {
      evidence[file] = String(text);
      return true;
    };
    const [result] = earn({ now: system.now, write }, [read], catalogue);
    expect(result?.earnings.total.amounts).toEqual([{ amount: 98_765.43, currency: 'SAR' }]);
    expect(Object.keys(evidence)).toEqual(['data/evidence/gulfclicks.yaml']);
    const site = await siteWith({ ...networks, ...evidence });
    expect(site).toContain('"date":"2025-10-05","result":"worked","country":"SA","by":"network"');
    for (const trace of ['98,765', '98765', '4,321', '4321.09', '771001', 'Gulfclicks'])
      expect(`${site}${Object.values(evidence).join('\n')}`).not.toContain(trace);
  });
});
