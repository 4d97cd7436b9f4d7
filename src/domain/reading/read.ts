import { currenciesIn, prepare, type CodeWord, type Figure } from './entities';
import type {
  Benefit,
  BenefitKind,
  Fact,
  FactName,
  FactValues,
  OfferFields,
  ReadMoney,
  ReadOptions,
  Span,
  ReadOffer,
} from './facts';
import type { ReadDays } from './days';
import { grammar, wordSets, type Meaning } from './grammar';
import { Phrases, type Entity, type Match, type Prepared } from './phrases';
import { grouped } from '../language/grouped';
import { formsOf } from './words';

function spansOf(fields: OfferFields, facts: readonly Fact[]): ReadOffer['spans'] {
  const ofBenefit = new Set(['kind', 'percent', 'amount', 'upTo', 'from']);
  return Object.fromEntries(
    Object.keys(fields).map((field) => [
      field,
      facts
        .filter(({ name, negated }) => !negated && name === (ofBenefit.has(field) ? 'benefit' : field))
        .map(({ span }) => span),
    ]),
  );
}

export function offerOf(facts: readonly Fact[]): ReadOffer {
  const fields = fieldsOf(facts);
  return { fields, spans: spansOf(fields, facts) };
}

let known: Phrases<Meaning> | undefined;

/** The phrases of the grammar. They are built with the first text: most commands read none. */
function phrases(): Phrases<Meaning> {
  known ??= new Phrases(
    grammar.map(({ meaning, phrases: written }) => ({ rule: meaning, phrases: written })),
    wordSets,
  );
  return known;
}

/** A sentence with more tokens has several thoughts. */
const longSentence = 30;

/** Words that name the offer and not what it excludes. */
const fillers = new Set(
  'of the offer this promotion deal promo discount buy buying purchase order code in it from any all part on for to with at our your يا عرض هذا هذي خصم من في كود رمز قسيمه كوبون ضمن هالمره علي مع ب اي بال معنا'.split(
    ' ',
  ),
);

/** Words that begin another thought in a text without punctuation. */
const ends = new Set(
  'also but so please pls sorry together because oh thanks use valid when only until till by with from عند عبر ابتدا اعتبارا حتي من كمان بس لكن للاسف اسف عشان وترى الا'.split(
    ' ',
  ),
);
/** `except those that have a date` names no goods. */
const conditional = new Set('together اللي الي ما اذا لو الذي التي those that if when where whose'.split(' '));

/** Words behind a refusal that are no goods: other offers, ways of payment, hours. */
const noGoods =
  /^(?:purchases?|orders?|offers?|codes?|coupons?|promotions?|promos?|deals?|discounts?|pay\w*|cash|instal\w*|combin\w*|tax|vat|و?(?:ال|لل|بال)?(?:عروض|عرض|اكواد|كود|كوبونات|كوبون|خصومات|دفع|كاش|استلام|تقسيط|تخفيضات|عملا|جمع|ضريبه))$/;

type Found = Match<Meaning>;

/** A fact with the tokens that state it, for grouping. */
export interface Placed {
  readonly fact: Fact;
  readonly from: number;
  readonly to: number;
  /** A place that is only named, without a word such as "valid in". */
  readonly isWeak?: true;
}

export interface Reading {
  readonly text: Prepared;
  readonly facts: readonly Placed[];
  /** Tokens of sentences that state nothing of an offer, and of offers that are over. */
  readonly dismissed: ReadonlySet<number>;
  readonly stopped: readonly Found[];
  readonly noCode: readonly Found[];
  /** Words that refer to offers: "both", "the code". */
  readonly references: readonly Found[];
}

type FoundOf<Is> = Found & { readonly rule: Meaning & { readonly is: Is } };

const isOf =
  <Is extends Meaning['is']>(...is: readonly Is[]) =>
  (match: Found): match is FoundOf<Is> =>
    (is as readonly string[]).includes(match.rule.is);

/** Tokens of a text: the first, and the one after the last. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const overlap = (a: Range, b: Range): boolean => a.from < b.to && b.from < a.to;
const isWithin = ({ from, to }: Range, at: number): boolean => at >= from && at < to;

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

type Strength = 1 | 2 | 3 | 4;
type Ranges = Readonly<Record<Strength, readonly Range[]>>;

/** For each token, the part of the text around it that a break of this strength bounds. */
function rangesOf({ tokens }: Prepared, strength: Strength): readonly Range[] {
  const ranges: Range[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to]?.before ?? 4) < strength) to += 1;
    const range = { from, to };
    for (; from < to; from += 1) ranges.push(range);
  }
  return ranges;
}

interface Line {
  readonly matches: Found[];
  readonly entities: Map<string, Entity[]>;
}

class Reader {
  readonly facts: Placed[] = [];
  private readonly ofSlot = new Map<Entity, Found[]>();
  private readonly told = new Set<number>();
  private readonly byMeaning = new Map<Meaning['is'], Found[]>();

  constructor(
    private readonly text: Prepared,
    private readonly ranges: Ranges,
    private readonly line: Line,
    private readonly dismissed: Set<number>,
  ) {
    for (const match of line.matches) {
      push(this.byMeaning, match.rule.is, match);
      for (const slot of match.slots) push(this.ofSlot, slot, match);
    }
  }

  private of<Is extends Meaning['is']>(...is: readonly Is[]): readonly FoundOf<Is>[] {
    // The list of a meaning has only phrases of it.
    return is.flatMap((each) => (this.byMeaning.get(each) ?? []) as FoundOf<Is>[]);
  }

  private span(from: number, to: number): Span {
    const [first, last] = [this.text.tokens[from], this.text.tokens[to - 1]];
    return { start: first?.start ?? 0, end: last?.end ?? 0 };
  }

  private add<Name extends FactName>(
    name: Name,
    value: FactValues[Name],
    { from, to }: Range,
    negated = false,
    isWeak = false,
    open?: Fact['open'],
  ): void {
    for (let token = from; token < to; token += 1) if (this.dismissed.has(token)) return;
    // The name belongs to the value: both come from the same key.
    const fact = { name, value, span: this.span(from, to), negated: negated || undefined, open } as Fact;
    this.facts.push({ fact, from, to, isWeak: isWeak || undefined });
    if (name !== 'excludes') for (let token = from; token < to; token += 1) this.told.add(token);
  }

  /** The words of a phrase belong to its fact. */
  private tell(match: Range | undefined): void {
    for (let token = match?.from ?? 0; token < (match?.to ?? 0); token += 1) this.told.add(token);
  }

  /** The tokens around one without a break of this strength. */
  private around(at: number, strength: Strength): Range {
    return this.ranges[strength][at] ?? { from: at, to: at };
  }

  private partsWith(strength: Strength, ...is: readonly Meaning['is'][]): ReadonlySet<number> {
    return new Set(this.of(...is).map(({ from }) => this.around(from, strength).from));
  }

  /** What phrases say of an entity, the most certain first. In `AED 15 off AED 100` only the second is a minimum. */
  private rolesOf(entity: Entity): readonly Found[] {
    const found = (this.ofSlot.get(entity) ?? []).filter((match) =>
      match.rule.is === 'minimum'
        ? match.slots.at(-1) === entity
        : !['off', 'cashback'].includes(match.rule.is) || !this.isJoined(entity.to, match.to),
    );
    return found.toSorted((a, b) => b.score - a.score);
  }

  /** Another thing begins between these tokens: `80% off and 15% cashback`. */
  private isJoined(from: number, to: number): boolean {
    return this.text.tokens
      .slice(from, to)
      .some(({ word, before }, index) => (before > 0 && index > 0) || /^(?:and|plus|&|\+|و.*)$/.test(word));
  }

  private longest<M extends Found>(matches: readonly M[]): readonly M[] {
    const kept: M[] = [];
    const taken = new Set<number>();
    for (const match of matches.toSorted((a, b) => b.score - a.score || b.to - b.from - (a.to - a.from))) {
      const tokens = Array.from({ length: match.to - match.from }, (_, index) => match.from + index);
      if (tokens.some((token) => taken.has(token))) continue;
      for (const token of tokens) taken.add(token);
      kept.push(match);
    }
    return kept.toSorted((a, b) => a.from - b.from);
  }

  read(): void {
    this.dismiss();
    this.figures();
    this.kinds();
    this.days();
    this.people();
    this.channels();
    this.payments();
    this.places();
    this.saleItems();
    for (const match of this.longest(this.of('once'))) this.add('oncePerCustomer', true, match);
  }

  private dismiss(): void {
    const isCode = (at: number): boolean =>
      this.text.entities.get(at)?.some((entity) => this.rolesOf(entity).some(isOf('code', 'namedCode'))) ?? false;
    const running = new Set(
      this.of('running').flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    );
    for (const { from, to, rule } of this.of('dismissed', 'stopped')) {
      if (isCode(from) || running.has(from)) continue;
      const part = this.around(from, 1);
      const isAside = this.text.tokens[part.from]?.opens ?? false;
      const whole = rule.is === 'dismissed' ? this.around(from, 2) : isAside ? part : this.around(from, 3);
      const all = whole.to - whole.from > longSentence ? this.thought(from, to, whole) : whole;
      const sentence = rule.is === 'stopped' ? this.untilNew(to, all) : all;
      for (let token = sentence.from; token < sentence.to; token += 1) this.dismissed.add(token);
    }
  }

  /** `PX50 is dead, new one: PX30`: what is said of the new one holds. */
  private untilNew(at: number, { from, to }: Range): Range {
    let end = at;
    while (
      end < to &&
      !/^(?:new|instead|(?:و?ال)?جديد|(?:و?ال)?بديل|بداله|بدله|بدالها)$/.test(this.text.tokens[end]?.word ?? '')
    )
      end += 1;
    return { from, to: end };
  }

  /** In a text without punctuation: the words up to the next "and", "but" or «و». */
  private thought(first: number, last: number, { from, to }: Range): Range {
    const isJoint = (at: number): boolean =>
      /^(?:and|also|but|so|please|because|oh|و.{2,})$/.test(this.text.tokens[at]?.word ?? '');
    let [begin, end] = [first - 1, last];
    while (begin > from && !isJoint(begin)) begin -= 1;
    while (end < to && !isJoint(end)) end += 1;
    return { from: Math.max(begin, from), to: end };
  }

  private entities<Value>(slot: string): readonly Entity<Value>[] {
    // Each slot has values of one type.
    return (this.line.entities.get(slot) ?? []) as unknown as readonly Entity<Value>[];
  }

  private figures(): void {
    for (const entity of this.entities<Figure<number>>('percent')) this.percent(entity);
    for (const entity of this.entities<Figure<ReadMoney>>('money')) this.money(entity);
    for (const entity of this.entities<number>('number')) this.numberAlone(entity);
    for (const { from, to, value } of this.entities<string>('half'))
      if (!this.isPartOfAnother({ from, to }))
        this.add('benefit', { kind: 'percent', percent: Number(value) }, { from, to });
  }

  private benefit(entity: Entity<Figure<unknown>>, roles: readonly Found[], benefit: Benefit, bare = false): void {
    const upTo = roles.find(isOf('upTo'));
    const isUpTo = entity.value.upTo || upTo !== undefined;
    const from = isUpTo ? undefined : roles.find(isOf('from'));
    const isFrom = from !== undefined;
    const limit = upTo ?? from;
    const value = {
      ...benefit,
      ...(isUpTo ? { upTo: true as const } : {}),
      ...(isFrom ? { from: true as const } : {}),
    };
    const [begin, end] = [
      Math.min(entity.from, limit?.from ?? entity.from),
      Math.max(entity.to, limit?.to ?? entity.to),
    ];
    const count = this.facts.length;
    this.add('benefit', value, { from: begin, to: end });
    const last = this.facts[count];
    if (bare && last) this.facts[count] = { ...last, fact: { ...last.fact, bare } };
  }

  private percent(entity: Entity<Figure<number>>): void {
    const roles = this.rolesOf(entity);
    const known = roles.filter(isOf('off', 'cashback', 'noBenefit'));
    const role = known.find(isOf('cashback')) ?? known[0];
    const percent = entity.value.value;
    this.tell(role);
    if (role?.rule.is === 'noBenefit' || percent <= 0 || percent > 100 || this.isPartOfAnother(entity)) return;
    if (percent === 100 && !role) return;
    this.benefit(entity, roles, { kind: role?.rule.is === 'cashback' ? 'cashback' : 'percent', percent }, !role);
  }

  /** `Min. order 200` in a text about dirhams. */
  private numberAlone(entity: Entity<number>): void {
    const role = this.rolesOf(entity).find(isOf('minimum'));
    const [currency, ...others] = new Set(currenciesIn(this.text.entities));
    const isWhole = role?.slots.length === 1 && this.around(entity.from, 1).to === Math.max(role.to, entity.to);
    if (isWhole && currency !== undefined && others.length === 0)
      this.add('minimum', { value: entity.value, currency }, entity);
  }

  /** The half of `buy one, get the second at half price`. */
  private isPartOfAnother({ from, to }: Range): boolean {
    return this.of('benefit').some((match) => match.rule.kind === 'buy-get' && match.from <= from && match.to >= to);
  }

  private money(entity: Entity<Figure<ReadMoney>>): void {
    const roles = this.rolesOf(entity);
    const known = roles.filter(isOf('off', 'cashback', 'minimum', 'cap'));
    const [best] = known;
    const role =
      known.find(isOf('cap')) ?? (best?.rule.is === 'off' ? known.find(isOf('cashback')) : undefined) ?? best;
    const amount = entity.value.value;
    if (known.every(isOf('off', 'cashback')) && this.isLeastBehind(roles)) {
      this.add('minimum', amount, entity);
      return;
    }
    if (!role) {
      if (roles.some(isOf('upTo')) && this.percentBefore(entity)) this.add('cap', amount, entity);
      return;
    }
    this.tell(role);
    if (role.rule.is === 'minimum') this.minimum(role, entity, amount);
    else if (role.rule.is === 'cap') this.add('cap', amount, entity);
    else if (roles.some(isOf('upTo')) && this.percentBefore(entity)) this.add('cap', amount, entity);
    else this.benefit(entity, roles, { kind: role.rule.is === 'cashback' ? 'cashback' : 'amount', amount });
  }

  /** `10% off, from 200 SAR`: a part with only this figure behind a benefit is the lowest order. */
  private isLeastBehind(roles: readonly Found[]): boolean {
    return roles.some((role) => {
      const part = this.around(role.from, 1);
      const isWhole = role.rule.is === 'from' && role.from === part.from && role.to === part.to;
      const sentence = this.around(role.from, 2);
      const benefits = [...this.facts.filter(({ fact }) => fact.name === 'benefit'), ...this.of('benefit')];
      return isWhole && benefits.some(({ from }) => isWithin({ from: sentence.from, to: role.from }, from));
    });
  }

  private minimum({ slots: [number] }: Found, entity: Entity, amount: ReadMoney): void {
    this.add('minimum', amount, entity);
    if (number?.slot !== 'number') return;
    // `25 off 250 (AED)`: the first figure has the currency of the second. The values of this slot are numbers.
    this.add('benefit', { kind: 'amount', amount: { ...amount, value: number.value as number } }, number);
  }

  /** Whether a percentage precedes in the sentence: then "up to" limits what it gives. */
  private percentBefore(entity: Entity): boolean {
    const { from } = this.around(entity.from, 2);
    return this.entities<Figure<number>>('percent').some((each) => each.from >= from && each.from < entity.from);
  }

  private kinds(): void {
    const found = this.of('benefit');
    const order: readonly BenefitKind[] = ['free-delivery', 'buy-get', 'points', 'gift'];
    const seen: (Range & { readonly kind: BenefitKind })[] = [];
    const noGift = this.of('noGift');
    for (const kind of order) {
      for (const match of found.filter(({ rule }) => rule.kind === kind)) {
        const sentence = this.around(match.from, 2);
        const isTold = seen.some((other) =>
          other.kind === kind ? isWithin(sentence, other.from) : overlap(match, other),
        );
        const sameSentence = seen.some(
          (other) => kind === 'gift' && other.kind !== 'free-delivery' && isWithin(sentence, other.from),
        );
        const isNone = kind === 'gift' && noGift.some((other) => overlap(match, other));
        if (isTold || sameSentence || isNone) continue;
        seen.push({ from: match.from, to: match.to, kind });
        this.add('benefit', { kind }, match);
      }
    }
  }

  codes(): readonly string[] {
    const noCode = this.of('noCode');
    return this.entities<CodeWord>('code').flatMap((entity) => {
      const { code, form } = entity.value;
      const isKnown =
        entity.value.isKnown ||
        (entity.to === entity.from + 1 && phrases().knows(this.text.tokens[entity.from]?.word ?? ''));
      const roles = this.rolesOf(entity).filter(isOf('code', 'namedCode'));
      const isNamed = roles.some(isOf('namedCode'));
      if (noCode.some((match) => overlap(match, entity))) return [];
      const isCued = roles.length > 0;
      const isCode = {
        mixed: isCued || /^(?=[A-Z]*\d)[A-Z]{2,}[A-Z0-9]*\d*$/.test(code),
        capitals: (isCued && (!isKnown || (isNamed && !this.isShouted()))) || (!isKnown && this.isHeading(entity)),
        other: isNamed,
      }[form];
      return isCode ? [code.toLowerCase()] : [];
    });
  }

  /** A code is one wherever it stands. */
  addCodes(found: ReadonlySet<string>): void {
    for (const entity of this.entities<CodeWord>('code')) {
      const { code, form } = entity.value;
      if (found.has(code.toLowerCase()) && (form !== 'other' || /\d/.test(code))) this.add('code', code, entity);
    }
  }

  private isShouted(): boolean {
    const { tokens } = this.text;
    const { from, to } = this.around(this.line.matches[0]?.from ?? 0, 4);
    return tokens.slice(from, to).filter(({ text }) => /^[A-Z]{3,}$/.test(text)).length > (to - from) / 2;
  }

  /** A word of capitals alone in its part of a line that has a benefit: `JOJO → 35 AED off`. */
  private isHeading({ from, to }: Entity): boolean {
    const part = this.around(from, 2);
    const isPlace = (at: number): boolean =>
      this.text.entities.get(at)?.some(({ slot }) => slot === 'place' || slot === 'number') ?? false;
    for (let at = part.from; at < part.to; at += 1) if ((at < from || at >= to) && !isPlace(at)) return false;
    const line = this.around(from, 4);
    return this.facts.some((each) => each.fact.name === 'benefit' && each.from >= part.to && each.from < line.to);
  }

  private days(): void {
    for (const entity of this.entities<ReadDays>('day')) {
      const { first, last, isPeriod, open } = entity.value;
      const roles = this.rolesOf(entity);
      const known = roles.filter(isOf('starts', 'ends', 'onDay'));
      const role = known.find(isOf('onDay')) ?? known[0];
      if (roles.some(isOf('formerEnd'))) continue;
      this.tell(role);
      // `للخميس`, `لآخر الشهر`: the particle says "until".
      const isUntil =
        role?.rule.is === 'ends' || (!role && /^و?ل(?!ي)/.test(this.text.tokens[entity.from]?.word ?? ''));
      // `every Monday until 29 June` has no first day.
      const isEvery = /^(?:every|each|كل)$/.test(this.text.tokens[entity.from - 1]?.word ?? '');
      const [starts, ends] = [
        (isPeriod && !isEvery) || (role && !isUntil),
        isPeriod || isUntil || role?.rule.is === 'onDay',
      ];
      if (starts && first !== undefined) this.add('starts', first, entity);
      if (ends && last !== undefined) this.add('ends', last, entity, false, false, open);
    }
  }

  private people(): void {
    const greetings = this.of('greeting');
    const all = this.of('customers').filter((match) => !greetings.some((other) => overlap(match, other)));
    // `whether it is your first order or your fiftieth` is all customers, not new ones.
    const both = this.longest(all.filter((match) => match.rule.who === 'all' && !this.hasBenefit(match)));
    const found = [
      ...both,
      ...this.longest(all.filter((match) => match.rule.who !== 'all' && !both.some((other) => overlap(match, other)))),
    ];
    const bySentence = grouped(found, ({ from }) => this.around(from, 2).from);
    for (const matches of bySentence.values()) {
      const who = new Set(matches.map(({ rule }) => rule.who));
      const isBoth = who.has('new') && who.has('existing') && !this.isBetweenBenefits(matches);
      for (const match of matches) this.add('customers', isBoth ? 'all' : match.rule.who, match);
    }
    const once = this.partsWith(2, 'once');
    for (const match of this.longest(this.of('everyone'))) {
      const sentence = this.around(match.from, 2).from;
      if (!bySentence.has(sentence) && !once.has(sentence)) this.add('customers', 'all', match);
    }
  }

  private hasBenefit(range: Range): boolean {
    return this.facts.some(({ fact, from }) => fact.name === 'benefit' && isWithin(range, from));
  }

  private isBetweenBenefits(found: readonly Found[]): boolean {
    const [first, last] = [found[0], found.at(-1)];
    return this.facts.some(
      ({ fact, from }) => fact.name === 'benefit' && from >= (first?.to ?? 0) && from < (last?.from ?? 0),
    );
  }

  private channels(): void {
    const many = this.of('manyChannels').filter(({ from, to }) => this.around(from, 1).to >= to);
    const together = new Set(many.map(({ from }) => this.around(from, 2).from));
    const found = this.of('channel', 'noChannel').filter(({ from, to }) => this.around(from, 1).to >= to);
    for (const match of this.longest(found))
      if (match.rule.is === 'channel' && !together.has(this.around(match.from, 2).from))
        this.add('channel', match.rule.channel, match, match.rule.negated);
  }

  private payments(): void {
    const any = this.of('anyPayment');
    const ways = this.entities<string>('way');
    const isBack = (at: number): boolean => ['back', 'باك'].includes(this.text.tokens[at]?.word ?? '');
    for (const [index, way] of ways.entries()) {
      const roles = this.rolesOf(way).filter(isOf('payment'));
      const previous = ways[index - 1];
      const isListed =
        previous !== undefined &&
        this.facts.some(({ fact, from }) => fact.name === 'payment' && from === previous.from) &&
        way.from - previous.to <= 3;
      if (roles.length === 0 && !isListed) continue;
      const sentence = this.around(way.from, 2);
      const isAny =
        any.some(({ from }) => isWithin(sentence, from)) ||
        ways.some(({ value, from, to }) => value === 'other' && isWithin(sentence, from) && !isBack(to));
      if (isAny || way.value === 'other') continue;
      this.tell(roles[0]);
      this.add('payment', [way.value], way);
    }
  }

  private places(): void {
    const places = this.entities<string>('place');
    const addresses = this.partsWith(3, 'address');
    const ways = new Set(this.entities<string>('way').flatMap(({ from, to }) => [from, to - 1]));
    let previous: { readonly to: number; readonly isNamed: boolean } | undefined;
    for (const [index, place] of places.entries()) {
      const isListed = previous !== undefined && place.from - previous.to <= 3;
      const before = isListed ? previous : undefined;
      previous = undefined;
      if (ways.has(place.from)) continue;
      if (addresses.has(this.around(place.from, 3).from)) continue;
      const next = places[index + 1];
      const isNamed =
        [place, ...(next && next.from - place.to <= 1 ? [next] : [])].some((each) =>
          this.rolesOf(each).some(isOf('holds')),
        ) ||
        before?.isNamed === true ||
        this.isAttached(place);
      if (!isNamed && !before && !this.standsAlone(place) && !this.isFlag(place)) continue;
      this.add('countries', place.value.split(' '), place, false, !isNamed);
      previous = { to: place.to, isNamed };
    }
  }

  private isFlag({ from }: Entity): boolean {
    return /^\p{RI}/u.test(this.text.tokens[from]?.text ?? '');
  }

  /** The place has a particle written together with it: `لعمان`, `بالكويت`. */
  private isAttached({ from }: Entity): boolean {
    const word = this.text.tokens[from]?.word ?? '';
    return /^و?[بل]/.test(word) && !/^و?(?:لبنان|بيروت|بغداد|بريده|لوسيل)/.test(word);
  }

  /** Nothing but places stands between two commas or in a cell. */
  private standsAlone(place: Entity): boolean {
    const part = this.around(place.from, 1);
    for (let at = part.from; at < part.to; at += 1) {
      const named = this.text.entities.get(at)?.find(({ slot }) => slot === 'place');
      if (named && this.text.tokens[at]?.word !== 'saudi') at = named.to - 1;
      else if (
        !['and', 'و', '+', '&', '/', '-', 'only', 'all', 'كل', 'جميع', 'both', 'فقط', 'بس'].includes(
          this.text.tokens[at]?.word ?? '',
        )
      )
        return false;
    }
    return true;
  }

  private saleItems(): void {
    // `Sale items: yes` is an answer.
    const isAnswer = (at: number): boolean => /^(?:yes|نعم|اي|ايه|ايوه|اكيد)$/.test(this.text.tokens[at]?.word ?? '');
    const inOnePart = this.of('saleItems').filter(({ from, to }) => this.around(from, 1).to >= to || isAnswer(to - 1));
    const excluded = inOnePart.filter(({ rule }) => rule.are === 'excluded');
    const isDenied = (match: Found): boolean => excluded.some(({ from }) => isWithin(this.around(match.from, 1), from));
    const found = inOnePart.filter((match) => match.rule.are === 'excluded' || !isDenied(match));
    for (const match of this.longest(found)) this.add('saleItems', match.rule.are, match);
  }

  /** What a refusal names: goods become an exclusion, other facts are denied. */
  exclusions(): void {
    const behind = this.of('refused');
    const told = this.of('cap', 'minimum', 'once', 'saleItems', 'benefit');
    const isTold = (match: Found): boolean => told.some((other) => overlap(match, other));
    const found = this.longest(this.of('refuses', 'refused'));
    for (const [index, match] of found.entries()) {
      const [previous, next] = [found[index - 1], found[index + 1]];
      if (isTold(match) || this.isOneLabel(match, next)) continue;
      // `not valid on the site`: the preposition belongs to both.
      const joined = this.facts.find(({ from }) => from > match.from && from < match.to);
      if (joined) {
        this.refuse({ from: joined.from, to: joined.from });
        continue;
      }
      const isLabel = this.isOneLabel(previous, match);
      const isBehind = !isLabel && (match.rule.is === 'refused' || behind.some((other) => overlap(match, other)));
      const after = this.goodsAfter(match.to);
      const isNear = (this.text.tokens[after.from]?.before ?? 4) === 0 && after.to > after.from;
      const before = this.goodsBefore(match.from);
      if (isBehind && !isNear && before.to > before.from) this.refuse(before);
      else this.refuse(after);
    }
  }

  /** `Exclusions / المستثنى: gold` */
  private isOneLabel(first: Range | undefined, second: Range | undefined): boolean {
    return first !== undefined && second?.from === first.to + 1 && this.text.tokens[first.to]?.word === '/';
  }

  /** The words behind a refusal up to the next fact, without those that only name the offer. */
  private goodsAfter(begin: number): Range {
    const { tokens } = this.text;
    let to = begin;
    if ((tokens[begin]?.before ?? 4) > 2) return { from: begin, to };
    const isOver = (at: number): boolean =>
      (at > begin && (tokens[at]?.before ?? 4) >= 2) ||
      (at > begin && ends.has(tokens[at]?.word ?? '')) ||
      (tokens[at]?.word === 'and' && /^(?:not|dont|doesnt|cannot)$/.test(tokens[at + 1]?.word ?? '')) ||
      this.dismissed.has(at) ||
      this.told.has(at);
    if (conditional.has(tokens[begin]?.word ?? '')) return { from: begin, to };
    while (to < tokens.length && !isOver(to)) to += 1;
    let from = begin;
    while (from < to && formsOf(tokens[from]?.word ?? '').some((form) => fillers.has(form))) from += 1;
    return { from, to };
  }

  private goodsBefore(end: number): Range {
    const { tokens } = this.text;
    let from = end;
    while (from > 0 && !this.told.has(from - 1) && (tokens[from]?.before ?? 4) < 2) from -= 1;
    let to = end;
    while (from < to && /^(?:no|yes|لا|اي|ايه|ايوه|نعم)$/.test(tokens[from]?.word ?? '')) from += 1;
    while (to > from && /^(?:is|are|were|was|be|also|not|هي|هم|كلها|ايضا)$/.test(tokens[to - 1]?.word ?? '')) to -= 1;
    return { from, to };
  }

  private refuse({ from, to }: Range): void {
    let reach = to;
    for (const [index, placed] of this.facts.entries()) {
      const isFirst = to === from ? placed.from === from : placed.from < to;
      const isNext =
        (isFirst || reach > to) &&
        placed.from >= from &&
        placed.from <= reach + 1 &&
        this.around(from, 2).to >= placed.to;
      if (!isNext || !['payment', 'countries', 'customers', 'channel'].includes(placed.fact.name)) continue;
      if (placed.from > from && this.text.tokens.slice(from + 1, placed.from + 1).some(({ opens }) => opens)) continue;
      this.facts[index] = { ...placed, fact: { ...placed.fact, negated: true } };
      reach = Math.max(reach, placed.to);
    }
    const isOther = this.text.tokens.slice(from, to).some(({ word }) => noGoods.test(word));
    if (to > from && !isOther) this.add('excludes', this.textOf(from, to), { from, to });
  }

  private textOf(from: number, to: number): string {
    return this.text.tokens
      .slice(from, to)
      .map(({ text, before }, index) => (before === 1 && index > 0 ? `, ${text}` : index > 0 ? ` ${text}` : text))
      .join('')
      .replace(/^عال(?=\S{3})/, 'ال');
  }
}

function hasSlot({ entities }: Prepared, ...slots: readonly string[]): boolean {
  for (const each of entities.values()) if (each.some(({ slot }) => slots.includes(slot))) return true;
  return false;
}

export function readPlaced(text: string, options: ReadOptions = {}): Reading {
  const prepared = prepare(text, options.received, options.currencies);
  const found = phrases().in(prepared);
  if (found.length === 0 && !hasSlot(prepared, 'percent', 'place', 'day', 'half', 'code'))
    return { text: prepared, facts: [], dismissed: new Set(), stopped: [], noCode: [], references: [] };
  const ranges = {
    1: rangesOf(prepared, 1),
    2: rangesOf(prepared, 2),
    3: rangesOf(prepared, 3),
    4: rangesOf(prepared, 4),
  };
  const lines = new Map<number, Line>();
  const lineAt = (at: number): Line => {
    const start = ranges[4][at]?.from ?? 0;
    const line = lines.get(start) ?? { matches: [], entities: new Map() };
    lines.set(start, line);
    return line;
  };
  for (const match of found) lineAt(match.from).matches.push(match);
  for (const at of prepared.tokens.keys())
    for (const entity of prepared.entities.get(at) ?? []) push(lineAt(at).entities, entity.slot, entity);
  const dismissed = new Set<number>();
  const readers = [...lines.values()].map((line) => new Reader(prepared, ranges, line, dismissed));
  for (const reader of readers) reader.read();
  const codes = new Set(readers.flatMap((reader) => reader.codes()));
  for (const reader of readers) {
    reader.addCodes(codes);
    reader.exclusions();
  }
  const matches = [...lines.values()].flatMap((line) => line.matches);
  return {
    ...{ text: prepared, dismissed, facts: readers.flatMap(({ facts }) => facts).toSorted((a, b) => a.from - b.from) },
    stopped: matches.filter(isOf('stopped')),
    noCode: matches.filter(isOf('noCode')),
    references: matches.filter(isOf('every', 'theCode', 'theDiscount')),
  };
}

export function read(text: string, options: ReadOptions = {}): readonly Fact[] {
  return readPlaced(text, options).facts.map(({ fact }) => fact);
}

/** The fields that facts of one offer state together. */
export function fieldsOf(facts: readonly Fact[]): OfferFields {
  const values = <Name extends FactName>(name: Name): readonly FactValues[Name][] =>
    // The name decides the type of the value.
    facts.filter((fact) => fact.name === name && !fact.negated).map(({ value }) => value as FactValues[Name]);
  const first = <Name extends FactName>(name: Name): { readonly [Key in Name]?: FactValues[Name] } => {
    const [value] = values(name);
    return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: FactValues[Name] };
  };
  const denied = new Set(facts.flatMap((fact) => (fact.name === 'countries' && fact.negated ? fact.value : [])));
  const countries = [...new Set(values('countries').flat())].filter((country) => !denied.has(country)).toSorted();
  const payment = [...new Set(values('payment').flat())].toSorted();
  const channels = new Set(values('channel'));
  const deniedChannels = new Set(
    facts.flatMap((fact) => (fact.name === 'channel' && fact.negated ? [fact.value] : [])),
  );
  const [channel, ...others] = [...channels].filter((each) => !deniedChannels.has(each));
  const excludes = values('excludes').join(', ');
  return {
    ...values('benefit')[0],
    ...first('code'),
    ...first('minimum'),
    ...first('cap'),
    ...first('starts'),
    ...first('ends'),
    ...first('customers'),
    ...first('saleItems'),
    ...first('oncePerCustomer'),
    ...(countries.length > 0 ? { countries } : {}),
    ...(payment.length > 0 ? { payment } : {}),
    ...(channel && others.length === 0 ? { channel } : {}),
    ...(excludes === '' ? {} : { excludes }),
  };
}
