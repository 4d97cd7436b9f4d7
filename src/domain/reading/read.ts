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

type Found = Match<Meaning>;

/** A fact with the tokens that state it, for grouping. */
export interface Placed {
  readonly fact: Fact;
  readonly from: number;
  readonly to: number;
}

/** Facts and remarks of a text by token. */
export interface Reading {
  readonly text: Prepared;
  readonly facts: readonly Placed[];
  /** Tokens of sentences that state nothing of an offer, and of offers that are over. */
  readonly dismissed: ReadonlySet<number>;
  readonly stopped: readonly Found[];
  readonly noCode: readonly Found[];
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
  ): void {
    for (let token = from; token < to; token += 1) if (this.dismissed.has(token)) return;
    // The name belongs to the value: both come from the same key.
    const fact = { name, value, span: this.span(from, to), ...(negated ? { negated: true } : {}) } as Fact;
    this.facts.push({ fact, from, to });
  }

  /** The tokens around one without a break of this strength. */
  private around(at: number, strength: number): { readonly from: number; readonly to: number } {
    const { tokens } = this.text;
    let [from, to] = [at, at + 1];
    while (from > 0 && (tokens[from]?.before ?? 3) < strength) from -= 1;
    while (to < tokens.length && (tokens[to]?.before ?? 3) < strength) to += 1;
    return { from, to };
  }

  private rolesOf(entity: Entity): readonly Found[] {
    return (this.ofSlot.get(entity) ?? []).toSorted((a, b) => b.score - a.score);
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
    return { text: this.text, facts, dismissed: this.dismissed, stopped, noCode: this.matches.filter(isOf('noCode')) };
  }

  private dismiss(): void {
    for (const { from } of this.matches.filter(isOf('dismissed'))) {
      const sentence = this.around(from, 2);
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
    const second = role.rule.is === 'minimum' && role.slots.length === 2 ? role.slots[1] : undefined;
    if (role.rule.is === 'minimum' && (!second || second === entity)) this.add('minimum', amount, entity);
    else if (role.rule.is === 'cap') this.add('cap', amount, entity);
    else if (roles.some(isOf('upTo')) && this.percentBefore(entity)) this.add('cap', amount, entity);
    else this.benefit(entity, roles, { kind: role.rule.is === 'cashback' ? 'cashback' : 'amount', amount });
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
    for (const entity of this.entities<CodeWord>('code')) {
      const { code, form, isKnown } = entity.value;
      const roles = this.rolesOf(entity).filter(isOf('code'));
      if (noCode.some((match) => match.from < entity.to && match.to > entity.from)) continue;
      const isCued = roles.length > 0;
      const follows = roles.some(({ slots, to }) => slots[0] === entity && to === entity.to);
      const isCode =
        form === 'mixed'
          ? isCued || /^(?=[A-Z]*\d)[A-Z]{2,}[A-Z0-9]*\d*$/.test(code)
          : form === 'capitals'
            ? isCued && (!isKnown || (follows && !isShouted))
            : follows && !isKnown && /\d/.test(code) && /[a-z]/i.test(code);
      if (isCode) this.add('code', code, entity);
    }
  }

  private days(): void {
    for (const entity of this.entities<ReadDays>('day')) {
      const { first, last, isPeriod } = entity.value;
      const roles = this.rolesOf(entity);
      const [role] = roles.filter(isOf('starts', 'ends', 'onDay'));
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
    for (const match of this.longest(this.matches.filter(isOf('channel'))))
      this.add('channel', match.rule.channel, match, match.rule.negated);
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
    for (const [index, place] of places.entries()) {
      const roles = this.rolesOf(place).filter(isOf('holds'));
      const previous = places[index - 1];
      const isListed =
        previous !== undefined &&
        this.facts.some(({ fact, from }) => fact.name === 'countries' && from === previous.from) &&
        place.from - previous.to <= 3;
      if (roles.length > 0 || isListed) this.add('countries', place.value.split(' '), place);
    }
  }

  private saleItems(): void {
    for (const match of this.longest(this.matches.filter(isOf('saleItems'))))
      this.add('saleItems', match.rule.are, match);
  }

  private isFactAt(token: number): boolean {
    return this.facts.some(({ fact, from, to }) => from <= token && token < to && fact.name !== 'excludes');
  }

  /** What a refusal names: goods become an exclusion, other facts are denied. */
  private exclusions(): void {
    for (const match of this.longest(this.matches.filter(isOf('refuses')))) this.refuse(match.to);
  }

  private refuse(begin: number): void {
    const { tokens } = this.text;
    let at = begin;
    const first = tokens[begin];
    if (!first || first.before > 2) return;
    while (at < tokens.length && (at === begin || (tokens[at]?.before ?? 3) < 2) && !this.isFactAt(at)) at += 1;
    const denied = this.facts.findIndex(({ from }) => from === at || from === begin);
    const placed = this.facts[denied];
    if (placed && at === begin && ['payment', 'countries', 'customers', 'channel'].includes(placed.fact.name))
      this.facts[denied] = { ...placed, fact: { ...placed.fact, negated: true } };
    if (at > begin) this.add('excludes', this.textOf(begin, at), { from: begin, to: at });
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
