import { languages, type Language } from '../../../src/domain/language';
import { sitePath } from '../../../src/domain/paths';
import { inEachLanguage } from '../../derive/derive';
import type { StoreIdentity } from '../../derive/outline';
import { listingFor, planEdition, type EditionPlan, type PlannedPage } from '../../derive/plan';
import { grouped } from '../../../src/domain/grouped';
import { isFirst, isOwn } from '../../shards/shard';
import { hashOf, splitPaths, type UnitMemory } from '../memory';
import { Crew, helpersFor, type CrewOptions, type Made, type MadeUnit } from '../threads/crew';
import { ordersFor, type ListOrders } from '../threads/orders';
import { turnsOf, workOf, type Work } from '../threads/work';
import { ListedStores } from './listed-stores';
import { PageUnits } from './page-units';
import type { SiteContext } from './site-context';
import { StoreNotes } from './store-notes';
import { isListed, UnitKeys } from './unit-keys';
import { makeWholeSite } from './whole-site';

/** The pages of a long list are not the same in all languages; all others are made together with their other languages. */
function idOf(page: PlannedPage): string {
  return isListed(page) ? sitePath(page.language, page.path) : page.path;
}

/** Pages that are made together, and the name by which they are remembered. */
interface PageGroup {
  readonly id: string;
  readonly pages: readonly PlannedPage[];
}

/** How many pictures wait at most until they are drawn. */
const picturesAtOnce = 64;

/** Makes every page of a site, and what is made of all of them: each unit whose key has changed, and no other. */
export class SiteMaker {
  private readonly plans: Readonly<Record<Language, EditionPlan>>;
  private readonly notes: StoreNotes;
  private readonly keys: UnitKeys;
  private readonly listed: ListedStores;
  private readonly units: PageUnits;
  /** All pages but those of stores. */
  private readonly others: readonly PageGroup[];
  /** How many pages there are. */
  private readonly count: number;
  private done = 0;

  /** @param crew who may help; nobody, if absent */
  constructor(
    private readonly context: SiteContext,
    private readonly crew?: CrewOptions,
  ) {
    const { data, settings, outputs } = context;
    const { source } = data;
    this.notes = new StoreNotes(source);
    this.keys = new UnitKeys(context, this.notes);
    this.listed = new ListedStores(context, this.keys, this.notes);
    this.units = new PageUnits(context, this.keys, this.listed);
    const listingKey = hashOf(this.keys.looks, JSON.stringify(source.home.featured.stores));
    this.plans = inEachLanguage((language) =>
      planEdition(language, source, settings, {
        listedOf: (slug, edition) => this.listed.of(slug, edition),
        listing: outputs.listing(language, listingKey, () => listingFor(source, language)),
      }),
    );
    const others = languages.flatMap((language) => this.plans[language].others);
    this.others = [...grouped(others, idOf)].map(([id, pages]) => ({ id, pages }));
    this.count = languages.length * source.stores.length + others.length;
  }

  /** Makes what has to be made; gives how many pages there are. */
  async make(): Promise<number> {
    const { shard, outputs, previews } = this.context;
    // Without waiting for anything: of thousands nearly all stay.
    const due = [...this.context.data.source.stores.keys()].filter(
      (index) => isOwn(shard, index) && !this.keepStore(this.storeAt(index)),
    );
    if (this.done > 0) this.told();
    await this.makeDue(due);
    await this.draw();
    // What nobody asked for in a whole build is of another time.
    if (shard === undefined && outputs.counts.kept === 0) previews?.prune();
    return this.done;
  }

  private othersAt(index: number): PageGroup {
    const group = this.others[index];
    if (!group) throw new Error(`There are no pages at ${index}.`);
    return group;
  }

  private storeAt(index: number): StoreIdentity {
    const store = this.context.data.source.stores[index];
    if (!store) throw new Error(`There is no store at ${index}.`);
    return store;
  }

  /** Makes the pages of a store, and gives what is to be remembered of them. */
  private async store(index: number): Promise<UnitMemory> {
    const store = this.storeAt(index);
    return this.group({ id: store.path, pages: languages.map((language) => this.plans[language].storePage(store)) });
  }

  /** Makes a page of a list, and forgets what it shows of its stores: each stands on one such page in a language. */
  private async listPage(index: number): Promise<UnitMemory> {
    const group = this.othersAt(index);
    const unit = await this.group(group);
    for (const { kind, language, stores } of group.pages) if (kind === 'coupons') this.listed.forget(language, stores);
    return unit;
  }

  private async makeEach(
    indexes: readonly number[],
    make: (index: number) => Promise<UnitMemory>,
  ): Promise<readonly MadeUnit[]> {
    const made: MadeUnit[] = [];
    for (const index of indexes) made.push({ index, unit: await make(index) });
    await this.draw();
    return made;
  }

  /** Makes the stores at these places. */
  makeStores(indexes: readonly number[]): Promise<readonly MadeUnit[]> {
    return this.makeEach(indexes, (index) => this.store(index));
  }

  /** Takes over what making stores in other threads has told. */
  learn(notes: ListOrders['notes']): void {
    this.notes.learn(notes);
  }

  /** Makes the pages of lists at these places. */
  makeLists(indexes: readonly number[]): Promise<readonly MadeUnit[]> {
    return this.makeEach(indexes, (index) => this.listPage(index));
  }

  /** Takes over what another thread has made. */
  private adopt(made: Made): void {
    this.context.outputs.count(made.bytes);
    if ('stores' in made) {
      for (const { index, unit } of made.stores) {
        const { slug, path } = this.storeAt(index);
        this.adoptUnit(path, unit, languages.length);
        this.notes.take(slug, unit);
      }
    } else {
      for (const { index, unit } of made.lists) {
        const { id, pages } = this.othersAt(index);
        this.adoptUnit(id, unit, pages.length);
      }
    }
    this.told();
  }

  private adoptUnit(id: string, unit: UnitMemory, pages: number): void {
    this.context.outputs.adopt(id, unit);
    this.context.previews?.keep(splitPaths(unit.files));
    this.done += pages;
  }

  /** Makes what has to be made: the stores at these places, then what shows them. Of much of it other threads make a part. */
  private async makeDue(due: readonly number[]): Promise<void> {
    const { context, plans, keys, notes, listed } = this;
    const { shard } = context;
    const stores = workOf(due);
    const crew = this.hire(stores);
    try {
      await this.carryOut(stores, (index) => this.store(index));
      await crew?.storesMade();
      const others = [...this.others.keys()].filter((index) => isOwn(shard, index) && !this.keep(this.othersAt(index)));
      const isList = (index: number): boolean => this.othersAt(index).pages.some(isListed);
      const lists = others.filter(isList);
      const singles = others.filter((index) => !isList(index));
      const shared = workOf(lists);
      crew?.makeLists({ ...shared, notes: notes.all });
      for (const index of singles) await this.group(this.othersAt(index));
      if (isFirst(shard)) makeWholeSite({ context, plans, keys, notes, listed });
      await this.carryOut(shared, (index) => this.listPage(index));
      await crew?.done();
    } finally {
      // Nothing may be staged any more when a failed build takes away what was.
      await crew?.stop();
    }
  }

  /** Does what nobody else takes of some work. */
  private async carryOut(work: Work, make: (index: number) => Promise<unknown>): Promise<void> {
    for (const turn of turnsOf(work)) {
      for (const index of turn) await make(index);
      // What helpers say is heard only between two turns.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Who helps with these stores, and with the lists after them; nobody, if they are too few. */
  private hire(work: Work): Crew | undefined {
    const { context, crew } = this;
    const count = crew && !context.shard ? helpersFor(work.due.length, crew) : 0;
    if (!crew || count === 0) return undefined;
    return new Crew(crew.code, count, ordersFor(context, work), (made) => this.adopt(made));
  }

  private async draw(): Promise<void> {
    await this.context.previews?.draw();
    this.context.outputs.settle();
  }

  /** Lets the pages of a store stay, if they would be made the same way again. */
  private keepStore({ slug, path }: StoreIdentity): boolean {
    if (this.context.shard) return false;
    const unit = this.context.outputs.keep(path, this.keys.store(slug));
    if (!unit) return false;
    this.notes.take(slug, unit);
    this.done += languages.length;
    return true;
  }

  /** Lets pages that belong together stay, if they would be made the same way again. */
  private keep({ id, pages }: PageGroup): boolean {
    if (this.context.shard || !this.context.outputs.keep(id, this.keys.pages(pages))) return false;
    this.done += pages.length;
    return true;
  }

  private told(): void {
    this.context.progress('Rendering', this.done, this.context.shard ? undefined : this.count);
  }

  /** Makes pages that belong together. A shard is not remembered, and to know the keys of lists it would have to make the stores of all others. */
  private async group({ id, pages }: PageGroup): Promise<UnitMemory> {
    const { outputs, shard } = this.context;
    const unit = outputs.make(id, shard ? '' : this.keys.pages(pages), (put, later) =>
      this.units.write(pages, put, later),
    );
    const [first] = pages;
    if (first?.kind === 'store') this.notes.take(first.stores[0] ?? '', unit);
    this.done += pages.length;
    this.told();
    if (outputs.waiting >= picturesAtOnce) await this.draw();
    return unit;
  }
}
