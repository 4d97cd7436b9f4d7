import { announce, AnnounceProblem, endpointOf, type Announcement } from '../../operations/announce/index-now';
import {
  changedFrom,
  changedSince,
  readAnnounced,
  writeAnnounced,
  sitemapDays,
  type SitemapDays,
} from '../../operations/announce/announced';
import { check } from '../../catalogue/check/check';
import { counted } from '../../catalogue/diagnostics/visible';
import { settingsOf } from '../../site/derive/files/settings';
import { deploymentOf } from '../../site/render/deployment';
import { keyFile } from '../../site/render/hosts';
import { machineNetwork, type Network } from '../../system/network';
import type { System } from '../../system/system';
import { defineCommand, exitCodes, Refused, WrongUsage, type Command, type OptionSpecs } from './command';

const folder = 'dist';

const options = {
  since: { type: 'string', value: 'DAY', summary: 'announce what has changed on this day (2026-11-20) or later' },
  'dry-run': { type: 'boolean', summary: 'list the addresses, and send nothing' },
} as const satisfies OptionSpecs;

/** The addresses of the last built site. Throws if that site has no key or another address. */
function builtDays(system: System, site: string, indexNow: Announcement['indexNow']): SitemapDays {
  const days = sitemapDays(system, folder);
  if (!days || !system.read(`${folder}/${keyFile(indexNow).path}`))
    throw new Refused(
      `${folder}/ has ${days ? 'not the file of the key' : 'no sitemap'}. Run \`npm run build\` and publish the site, then run this command.`,
    );
  const other = [...days.keys()].find((address) => !address.startsWith(`${site}/`));
  if (other !== undefined)
    throw new Refused(
      `${folder}/ was built for another address: ${other} is not below ${site}/. Run this command with the SITE_ORIGIN and SITE_BASE_PATH of the build.`,
    );
  return days;
}

function changedAddresses(system: System, site: string, since: string | undefined, now: SitemapDays) {
  if (since !== undefined) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(since))
      throw new WrongUsage(`--since must be a day such as 2026-11-20, not "${since}".`);
    return changedFrom(since, now);
  }
  const before = readAnnounced(system, site);
  if (before) return changedSince(before, now);
  throw new Refused(
    `Nothing is known here of an earlier announcement for ${site}.\nGive a day: \`npm run announce -- --since 2026-11-20\` announces what has changed on that day or later.`,
  );
}

/** Sends the addresses. Returns the problem, if there is one. */
async function problemOf(network: Network, announcement: Announcement): Promise<AnnounceProblem | undefined> {
  try {
    await announce(network, announcement);
    return undefined;
  } catch (error) {
    if (error instanceof AnnounceProblem) return error;
    throw error;
  }
}

/** Tests pass their own network. */
export function announceCommand(network: Network): Command<typeof options> {
  return {
    summary: 'tell search engines (IndexNow) which pages of the published site have changed',
    options,
    async run({ system, values, options: { format }, print, report }) {
      const checked = check(system);
      if (!checked.catalogue) {
        report(checked);
        return exitCodes.dataErrors;
      }
      const { value } = checked.catalogue.site;
      const { indexNow } = value;
      if (!indexNow)
        throw new Refused(
          'data/site.yaml has no `indexNow`, without which search engines accept no addresses.\nAdd `indexNow:` and below it `key:` with 8 to 128 letters, digits and hyphens; `node --print "crypto.randomUUID()"` prints one.',
        );
      const { origin, basePath } = settingsOf(value, deploymentOf(system));
      const site = origin + basePath;
      const now = builtDays(system, site, indexNow);
      const addresses = changedAddresses(system, site, values.since, now);
      const endpoint = endpointOf(indexNow);
      const tell = (text: string, result: object): void =>
        print(format === 'json' ? JSON.stringify({ version: 1, endpoint, ...result, addresses }, null, 2) : text);
      if (values['dry-run'] === true || addresses.length === 0) {
        const text =
          addresses.length === 0
            ? 'No page has changed: nothing was sent.'
            : `${addresses.join('\n')}\n${counted(addresses.length, 'address', 'addresses')}; nothing was sent.`;
        tell(text, { sent: false });
        return exitCodes.good;
      }
      const problem = await problemOf(network, { site, indexNow, addresses });
      if (problem) {
        const { message, fix } = problem;
        tell(`The pages were not announced: ${message}.\nWhat to do: ${fix}.`, { sent: false, problem: message, fix });
        return exitCodes.dataErrors;
      }
      writeAnnounced(system, site, now);
      const { host } = new URL(endpoint);
      tell(`${counted(addresses.length, 'address', 'addresses')} announced to ${host}.`, { sent: true });
      return exitCodes.good;
    },
  };
}

export const command = defineCommand(announceCommand(machineNetwork));
