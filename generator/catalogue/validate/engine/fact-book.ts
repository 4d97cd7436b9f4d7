import { isoDay } from '../../../../src/domain/dates/calendar';
import { redirectTarget } from '../../../../src/domain/pages/redirects';
import { hashOf } from '../../../system/cache/hash';
import { addressesOf } from './addresses';
import type { Draft, RestDraft, RuleContext } from './draft';
import type { Address, ChangingFacts, FileFacts, RestFacts, SharedLists } from './facts';
import { firstLabel } from '../links/link-mistakes';
import { reportedOrders } from '../feeds/orders';
import type { CheckedRest } from '../catalogue';
import { feedOffersOf } from '../../offers/store-offers';
import { StoreOffers } from '../stores/store-offers';
import { foldForSearch } from '../../../../src/domain/search/search';

/** The end of the address of a store: `/{lang}/store/luban`. */
const addressOfStore = /\/store\/([a-z0-9-]+)$/;

/** The slugs of removed stores: slugs whose store address has a redirect and that no store has. */
function removedStores(
  { stores, redirects }: Pick<Draft, 'stores' | 'redirects'>,
  names: ReadonlySet<string>,
): readonly string[] {
  const slugs = (redirects?.value.redirects ?? []).flatMap(({ from }) => addressOfStore.exec(from)?.[1] ?? []);
  const paths = new Set(stores.map(({ path }) => path));
  return [...new Set(slugs)].filter(
    (slug) => !names.has(slug) && !names.has(slug.replaceAll('-', ' ')) && !paths.has(`/store/${slug}`),
  );
}

export function restFacts(draft: RestDraft): RestFacts {
  const lists: SharedLists = draft;
  // Caches one result, because several rules ask for the offers of the same store in succession.
  let last: { readonly of: string; readonly found: ReturnType<RestFacts['feedOffers']> } | undefined;
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
    feedOffers(offersFrom) {
      const of = JSON.stringify(offersFrom) ?? '';
      if (last?.of !== of) last = { of, found: feedOffersOf({ offersFrom }, draft.feeds) };
      return last.found;
    },
    ordersOf: (store) => reportedOrders(draft.evidence).stores.get(store) ?? [],
    hasIcon: (name) => draft.iconNames.has(name),
    iconNames: () => [...draft.iconNames].sort(),
    picture(name) {
      const picture = draft.images.get(name);
      // Only the size matters: another picture of the same size changes no result.
      if (picture) return { width: picture.width, height: picture.height };
      return draft.images.has(name) ? null : undefined;
    },
    pictureNames: () => [...draft.images.keys()],
  };
}

export function factsOfRest(rest: CheckedRest): RestFacts {
  const { timeZone } = rest.site.value;
  return restFacts({ ...rest, iconNames: new Set(rest.icons.keys()), invalidFeeds: new Set(), timeZone });
}

interface FactContext extends Pick<RuleContext, 'today'> {
  readonly preview?: boolean | undefined;
}

/** Days and months are compared as text, in the form of the data; a month is compared with the current month. */
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

function changingFacts(draft: Draft, context: FactContext): ChangingFacts {
  const all = (): readonly Address[] => addressesOf(draft);
  let byPath: ReadonlyMap<string, string> | undefined;
  let storeNames: ReadonlySet<string> | undefined;
  let removed: readonly string[] | undefined;
  let storeOffers: StoreOffers | undefined;
  const offers = (): StoreOffers => (storeOffers ??= new StoreOffers(draft.stores));
  // The folded names of all stores; the slug of a store whose file is invalid.
  const names = (): ReadonlySet<string> =>
    (storeNames ??= new Set([
      ...draft.stores.flatMap(({ slug, names: { en, ar, aliases } }) => [foldForSearch(slug), en, ar, ...aliases]),
      ...draft.invalidStores,
    ]));
  return {
    ...dayFacts(context),
    isPreview: () => context.preview === true,
    isAfterBuild: (date) => date > draft.day.slice(0, date.length),
    pageFrom(path) {
      // The home page always has its address, even if its file is invalid.
      byPath ??= new Map([['/', ''], ...all().map((address) => [address.path, address.from] as const)]);
      return byPath.get(path);
    },
    arePagesKnown: () => !draft.pathsIncomplete && new Set(all().map(({ path }) => path)).size === all().length,
    pages: all,
    isInvalidStore: (slug) => draft.invalidStores.has(slug),
    isStoreName: (name) => names().has(name),
    offerWithCode: (code) => offers().withCode(code),
    offerOf: (store, id) => offers().byId(store, id),
    endsOf: (store) => offers().endsOf(store),
    removedStores: () => (removed ??= removedStores(draft, names())),
  };
}

/** The questions asked during the check of a file, and a hash of the answers. */
interface Asked {
  readonly questions: readonly string[];
  readonly answers: string;
}

/** What the result of a file's check depends on, besides the file itself. */
export interface Trace {
  readonly rest: Asked;
  readonly changing: Asked;
}

type Facts = Readonly<Record<string, (...words: never[]) => unknown>>;

/** Records which facts are requested. */
class Recorder<Table extends object> {
  /** The facts for rules; each call is recorded. */
  readonly facts: Table;
  #questions = new Set<string>();
  readonly #answers = new Map<string, string>();

  constructor(private readonly table: Table) {
    const recorded = Object.entries(table as Facts).map(([name, fact]) => [
      name,
      (...words: never[]): unknown => {
        this.#questions.add(JSON.stringify([name, ...words]));
        return fact(...words);
      },
    ]);
    // `fromEntries` loses the types: each entry has the type of the fact that it wraps.
    this.facts = Object.fromEntries(recorded) as Table;
  }

  #answerTo(question: string): string {
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    // `facts` wrote the question. A question of another version of the code may name a fact that no longer exists.
    const [name, ...words] = JSON.parse(question) as [string, ...never[]];
    const answer: unknown = (this.table as Facts)[name]?.(...words);
    const hash = hashOf(JSON.stringify(answer) ?? '');
    this.#answers.set(question, hash);
    return hash;
  }

  /** Returns the questions since the last call and forgets them. */
  take(): Asked {
    const questions = [...this.#questions].sort();
    this.#questions = new Set();
    return { questions, answers: this.#hashOf(questions) };
  }

  holds({ questions, answers }: Asked): boolean {
    return this.#hashOf(questions) === answers;
  }

  #hashOf(questions: readonly string[]): string {
    return hashOf(...questions.map((question) => this.#answerTo(question)));
  }
}

export class FactBook {
  readonly facts: FileFacts;
  readonly #rest: Recorder<RestFacts>;
  readonly #changing: Recorder<ChangingFacts>;

  /** @param restIsSame whether only files of stores have changed since the last check */
  constructor(
    draft: Draft,
    context: FactContext,
    private readonly restIsSame: boolean,
  ) {
    this.#rest = new Recorder(restFacts(draft));
    this.#changing = new Recorder(changingFacts(draft, context));
    this.facts = { ...this.#rest.facts, ...this.#changing.facts };
  }

  /** Returns the questions since the last call and forgets them. */
  take(): Trace {
    return { rest: this.#rest.take(), changing: this.#changing.take() };
  }

  /** Whether the earlier result of an unchanged file is still valid. */
  holds({ rest, changing }: Trace): boolean {
    return (this.restIsSame || this.#rest.holds(rest)) && this.#changing.holds(changing);
  }
}
