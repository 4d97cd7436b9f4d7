import type { OfferFields, ReadMoney } from '../../../../src/domain/reading/facts';

/** Fields as the fixtures state them. */
export type Expected = Readonly<Record<string, unknown>>;

/** How many fields of one text are right, missed and false. */
export interface FieldScore {
  readonly stated: number;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

const scored = [
  ...[
    'code',
    'kind',
    'percent',
    'amount',
    'upTo',
    'from',
    'cap',
    'minimum',
    'starts',
    'ends',
    'customers',
    'countries',
  ],
  ...['channel', 'payment', 'excludes'],
] as const;
/** What only the sentences state. */
const alsoScored = ['saleItems', 'oncePerCustomer'] as const;

const isMoney = (value: unknown): value is ReadMoney =>
  typeof value === 'object' && value !== null && 'currency' in value;

/** The things that an exclusion names, in small letters, without marks, the article and spaces. */
function things(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u064b-\u0652]/g, '')
    .replace(/(^|[\s,،&])و(?=\S{3})/g, '$1 , ')
    .split(/[,،&]|\sand\s|\sو\s/)
    .map((thing) =>
      thing
        .split(/\s+/)
        .map((word) => word.replace(/^ال(?=..)/, ''))
        .filter((word) => word !== '' && word !== 'the' && word !== 'and')
        .join(''),
    )
    .filter((thing) => thing !== '')
    .toSorted()
    .join('|');
}

function plain(field: string, value: unknown): string | undefined {
  if (value === undefined || value === false) return undefined;
  if (isMoney(value)) return `${value.value} ${value.currency}`;
  if (Array.isArray(value)) return value.toSorted().join(' ');
  if (field === 'excludes') return things(String(value));
  return field === 'code' ? String(value).toLowerCase() : String(value);
}

/** Compares fields as the README beside the fixtures says. */
export function scoreFields(
  expected: Expected,
  read: OfferFields | undefined,
  fields: readonly (keyof OfferFields)[] = scored,
): FieldScore {
  const [wrong, missed]: [string[], string[]] = [[], []];
  let [stated, right] = [0, 0];
  for (const field of fields) {
    const wanted = plain(field, expected[field]);
    const got = plain(field, read?.[field]);
    if (wanted !== undefined) stated += 1;
    if (wanted !== undefined && wanted === got) right += 1;
    else {
      if (wanted !== undefined) missed.push(`${field}=${wanted}`);
      if (got !== undefined) wrong.push(`${field}=${got}`);
    }
  }
  return { stated, right, wrong, missed };
}

/** The kind and the figure of an offer, by which offers without a code are paired. */
function benefitOf(fields: Expected | OfferFields): string {
  return ['kind', 'percent', 'amount'].map((field) => plain(field, (fields as Expected)[field])).join(' ');
}

function canPair(expected: Expected, read: OfferFields): boolean {
  const [wanted, got] = [plain('code', expected['code']), plain('code', read.code)];
  return wanted !== undefined && got !== undefined ? wanted === got : benefitOf(expected) === benefitOf(read);
}

/** The score of a message with several offers. */
export interface MessageScore {
  readonly stated: number;
  readonly right: number;
  readonly wrong: number;
  readonly offers: number;
  readonly offersRight: number;
  readonly missedOffers: number;
  readonly falseOffers: number;
  readonly notes: readonly string[];
}

type Pairing = readonly (number | undefined)[];

/** All ways to pair expected offers with different read ones, or with none. */
function pairings(expected: readonly Expected[], read: readonly OfferFields[], from = 0): readonly Pairing[] {
  if (from === expected.length) return [[]];
  const rest = pairings(expected, read, from + 1);
  const partners = [...read.keys()].filter((index) => canPair(expected[from] ?? {}, read[index] ?? {}));
  return rest.flatMap((pairing) => [
    [undefined, ...pairing],
    ...partners.filter((index) => !pairing.includes(index)).map((index) => [index, ...pairing]),
  ]);
}

function scorePairing(expected: readonly Expected[], read: readonly OfferFields[], pairing: Pairing): MessageScore {
  const scores = expected.map((offer, index) => scoreFields(offer, read[pairing[index] ?? -1]));
  const sum = (of: (score: FieldScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const alone = read.filter((_, index) => !pairing.includes(index));
  return {
    stated: sum(({ stated }) => stated),
    right: sum(({ right }) => right),
    wrong:
      sum(({ wrong }) => wrong.length) + alone.reduce((total, offer) => total + scoreFields({}, offer).wrong.length, 0),
    offers: expected.length,
    offersRight: scores.filter(({ missed, wrong }) => missed.length + wrong.length === 0).length,
    missedOffers: pairing.filter((index) => index === undefined).length,
    falseOffers: alone.length,
    notes: [
      ...scores.flatMap(({ missed, wrong }, index) => [
        ...missed.map((field) => `${index}: missed ${field}`),
        ...wrong.map((field) => `${index}: false ${field}`),
      ]),
      ...alone.map((offer) => `false offer ${JSON.stringify(offer)}`),
    ],
  };
}

/** Pairs the offers so that most fields are equal, and compares them. */
export function scoreOffers(expected: readonly Expected[], read: readonly OfferFields[]): MessageScore {
  const scores = pairings(expected, read).map((pairing) => scorePairing(expected, read, pairing));
  return (
    scores.toSorted((a, b) => b.right - a.right || a.missedOffers - b.missedOffers || a.wrong - b.wrong)[0] ??
    scorePairing(expected, read, [])
  );
}

/** Compares the facts of one sentence. */
export function scoreSentence(expected: Expected, read: OfferFields): FieldScore {
  return scoreFields(expected, read, [...scored, ...alsoScored]);
}
