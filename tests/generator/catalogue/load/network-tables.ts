/** What is wrong with a row that a network sends, if anything is. */
export type RowCase =
  | 'good'
  | 'deal'
  | 'no-code-word'
  | 'ended'
  | 'open-ended'
  | 'http-link'
  | 'no-link'
  | 'impossible-date'
  | 'ends-before-start'
  | 'no-title'
  | 'no-id'
  | 'same-id'
  | 'copied'
  | 'spaced-code'
  | 'inactive'
  | 'pattern';

/** The verdict that a row must get, with its reason. */
export interface ExpectedVerdict {
  readonly verdict: 'kept' | 'suspicious' | 'dropped';
  readonly reason?: string;
}

/** A coupon before it has the form of a network. */
export interface PlainCoupon {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly link: string;
  readonly starts: string;
  /** Empty if it has no end. */
  readonly ends: string;
  readonly advertiser: string;
  readonly country: string;
  readonly active: boolean;
  readonly pattern: boolean;
}

/** How a network writes its table. */
export interface NetworkTable {
  /** The ending of the file. */
  readonly ending: 'csv' | 'json' | 'xml';
  /** The cases that the network's table can have. */
  readonly cases: readonly RowCase[];
  /** The verdicts that other tables do not give. */
  readonly own?: Readonly<Partial<Record<RowCase, ExpectedVerdict>>>;
  write(coupons: readonly PlainCoupon[]): string;
}

/** Cases of lists of codes alone, whose ids are made of their codes. */
const ofCodes: readonly RowCase[] = ['good', 'http-link', 'no-link', 'copied', 'spaced-code'];
const always: readonly RowCase[] = [...ofCodes, 'deal', 'no-code-word'];
const dated: readonly RowCase[] = ['ended', 'open-ended', 'impossible-date', 'ends-before-start'];
const withId: readonly RowCase[] = ['no-id', 'same-id'];

type OwnVerdicts = NonNullable<NetworkTable['own']>;
/** A column says of each row whether it is a code. */
const saysKind: OwnVerdicts = { 'no-code-word': { verdict: 'suspicious', reason: 'kind-differs' } };
/** Rows without an end are left out, as the preset has no `openEnded`. */
const needsEnd: OwnVerdicts = { 'open-ended': { verdict: 'dropped', reason: 'incomplete' } };
/** Without a tracking link there is the address of the store. */
const hasOtherLink: OwnVerdicts = { 'no-link': { verdict: 'kept' } };

const advertisers = ['Souk & Co', 'Bazaar', 'Luban "Gulf"', 'Sidra <Home>'];
const countries = ['SA', 'AE', 'KW'];

function jsonTable(rows: string, shape: (coupon: PlainCoupon) => object): NetworkTable['write'] {
  return (coupons) => {
    const list: unknown = coupons.map(shape);
    return JSON.stringify(
      rows.split('.').reduceRight((value, name) => ({ status: 'ok', [name]: value }), list),
      null,
      1,
    );
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function xmlTable(
  path: string,
  shape: (coupon: PlainCoupon) => Readonly<Record<string, string>>,
): NetworkTable['write'] {
  const names = path.split('.');
  const row = names.at(-1) ?? '';
  const around = names.slice(0, -1);
  return (coupons) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      around.map((name) => `<${name}>`).join(''),
      ...coupons.map((coupon) => {
        const cells = Object.entries(shape(coupon)).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
        return `<${row}>${cells.join('')}</${row}>`;
      }),
      around
        .map((name) => `</${name}>`)
        .reverse()
        .join(''),
    ].join('\n');
}

function csvTable(
  delimiter: string,
  shape: (coupon: PlainCoupon) => Readonly<Record<string, string>>,
): NetworkTable['write'] {
  const cell = (text: string): string =>
    text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  return (coupons) => {
    const rows = coupons.map(shape);
    const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
    return `${lines.map((cells) => cells.map(cell).join(delimiter)).join('\r\n')}\r\n`;
  };
}

const [usDate, dottedTime] = [
  (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'),
  (date: string): string => (date === '' ? 'ongoing' : `${date} 04:59:00.0`),
];

const impactState = ({ active }: PlainCoupon): string => (active ? 'ACTIVE' : 'EXPIRED');

/** How each preset's network writes its table, after the public documents. */
export const networkTables: Readonly<Record<string, NetworkTable>> = {
  admitad: {
    ending: 'json',
    cases: [...always, ...dated, ...withId, 'no-title', 'inactive'],
    own: saysKind,
    write: jsonTable('results', ({ id, title, code, link, starts, ends, advertiser, country, active }) => ({
      id: id === '' ? null : Number(id),
      name: title,
      status: active ? 'active' : 'expired',
      description: `${title}.`,
      campaign: { id: 17, name: advertiser, site_url: 'https://www.example.com/' },
      regions: [country],
      species: code === '' ? 'action' : 'promocode',
      promocode: code === '' ? 'NOT REQUIRED' : code,
      discount: '10%',
      goto_link: link,
      date_start: `${starts}T00:00:00`,
      date_end: ends === '' ? null : `${ends}T23:59:59`,
      rating: '8.40',
      image: 'https://www.example.com/a.png',
      exclusive: 'false',
    })),
  },
  'admitad-csv': {
    ending: 'csv',
    cases: [...always, ...dated, ...withId, 'no-title'],
    own: saysKind,
    write: csvTable(';', ({ id, title, code, link, starts, ends, advertiser }) => ({
      id,
      name: title,
      rating: '',
      advcampaign_id: '17',
      advcampaign_name: advertiser,
      logo: 'https://www.example.com/a.png',
      description: `${title}; once`,
      species: code === '' ? 'action' : 'promocode',
      promocode: code === '' ? 'NOT REQUIRED' : code,
      gotolink: link,
      date_start: `${starts} 00:00:00`,
      date_end: ends === '' ? 'None' : `${ends} 23:59:59`,
      exclusive: '0',
      discount: '10%',
      customer_type: 'all',
    })),
  },
  awin: {
    ending: 'json',
    cases: [...always, ...dated, ...withId, 'no-title'],
    own: { ...saysKind, ...needsEnd, ...hasOtherLink },
    write: jsonTable('data', ({ id, title, code, link, starts, ends, advertiser, country }) => ({
      promotionId: id === '' ? null : Number(id),
      type: code === '' ? 'promotion' : 'voucher',
      advertiser: { id: 17, name: advertiser, joined: true },
      title,
      description: `${title}.`,
      terms: 'Once per customer.',
      startDate: `${starts}T00:00:00+03:00`,
      endDate: ends === '' ? null : `${ends}T23:59:59+03:00`,
      url: 'https://www.example.com/',
      urlTracking: link,
      regions: { all: false, list: [{ name: country, countryCode: country }] },
      ...(code !== '' && { voucher: { code, exclusive: false, attributable: true } }),
    })),
  },
  boostiny: {
    ending: 'json',
    cases: ofCodes,
    write: jsonTable('payload.data', ({ code, link, starts, advertiser, country }) => ({
      code,
      countries: [country],
      start_date: starts,
      ad_set: null,
      campaign_name: advertiser,
      tracking_link: link,
    })),
  },
  cj: {
    ending: 'xml',
    cases: [...always, ...dated, ...withId, 'no-title'],
    write: xmlTable('cj-api.links.link', ({ id, title, code, link, starts, ends, advertiser }) => ({
      'advertiser-id': '17',
      'advertiser-name': advertiser,
      clickUrl: link,
      'coupon-code': code,
      description: `${title}.`,
      'link-id': id,
      'link-name': title,
      'promotion-start-date': usDate(starts),
      'promotion-end-date': dottedTime(ends),
    })),
  },
  everflow: {
    ending: 'json',
    cases: [...always, ...dated, ...withId, 'inactive'],
    write: jsonTable('coupon_codes', ({ id, title, code, link, starts, ends, advertiser, active }) => ({
      network_coupon_code_id: id === '' ? null : Number(id),
      network_offer_id: 17,
      coupon_code: code,
      coupon_status: active ? 'active' : 'paused',
      tracking_link: link,
      start_date: starts,
      end_date: ends,
      description: `${title}.`,
      is_description_plain_text: true,
      relationship: { offer: { network_offer_id: 17, name: advertiser } },
    })),
  },
  'impact-codes': {
    ending: 'json',
    cases: [...ofCodes, ...dated, 'inactive', 'pattern'],
    write: jsonTable('PromoCodes', (coupon) => ({
      Code: coupon.code,
      State: impactState(coupon),
      Program: coupon.advertiser,
      TrackingLink: coupon.link,
      StartDate: `${coupon.starts}T00:00:00+03:00`,
      EndDate: coupon.ends === '' ? '' : `${coupon.ends}T23:59:59+03:00`,
      MatchMode: coupon.pattern ? 'RE' : 'EXACT',
      CreditRule: 'WINNER',
      Deal: { Id: '17' },
    })),
  },
  'impact-deals': {
    ending: 'json',
    cases: [...always, ...dated, ...withId, 'no-title', 'inactive'],
    write: jsonTable('Deals', (coupon) => ({
      Id: coupon.id,
      Name: coupon.title,
      Description: `${coupon.title}.`,
      Type: 'GENERAL_SALE',
      State: impactState(coupon),
      StartDate: `${coupon.starts}T00:00:00+03:00`,
      EndDate: coupon.ends === '' ? '' : `${coupon.ends}T23:59:59+03:00`,
      DefaultPromoCode: coupon.code,
      DiscountType: 'PERCENT',
      DiscountPercent: '10',
      DiscountAmount: '',
      MinimumPurchaseAmount: '',
      MaximumSavingsAmount: '',
      TrackingLink: coupon.link,
      AdvertiserName: coupon.advertiser,
    })),
  },
  optimise: {
    ending: 'json',
    cases: [...always, ...dated, 'no-title'],
    own: { ...needsEnd, ...hasOtherLink },
    write: jsonTable('data', ({ title, code, link, starts, ends, advertiser }) => ({
      productId: 4,
      campaignId: 17,
      campaignName: advertiser,
      type: code === '' ? 'Offer' : 'VoucherCode',
      title,
      description: `${title}.`,
      code,
      deepLinkURL: 'https://www.example.com/',
      deepLinkTrackingURL: link,
      startDate: starts,
      endDate: ends,
    })),
  },
  rakuten: {
    ending: 'xml',
    cases: [...always, ...dated, 'no-title'],
    write: xmlTable('couponfeed.link', ({ title, code, link, starts, ends, advertiser }) => ({
      advertiserid: '17',
      advertisername: advertiser,
      offerdescription: title,
      offerstartdate: starts,
      offerenddate: ends === '' ? 'ongoing' : ends,
      couponcode: code,
      couponrestriction: 'Once per customer.',
      clickurl: link,
    })),
  },
  trackier: {
    ending: 'json',
    cases: [...always, ...dated, ...withId, 'no-title', 'inactive'],
    write: jsonTable('coupons', ({ id, title, code, link, starts, ends, advertiser, active }) => ({
      id,
      campaign_id: 17,
      campaign_name: advertiser,
      title,
      description: `${title}.`,
      coupon_status: active ? 'active' : 'expired',
      // The two shapes that are seen.
      ...(Number(id) % 2 === 0 ? { code } : { coupons: [{ code }] }),
      tracking_link: link,
      start: starts,
      end: ends,
    })),
  },
  'tune-sheet': {
    ending: 'csv',
    cases: [...ofCodes, 'ended', 'open-ended', 'impossible-date'],
    write: csvTable(',', ({ code, link, ends, advertiser, country }) => ({
      Advertiser: advertiser,
      'Coupon Code': code,
      Country: country,
      Discount: '10%',
      'Expiry Date': ends === '' ? 'open' : ends.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1'),
      'Tracking Link': link,
    })),
  },
};

const changes: Readonly<Partial<Record<RowCase, Partial<PlainCoupon>>>> = {
  deal: { code: '' },
  'no-code-word': { code: 'No code needed' },
  ended: { ends: '2026-02-28' },
  'open-ended': { ends: '' },
  'impossible-date': { ends: '2026-06-31' },
  'ends-before-start': { starts: '2026-12-31' },
  'no-link': { link: '' },
  'no-title': { title: '' },
  'no-id': { id: '' },
  inactive: { active: false },
  pattern: { pattern: true },
};

function couponOf(index: number, kind: RowCase): PlainCoupon {
  const number = 1000 + index;
  const coupon: PlainCoupon = {
    id: String(number),
    title: `Offer ${index}: 10% off`,
    code: kind === 'spaced-code' ? `EARLY BIRD ${number}` : `CODE${number}`,
    link: `${kind === 'http-link' ? 'http' : 'https'}://track.example.com/${number}?a=1&b=2`,
    starts: '2026-01-01',
    ends: '2026-11-30',
    advertiser: advertisers[index % advertisers.length] ?? '',
    country: countries[index % countries.length] ?? '',
    active: true,
    pattern: false,
  };
  return { ...coupon, ...changes[kind] };
}

const verdicts: Readonly<Record<RowCase, ExpectedVerdict>> = {
  good: { verdict: 'kept' },
  deal: { verdict: 'kept' },
  'no-code-word': { verdict: 'kept' },
  'open-ended': { verdict: 'kept' },
  'spaced-code': { verdict: 'suspicious', reason: 'unusual-code' },
  ended: { verdict: 'dropped', reason: 'ended' },
  'http-link': { verdict: 'dropped', reason: 'invalid' },
  'no-link': { verdict: 'dropped', reason: 'invalid' },
  'impossible-date': { verdict: 'dropped', reason: 'invalid' },
  'ends-before-start': { verdict: 'dropped', reason: 'invalid' },
  'no-title': { verdict: 'dropped', reason: 'invalid' },
  'no-id': { verdict: 'dropped', reason: 'incomplete' },
  'same-id': { verdict: 'dropped', reason: 'duplicate-id' },
  copied: { verdict: 'dropped', reason: 'exact-duplicate' },
  inactive: { verdict: 'dropped', reason: 'inactive' },
  pattern: { verdict: 'dropped', reason: 'excepted' },
};

/** The day on which the tables are judged. */
export const tablesDay = Date.UTC(2026, 2, 15);

const rowCount = 240;

/** A table of a network with deliberate errors, and the verdict of each row. The same one each time. */
export function networkTable({ cases, own = {}, write }: NetworkTable): {
  readonly text: string;
  readonly expected: readonly ExpectedVerdict[];
} {
  const coupons: PlainCoupon[] = [];
  const expected: ExpectedVerdict[] = [];
  for (let index = 0; index < rowCount; index += 1) {
    // Good rows are between the cases: a copy, or a row with the id of another one, needs one before it.
    const kind = index % 2 === 0 ? 'good' : (cases[(index >> 1) % cases.length] ?? 'good');
    const before = coupons.at(-1);
    if (kind === 'copied' && before) coupons.push(before);
    else if (kind === 'same-id' && before) coupons.push({ ...couponOf(index, kind), id: before.id });
    else coupons.push(couponOf(index, kind));
    expected.push(own[kind] ?? verdicts[kind]);
  }
  return { text: write(coupons), expected };
}
