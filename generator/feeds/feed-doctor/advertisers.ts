import { counted, quote } from '../../catalogue/diagnostics/visible';
import { foldCell, type OfferRow } from '../../catalogue/offers/store-offers';
import type { Advertiser, OpenAdvertiser } from '../../catalogue/validate/stores/advertisers';

/** An advertiser with the hosts of its links. */
interface CountedAdvertiser extends Advertiser {
  rows: number;
  readonly hosts: Set<string>;
}

export class AdvertiserTally {
  readonly #byName = new Map<string, CountedAdvertiser>();
  readonly #users = new Map<string, number>();

  add({ advertiser, offer: { url = '' } }: OfferRow): void {
    if (advertiser === undefined) return;
    const name = foldCell(advertiser);
    const known = this.#byName.get(name) ?? { advertiser, rows: 0, hosts: new Set() };
    known.rows += 1;
    const { hostname, searchParams } = new URL(url);
    // The host of the address inside a network's link, or else of the link.
    const inside = [...searchParams.values()].find((value) => /^https?:\/\//.test(value) && URL.canParse(value));
    const host = inside === undefined ? hostname : new URL(inside).hostname;
    if (!known.hosts.has(host)) this.#users.set(host, (this.#users.get(host) ?? 0) + 1);
    known.hosts.add(host);
    this.#byName.set(name, known);
  }

  get all(): readonly Advertiser[] {
    return [...this.#byName.values()].map(({ advertiser, rows }) => ({ advertiser, rows }));
  }

  /** The only host of all its links, unless another advertiser has it, too: a shared host is the network's. */
  ownHost(advertiser: string): string | undefined {
    const [host, ...others] = this.#byName.get(foldCell(advertiser))?.hosts ?? [];
    return host !== undefined && others.length === 0 && this.#users.get(host) === 1 ? host : undefined;
  }
}

const mostShown = 20;

/** How to create stores for advertisers without a store. */
export function advertiserLines(open: readonly OpenAdvertiser[], feed: string, all: boolean): readonly string[] {
  const shown = all ? open : open.slice(0, mostShown);
  return [
    `Advertisers without a store (${open.length})`,
    ...shown.map(({ advertiser, rows, near }) => {
      const similar = near === undefined ? '' : `; the store ${near} has a similar name`;
      return `  ${quote(advertiser)}: ${counted(rows, 'active offer')}${similar}`;
    }),
    ...(shown.length < open.length ? [`  and ${open.length - shown.length} more (--rows shows all)`] : []),
    `To begin drafts for them: npm run new store -- --feed ${feed} --table stores.csv`,
    '',
  ];
}
