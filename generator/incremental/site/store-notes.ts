import type { SiteSource } from '../../derive/plan';
import type { StoreNote, UnitMemory } from '../memory';

/** What making the pages of stores told of them: now or in a former build, here or in another thread. */
export class StoreNotes {
  private readonly bySlug = new Map<string, StoreNote>();

  constructor(private readonly source: Pick<SiteSource, 'release'>) {}

  /** All of them, by the slugs of the stores. */
  get all(): ReadonlyMap<string, StoreNote> {
    return this.bySlug;
  }

  /** Takes down what the pages of a store told, and lets go of the store. */
  take(slug: string, { store }: UnitMemory): void {
    if (!store) throw new Error(`The store ${slug} has told nothing of itself.`);
    this.bySlug.set(slug, store);
    this.source.release?.(slug);
  }

  /** Takes over what was told to another thread. */
  learn(notes: ReadonlyMap<string, StoreNote>): void {
    for (const [slug, note] of notes) this.bySlug.set(slug, note);
  }

  /** What a store's pages told, if they are made. */
  known(slug: string): StoreNote | undefined {
    return this.bySlug.get(slug);
  }

  /** What a store's pages told. It is asked for when they are made, else whoever asks is wrong, and it throws. */
  of(slug: string): StoreNote {
    const note = this.bySlug.get(slug);
    if (!note) throw new Error(`The store ${slug} is listed before its pages are made.`);
    return note;
  }
}
