import { isoDay } from '../../../src/domain/calendar';
import { redirectTarget } from '../../../src/domain/redirects';
import { hashOf } from '../../system/cache/hash';
import { addressesOf } from './addresses';
import type { Draft, RestDraft, RuleContext } from './draft';
import type { Address, ChangingFacts, FileFacts, RestFacts, SharedLists } from './facts';
import { firstLabel } from './link-mistakes';
import { reportedOrders } from './orders';
import type { CheckedRest } from './catalogue';
import { namesOfStores, removedStores } from './removed-stores';
import { offerFeedOf, type OfferFeed } from './store-feed';
import { storeOffersOf, type StoreOffers } from './store-offers';

function restFacts(draft: RestDraft): RestFacts {
  const lists: SharedLists = draft;
  // Several rules ask for the rows of the same store, one after the other.
  let rows: { readonly of: string; readonly feed: OfferFeed | undefined } | undefined;
  return {
    list: (name) => lists[name]?.value,
    timeZone: () => draft.timeZone,
    ownWords: () =>
      draft.site
        ? [
            draft.site.value.name.en.replace(/\s+/g, '').toLowerCase(),
            firstLabel(new URL(draft.site.value.origin).hostname),
          ]
        : [],
    hasImageHost: () => draft.site && draft.site.value.imageHost !== undefined,
    redirected: (address) => redirectTarget(draft.redirects?.value.redirects ?? [], address),
    feed: (name) => draft.feeds.get(name)?.config ?? (draft.invalidFeeds.has(name) ? 'invalid' : undefined),
    feedNames: () => [...draft.feeds.keys(), ...draft.invalidFeeds].sort(),
    rowsOf(offersFrom) {
      const of = JSON.stringify(offersFrom) ?? '';
      if (rows?.of !== of) rows = { of, feed: offerFeedOf({ offersFrom }, draft.feeds) };
      return rows.feed;
    },
    ordersOf: (store) => reportedOrders(draft.evidence).stores.get(store) ?? [],
    hasIcon: (name) => draft.iconNames.has(name),
    iconNames: () => [...draft.iconNames].sort(),
    picture(name) {
      const picture = draft.images.get(name);
      // Another picture of the same size is as fit.
      if (picture) return { width: picture.width, height: picture.height };
      return draft.images.has(name) ? null : undefined;
    },
    pictureNames: () => [...draft.images.keys()],
  };
}

/** The facts of a catalogue that was found good. */
export function factsOfRest(rest: CheckedRest): RestFacts {
  const { timeZone } = rest.site.value;
  return restFacts({ ...rest, iconNames: new Set(rest.icons.keys()), invalidFeeds: new Set(), timeZone });
}

/** The facts of the day of the check. Days and months in the form of the data sort as text; a month is compared with the month of the day. */
export function dayFacts({
  today,
}: Pick<RuleContext, 'today'>): Pick<FileFacts, 'today' | 'year' | 'isFuture' | 'isPast'> {
  const day = isoDay(today);
  return {
    today: () => day,
    year: () => today.year,
    isFuture: (date) => date > day.slice(0, date.length),
    isPast: (date) => date < day.slice(0, date.length),
  };
}

function changingFacts(draft: Draft, context: RuleContext): ChangingFacts {
  const all = (): readonly Address[] => addressesOf(draft);
  let byPath: ReadonlyMap<string, string> | undefined;
  let storeNames: ReadonlySet<string> | undefined;
  let removed: readonly string[] | undefined;
  let storeOffers: StoreOffers | undefined;
  const offers = (): StoreOffers => (storeOffers ??= storeOffersOf(draft.stores));
  const names = (): ReadonlySet<string> => (storeNames ??= namesOfStores(draft));
  return {
    ...dayFacts(context),
    isAfterBuild: (date) => date > draft.day.slice(0, date.length),
    pageFrom(path) {
      // The home page has its address whatever is wrong with its file.
      byPath ??= new Map([['/', ''], ...all().map((address) => [address.path, address.from] as const)]);
      return byPath.get(path);
    },
    arePagesKnown: () => !draft.pathsIncomplete && new Set(all().map(({ path }) => path)).size === all().length,
    pages: all,
    isInvalidStore: (slug) => draft.invalidStores.has(slug),
    isStoreName: (name) => names().has(name),
    offerWithCode: (code) => offers().byCode.get(code),
    offerOf: (store, id) => offers().byId.get(`${store} ${id}`),
    endsOf: (store) => offers().ends.get(store) ?? [],
    removedStores: () => (removed ??= removedStores(draft, names())),
  };
}

/** The questions that were asked while a file was checked, and a hash of the answers. */
interface Asked {
  readonly questions: readonly string[];
  readonly answers: string;
}

/** What the result of checking a file depends on besides the file. */
export interface Trace {
  readonly rest: Asked;
  readonly changing: Asked;
}

type Facts = Readonly<Record<string, (...words: never[]) => unknown>>;

/** Records which facts are asked for. */
class Recorder<Table extends object> {
  /** The facts, as rules get them. */
  readonly facts: Table;
  #questions = new Set<string>();
  /** The hashes of answers. */
  readonly #answers = new Map<string, string>();

  constructor(private readonly table: Table) {
    const recorded = Object.entries(table as Facts).map(([name, fact]) => [
      name,
      (...words: never[]): unknown => {
        this.#questions.add(JSON.stringify([name, ...words]));
        return fact(...words);
      },
    ]);
    // Each entry has the type of the fact that it wraps; `fromEntries` forgets it.
    this.facts = Object.fromEntries(recorded) as Table;
  }

  #answerTo(question: string): string {
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    // `facts` wrote the question; one of other code has no fact.
    const [name, ...words] = JSON.parse(question) as [string, ...never[]];
    const answer: unknown = (this.table as Facts)[name]?.(...words);
    const hash = hashOf(JSON.stringify(answer) ?? '');
    this.#answers.set(question, hash);
    return hash;
  }

  /** Ends the record of a file. */
  take(): Asked {
    const questions = [...this.#questions].sort();
    this.#questions = new Set();
    return { questions, answers: this.#hashOf(questions) };
  }

  /** Whether all answers are the same as they were. */
  holds({ questions, answers }: Asked): boolean {
    return this.#hashOf(questions) === answers;
  }

  #hashOf(questions: readonly string[]): string {
    return hashOf(...questions.map((question) => this.#answerTo(question)));
  }
}

/** The facts of a draft, with a record of those that were asked for. */
export class FactBook {
  readonly facts: FileFacts;
  readonly #rest: Recorder<RestFacts>;
  readonly #changing: Recorder<ChangingFacts>;

  /** @param restIsSame whether no file has changed since the last check but those of stores */
  constructor(
    draft: Draft,
    context: RuleContext,
    private readonly restIsSame: boolean,
  ) {
    this.#rest = new Recorder(restFacts(draft));
    this.#changing = new Recorder(changingFacts(draft, context));
    this.facts = { ...this.#rest.facts, ...this.#changing.facts };
  }

  /** Ends the record of a file. */
  take(): Trace {
    return { rest: this.#rest.take(), changing: this.#changing.take() };
  }

  /** Whether the result of an earlier check of a file that has not changed still holds. */
  holds({ rest, changing }: Trace): boolean {
    return (this.restIsSame || this.#rest.holds(rest)) && this.#changing.holds(changing);
  }
}
