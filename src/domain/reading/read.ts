import { prepare, type CodeWord, type Figure } from './entities';
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
} from './facts';
import type { ReadDays } from './days';
import { grammar, wordSets, type Meaning } from './grammar';
import { Phrases, type Entity, type Match, type Prepared } from './phrases';

const phrases = new Phrases(
  grammar.map(({ meaning, phrases: written }) => ({ rule: meaning, phrases: written })),
  wordSets,
);

/** Words that name the offer and not what it excludes. */
const fillers = new Set(
  'of the offer this promotion deal promo discount code in it from any all part العرض هذا الخصم من في الكود ضمن هالمره على'.split(
    ' ',
  ),
);

/** Words behind a refusal that are no goods: other offers, ways of payment, hours. */
const noGoods =
  /^(?:offers?|codes?|coupons?|promotions?|promos?|deals?|discounts?|pay\w*|cash|instal\w*|combin\w*|tax|vat|و?(?:ال|لل|بال)?(?:عروض|عرض|اكواد|كود|كوبونات|كوبون|خصومات|دفع|كاش|استلام|تقسيط|تخفيضات|عملا|جمع|ضريبه))$/;

type Found = Match<Meaning>;

/** A fact with the tokens that state it, for grouping. */
export interface Placed {
  readonly fact: Fact;
  readonly from: number;
  readonly to: number;
  /** A place that is only named, without a word such as "valid in". */
  readonly isWeak?: true;
}

/** Facts and remarks of a text by token. */
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

const isOf =
  <Is extends Meaning['is']>(...is: readonly Is[]) =>
  (match: Found): match is Found & { readonly rule: Meaning & { readonly is: Is } } =>
    (is as readonly string[]).includes(match.rule.is);

/** Resolves what the phrases found into facts. */
class Reader {
  private readonly facts: Placed[] = [];
  private readonly matches: readonly Found[];
  private readonly dismissed = new Set<number>();
  private readonly ofSlot = new Map<Entity, Found[]>();

  constructor(private readonly text: Prepared) {
    this.matches = phrases.in(text);
    for (const match of this.matches)
      for (const slot of match.slots) this.ofSlot.set(slot, [...(this.ofSlot.get(slot) ?? []), match]);
  }

  private span(from: number, to: number): Span {
    const [first, last] = [this.text.tokens[from], this.text.tokens[to - 1]];
    return { start: first?.start ?? 0, end: last?.end ?? 0 };
  }

  private add<Name extends FactName>(
    name: Name,
    value: FactValues[Name],
    { from, to }: { readonly from: number; readonly to: number },
    negated = false,
    isWeak = false,
  ): void {
    for (let token = from; token < to; token += 1) if (this.dismissed.has(token)) return;
    // The name belongs to the value: both come from the same key.
    const fact = { name, value, span: this.span(from, to), ...(negated ? { negated: true } : {}) } as Fact;
    this.facts.push({ fact, from, to, ...(isWeak ? { isWeak } : {}) });
  }

  /** The tokens around one without a break of this strength. */
  private around(at: number, strength: number): { readonly from: number; readonly to: number } {
    const { tokens } = this.text;
    let [from, to] = [at, at + 1];
    while (from > 0 && (tokens[from]?.before ?? 4) < strength) from -= 1;
    while (to < tokens.length && (tokens[to]?.before ?? 4) < strength) to += 1;
    return { from, to };
  }

  /** What phrases say of an entity, the most certain first. In `AED 15 off AED 100` only the second is a minimum. */
  private rolesOf(entity: Entity): readonly Found[] {
    const found = (this.ofSlot.get(entity) ?? []).filter(
      ({ rule, slots }) => rule.is !== 'minimum' || slots.at(-1) === entity,
    );
    return found.toSorted((a, b) => b.score - a.score);
  }

  private isWithin({ from, to }: { readonly from: number; readonly to: number }, at: number): boolean {
    return at >= from && at < to;
  }

  /** The longest of the matches that overlap. */
  private longest<M extends Found>(matches: readonly M[]): readonly M[] {
    const kept: M[] = [];
    for (const match of matches.toSorted((a, b) => b.score - a.score || b.to - b.from - (a.to - a.from)))
      if (!kept.some((other) => match.from < other.to && other.from < match.to)) kept.push(match);
    return kept.toSorted((a, b) => a.from - b.from);
  }

  read(): Reading {
    this.dismiss();
    this.figures();
    this.kinds();
    this.codes();
    this.days();
    this.people();
    this.channels();
    this.payments();
    this.places();
    this.saleItems();
    for (const match of this.longest(this.matches.filter(isOf('once')))) this.add('oncePerCustomer', true, match);
    this.exclusions();
    const facts = this.facts.toSorted((a, b) => a.from - b.from);
    const stopped = this.matches.filter(isOf('stopped'));
    return {
      ...{ text: this.text, facts, dismissed: this.dismissed, stopped },
      noCode: this.matches.filter(isOf('noCode')),
      references: this.matches.filter(isOf('every', 'theCode')),
    };
  }

  private dismiss(): void {
    const isCode = (at: number): boolean =>
      this.text.entities.get(at)?.some((entity) => this.rolesOf(entity).some(isOf('code', 'namedCode'))) ?? false;
    const running = this.matches.filter(isOf('running'));
    for (const { from, rule } of this.matches.filter(isOf('dismissed', 'stopped'))) {
      if (isCode(from) || running.some((match) => this.isWithin(match, from))) continue;
      const part = this.around(from, 1);
      const isAside = this.text.tokens[part.from]?.opens ?? false;
      const sentence = rule.is === 'dismissed' ? this.around(from, 2) : isAside ? part : this.around(from, 3);
      for (let token = sentence.from; token < sentence.to; token += 1) this.dismissed.add(token);
    }
  }

  private entities<Value>(slot: string): readonly Entity<Value>[] {
    const found: Entity<Value>[] = [];
    // Each slot has values of one type.
    for (const each of this.text.entities.values())
      for (const entity of each) if (entity.slot === slot) found.push(entity as Entity<Value>);
    return found.toSorted((a, b) => a.from - b.from);
  }

  private figures(): void {
    for (const entity of this.entities<Figure<number>>('percent')) this.percent(entity);
    for (const entity of this.entities<Figure<ReadMoney>>('money')) this.money(entity);
    for (const { from, to, value } of this.entities<string>('half'))
      this.add('benefit', { kind: 'percent', percent: Number(value) }, { from, to });
  }

  private benefit(entity: Entity<Figure<unknown>>, roles: readonly Found[], benefit: Benefit): void {
    const isUpTo = entity.value.upTo || roles.some(isOf('upTo'));
    const isFrom = !isUpTo && roles.some(isOf('from'));
    const value = {
      ...benefit,
      ...(isUpTo ? { upTo: true as const } : {}),
      ...(isFrom ? { from: true as const } : {}),
    };
    this.add('benefit', value, entity);
  }

  private percent(entity: Entity<Figure<number>>): void {
    const roles = this.rolesOf(entity);
    const [role] = roles.filter(isOf('off', 'cashback', 'noBenefit'));
    const percent = entity.value.value;
    const isPartOfAnother = this.matches.some(
      (match) =>
        match.rule.is === 'benefit' &&
        match.rule.kind === 'buy-get' &&
        match.from <= entity.from &&
        match.to >= entity.to,
    );
    if (role?.rule.is === 'noBenefit' || percent <= 0 || percent > 100 || isPartOfAnother) return;
    if (percent === 100 && !role) return;
    this.benefit(entity, roles, { kind: role?.rule.is === 'cashback' ? 'cashback' : 'percent', percent });
  }

  private money(entity: Entity<Figure<ReadMoney>>): void {
    const roles = this.rolesOf(entity);
    const [role] = roles.filter(isOf('off', 'cashback', 'minimum', 'cap'));
    const amount = entity.value.value;
    if (!role) {
      if (roles.some(isOf('upTo')) && this.percentBefore(entity)) this.add('cap', amount, entity);
      return;
    }
    if (role.rule.is === 'minimum') this.minimum(role, entity, amount);
    else if (role.rule.is === 'cap') this.add('cap', amount, entity);
    else if (roles.some(isOf('upTo')) && this.percentBefore(entity)) this.add('cap', amount, entity);
    else this.benefit(entity, roles, { kind: role.rule.is === 'cashback' ? 'cashback' : 'amount', amount });
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
    const found = this.matches.filter(isOf('benefit'));
    const order: readonly BenefitKind[] = ['free-delivery', 'buy-get', 'points', 'gift'];
    const seen: { readonly from: number; readonly to: number; readonly kind: BenefitKind }[] = [];
    for (const kind of order) {
      for (const match of found.filter(({ rule }) => rule.kind === kind)) {
        const sentence = this.around(match.from, 2);
        const isTold = seen.some((other) =>
          other.kind === kind
            ? other.from >= sentence.from && other.from < sentence.to
            : other.from < match.to && other.to > match.from,
        );
        const sameSentence = seen.some(
          (other) =>
            kind === 'gift' &&
            other.kind !== 'free-delivery' &&
            other.from >= sentence.from &&
            other.from < sentence.to,
        );
        if (isTold || sameSentence) continue;
        seen.push({ from: match.from, to: match.to, kind });
        this.add('benefit', { kind }, match);
      }
    }
  }

  private codes(): void {
    const { tokens } = this.text;
    const noCode = this.matches.filter(isOf('noCode'));
    const isShouted = tokens.filter(({ text }) => /^[A-Z]{3,}$/.test(text)).length > tokens.length / 2;
    const words = this.entities<CodeWord>('code');
    const found = new Set<string>();
    for (const entity of words) {
      const { code, form, isKnown } = entity.value;
      const roles = this.rolesOf(entity).filter(isOf('code', 'namedCode'));
      const isNamed = roles.some(isOf('namedCode'));
      if (noCode.some((match) => match.from < entity.to && match.to > entity.from)) continue;
      const isCued = roles.length > 0;
      const isCode =
        form === 'mixed'
          ? isCued || /^(?=[A-Z]*\d)[A-Z]{2,}[A-Z0-9]*\d*$/.test(code)
          : form === 'capitals'
            ? isCued && (!isKnown || (isNamed && !isShouted))
            : isNamed;
      if (isCode || (form === 'capitals' && !isKnown && this.isHeading(entity))) found.add(code.toLowerCase());
    }
    // A code is one wherever it stands.
    for (const entity of words) {
      const { code, form } = entity.value;
      if (found.has(code.toLowerCase()) && (form !== 'other' || /\d/.test(code))) this.add('code', code, entity);
    }
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
      const { first, last, isPeriod } = entity.value;
      const roles = this.rolesOf(entity);
      const known = roles.filter(isOf('starts', 'ends', 'onDay'));
      const role = known.find(isOf('onDay')) ?? known[0];
      if (roles.some(isOf('formerEnd'))) continue;
      if (isPeriod) {
        if (first) this.add('starts', first, entity);
        if (last) this.add('ends', last, entity);
      } else if (first !== undefined && role) {
        if (role.rule.is !== 'ends') this.add('starts', first, entity);
        if (role.rule.is !== 'starts') this.add('ends', first, entity);
      }
    }
  }

  private people(): void {
    const found = this.longest(this.matches.filter(isOf('customers')));
    for (const match of found) {
      const sentence = this.around(match.from, 2);
      const others = found.filter(({ from }) => from >= sentence.from && from < sentence.to);
      const who = new Set(others.map(({ rule }) => rule.who));
      const isOnce = this.matches.some(
        (other) => other.rule.is === 'once' && this.isWithin(sentence, other.from) && match.rule.who === 'all',
      );
      if (isOnce) continue;
      const isBoth = who.has('new') && who.has('existing') && !this.isBetweenBenefits(others);
      this.add('customers', isBoth ? 'all' : match.rule.who, match);
    }
  }

  private isBetweenBenefits(found: readonly Found[]): boolean {
    const [first, last] = [found[0], found.at(-1)];
    return this.facts.some(
      ({ fact, from }) => fact.name === 'benefit' && from > (first?.to ?? 0) && from < (last?.from ?? 0),
    );
  }

  private channels(): void {
    const many = this.matches.filter(isOf('manyChannels')).filter(({ from, to }) => this.around(from, 1).to >= to);
    for (const match of this.longest(this.matches.filter(isOf('channel', 'noChannel'))))
      if (!many.some(({ from }) => this.isWithin(this.around(match.from, 2), from)))
        if (match.rule.is === 'channel') this.add('channel', match.rule.channel, match, match.rule.negated);
  }

  private payments(): void {
    const any = this.matches.filter(isOf('anyPayment'));
    const ways = this.entities<string>('way');
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
        any.some(({ from }) => from >= sentence.from && from < sentence.to) ||
        ways.some(({ value, from }) => value === 'other' && from >= sentence.from && from < sentence.to);
      if (!isAny && way.value !== 'other') this.add('payment', [way.value], way);
    }
  }

  private places(): void {
    const places = this.entities<string>('place');
    const addresses = this.matches.filter(isOf('address'));
    for (const [index, place] of places.entries()) {
      const roles = this.rolesOf(place).filter(isOf('holds'));
      const previous = places[index - 1];
      const isListed =
        previous !== undefined &&
        this.facts.some(({ fact, from }) => fact.name === 'countries' && from === previous.from) &&
        place.from - previous.to <= 3;
      if (addresses.some(({ from }) => this.isWithin(this.around(place.from, 4), from))) continue;
      const isNamed = roles.length > 0 || isListed || this.isAttached(place);
      if (isNamed || this.standsAlone(place) || /^\p{RI}/u.test(this.text.tokens[place.from]?.text ?? ''))
        this.add('countries', place.value.split(' '), place, false, !isNamed);
    }
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
      if (named) at = named.to - 1;
      else if (!['and', 'و', '+', '&', '/', '-', 'only', 'فقط', 'بس'].includes(this.text.tokens[at]?.word ?? ''))
        return false;
    }
    return true;
  }

  private saleItems(): void {
    const inOnePart = this.matches.filter(isOf('saleItems')).filter(({ from, to }) => this.around(from, 1).to >= to);
    const excluded = inOnePart.filter(({ rule }) => rule.are === 'excluded');
    const isDenied = (match: Found): boolean =>
      excluded.some(({ from }) => this.isWithin(this.around(match.from, 1), from));
    const found = inOnePart.filter((match) => match.rule.are === 'excluded' || !isDenied(match));
    for (const match of this.longest(found)) this.add('saleItems', match.rule.are, match);
  }

  private isFactAt(token: number): boolean {
    return this.facts.some(({ fact, from, to }) => from <= token && token < to && fact.name !== 'excludes');
  }

  /** What a refusal names: goods become an exclusion, other facts are denied. */
  private exclusions(): void {
    const behind = this.matches.filter(isOf('refused'));
    const told = this.matches.filter(isOf('cap', 'minimum', 'once', 'saleItems', 'benefit'));
    const isTold = (match: Found): boolean => told.some((other) => other.from < match.to && match.from < other.to);
    for (const match of this.longest(this.matches.filter(isOf('refuses', 'refused')))) {
      if (isTold(match)) continue;
      const isBehind = match.rule.is === 'refused' || behind.some(({ from, to }) => from < match.to && match.from < to);
      const after = this.goodsAfter(match.to);
      if (!isBehind || (match.rule.is === 'refuses' && after.to > after.from)) this.refuse(after);
      else if (after.from === after.to) this.refuse(this.goodsBefore(match.from));
    }
  }

  /** The words behind a refusal up to the next fact, without those that only name the offer. */
  private goodsAfter(begin: number): { readonly from: number; readonly to: number } {
    const { tokens } = this.text;
    let to = begin;
    if ((tokens[begin]?.before ?? 4) > 2) return { from: begin, to };
    while (to < tokens.length && (to === begin || (tokens[to]?.before ?? 4) < 2) && !this.isFactAt(to)) to += 1;
    let from = begin;
    while (from < to && fillers.has(tokens[from]?.word ?? '')) from += 1;
    return { from, to };
  }

  private goodsBefore(end: number): { readonly from: number; readonly to: number } {
    const { tokens } = this.text;
    let from = end;
    while (from > 0 && !this.isFactAt(from - 1) && (from === end || (tokens[from]?.before ?? 4) < 2)) from -= 1;
    return { from, to: end };
  }

  private refuse({ from, to }: { readonly from: number; readonly to: number }): void {
    let reach = to;
    for (const [index, placed] of this.facts.entries()) {
      const isNext = placed.from >= from && placed.from <= reach + 1 && this.around(from, 2).to >= placed.to;
      if (!isNext || !['payment', 'countries', 'customers', 'channel'].includes(placed.fact.name)) continue;
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
      .join('');
  }
}

/** Reads a text with the tokens of each fact. */
export function readPlaced(text: string, { received }: ReadOptions = {}): Reading {
  return new Reader(prepare(text, received)).read();
}

/** The facts that a text states, in the order of the text. */
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
