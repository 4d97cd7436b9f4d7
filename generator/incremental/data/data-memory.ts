import type { Store } from '../../../src/generated/data-types';
import { storeChangedOn } from '../../derive/last-modified';
import { outlineOf } from '../../derive/outline';
import type { System } from '../../system/system';
import { storeDatesOf } from '../../report/report';
import type { Entry } from '../../validate/catalogue';
import { linksOf } from '../../validate/links';
import { Ledger } from '../ledger';
import {
  hashOf,
  memoryFiles,
  nothingChecked,
  type CheckMemory,
  type RestMemory,
  type StoreDetails,
  type StoreMemory,
} from '../memory';

/** Details by their hashes, so that they are never taken for those of another state of a store. */
interface DetailsMemory {
  readonly details: ReadonlyMap<string, StoreDetails>;
}

const noDetails: DetailsMemory = { details: new Map() };

/** A copy with texts of its own: a part of a text keeps all of it in memory, and what is remembered would keep every file. */
function detached<T>(value: T): T {
  // What is remembered is written down as JSON, so that this is the same again.
  return JSON.parse(JSON.stringify(value)) as T;
}

function detailsOf(store: Store): StoreDetails {
  return detached({ outline: outlineOf(store), dates: storeDatesOf(store) });
}

/** What is to be remembered of a store that was found good, whose file has that hash. */
export function storeMemoryOf(
  { value, document }: Entry<Store>,
  hash: string,
  details = detailsOf(value),
): StoreMemory {
  const { slug, path, logo, offersFrom } = value;
  return detached({
    file: document.file.path,
    hash,
    slug,
    path,
    logo,
    ...(offersFrom !== undefined && { offersFrom }),
    outlined: hashOf(JSON.stringify(details.outline)),
    detailed: hashOf(JSON.stringify(details)),
    links: [...new Set(linksOf({ kind: 'store', document }))],
    changedOn: storeChangedOn(value),
  });
}

/**
 * What is remembered of the data that was last found good, by checks and builds alike. It is read in the parts in which it is
 * asked for: what every build asks for is less than half of it.
 */
export class DataMemory {
  private readonly checkLedger: Ledger<CheckMemory>;
  private readonly detailsLedger: Ledger<DetailsMemory>;
  private known: CheckMemory | undefined;
  private rest: RestMemory | undefined;
  private recalled: DetailsMemory['details'] | undefined;
  /** Details that are not written down yet. */
  private readonly noted = new Map<string, StoreDetails>();
  private unwritten: { readonly rest: RestMemory | undefined } | undefined;

  /** `code` is a hash of the code that remembers: what other code has written is forgotten. */
  constructor(
    private readonly system: System,
    code: string,
  ) {
    this.checkLedger = new Ledger(system, memoryFiles.check, code, nothingChecked);
    this.detailsLedger = new Ledger(system, memoryFiles.stores, code, noDetails);
  }

  /** What is known of the data. */
  get check(): CheckMemory {
    this.known ??= this.checkLedger.recall();
    return this.known;
  }

  /** The rest of the catalogue, if it is the one of that key. */
  restOf(key: string): RestMemory | undefined {
    if (key === '') return undefined;
    if (this.rest?.key !== key) this.rest = this.recallRest();
    return this.rest?.key === key ? this.rest : undefined;
  }

  private recallRest(): RestMemory | undefined {
    const bytes = this.system.read(memoryFiles.rest);
    if (!bytes) return undefined;
    try {
      // `write` wrote it from a value of this very type.
      return (JSON.parse(new TextDecoder().decode(bytes)) as RestMemory | null) ?? undefined;
    } catch {
      // Whatever happened to it, a build without it is only slower.
      return undefined;
    }
  }

  /** What is to be remembered of a store that was found good, whose file has that hash. */
  note(entry: Entry<Store>, hash: string): StoreMemory {
    const details = detailsOf(entry.value);
    const memory = storeMemoryOf(entry, hash, details);
    // An edit seldom touches them, and then nobody has to read and write those of all stores.
    if (this.check.stores.get(memory.file)?.detailed !== memory.detailed) this.noted.set(memory.detailed, details);
    return memory;
  }

  /** The details of a store, for which `read` gives the whole store if they are lost. */
  detailsOf({ detailed }: StoreMemory, read: () => Store): StoreDetails {
    const noted = this.noted.get(detailed);
    if (noted) return noted;
    this.recalled ??= this.detailsLedger.recall().details;
    const known = this.recalled.get(detailed);
    if (known) return known;
    const details = detailsOf(read());
    this.noted.set(detailed, details);
    return details;
  }

  /** Takes over what a check has found good, with the rest of the catalogue, if it is new. */
  learn(check: CheckMemory, newRest: RestMemory | undefined): void {
    this.known = check;
    this.rest = newRest ?? this.rest;
    this.unwritten = { rest: newRest ?? this.unwritten?.rest };
  }

  /** Takes what is known for nothing. */
  forget(): void {
    this.known = nothingChecked;
  }

  /** Writes down what was learned. */
  write(): void {
    if (!this.unwritten) return;
    const { rest } = this.unwritten;
    this.unwritten = undefined;
    if (rest) this.system.write(memoryFiles.rest, JSON.stringify(rest));
    this.writeDetails();
    this.checkLedger.remember(this.check);
  }

  private writeDetails(): void {
    if (this.noted.size === 0) return;
    const before = this.recalled ?? this.detailsLedger.recall().details;
    const details = new Map<string, StoreDetails>();
    for (const { detailed } of this.check.stores.values()) {
      const known = this.noted.get(detailed) ?? before.get(detailed);
      if (known) details.set(detailed, known);
    }
    this.detailsLedger.remember({ details });
    this.recalled = details;
    this.noted.clear();
  }
}
