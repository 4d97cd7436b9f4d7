import type { FeedField } from '../../../catalogue/load/feed-columns';
import { formsOf } from '../../../catalogue/load/tables/cell-forms';
import { momentParts } from '../../../catalogue/load/moments';
import { most, saidIn } from '../../../catalogue/validate/coupon-codes/code-cells';
import { readCountries } from '../../../catalogue/validate/feeds/feed-countries';
import { compilePattern } from '../../../catalogue/validate/feeds/feed-patterns';
import { discountPatterns } from '../../../catalogue/validate/feeds/feed-values';

export type SampledColumns = ReadonlyMap<string, readonly string[]>;

interface FieldMatcher {
  readonly field: FeedField;
  /** Names in lower case without spaces and punctuation, the most reliable first. */
  readonly names: readonly string[];
  /** Whether the non-empty cells can belong to the field. */
  fits?(cells: readonly string[], all: readonly string[], name: string): boolean;
}

export const isLink = (cell: string): boolean => /^https?:\/\/\S+$/.test(cell);
/** Whether a cell is a fraction of one: 0.2 means 20%. */
export function isShare(cell: string): boolean {
  return /^(?:0?\.\d{1,4}|1(?:\.0+)?)$/.test(cell) && Number(cell) > 0;
}

/** Also true for a cell without digits. */
function isDate(cell: string): boolean {
  return (
    momentParts(cell) !== undefined ||
    formsOf(cell).length > 0 ||
    !/\p{N}/u.test(cell) ||
    /^(?:0|0000-00-00.*)$/.test(cell)
  );
}

const amounts = ['{money}', '{amount}'].map((pattern) => compilePattern(pattern, true));

function isAmounts(cells: readonly string[]): boolean {
  return most(cells, (cell) => amounts.some((find) => find(cell) !== undefined));
}

/** Whether the cells use only a few words, as for a kind or a status. */
function isFewWords(cells: readonly string[]): boolean {
  return cells.length > 0 && new Set(cells.map((cell) => cell.toLowerCase())).size <= 12;
}

// The order decides which field gets a column that fits several.
const matchers: readonly FieldMatcher[] = [
  {
    field: 'id',
    names: ['id', 'couponid', 'promotionid', 'dealid', 'linkid', 'offerid', 'number', 'ref', 'reference', 'rowid'],
    fits: (cells, all) =>
      cells.length === all.length &&
      new Set(cells).size >= cells.length * 0.95 &&
      most(cells, (cell) => /^[A-Za-z0-9_-]+$/.test(cell), 1),
  },
  {
    field: 'link',
    names: [
      'gotolink',
      'trackinglink',
      'trackingurl',
      'urltracking',
      'deeplinktrackingurl',
      'clickurl',
      'deeplink',
      'link',
      'url',
      'offerurl',
      'landingpage',
      'destination',
      'promolink',
      'storeurl',
      'website',
      'الرابط',
      'رابط',
    ],
    fits: (cells) => most(cells, isLink, 0.9),
  },
  {
    field: 'code',
    names: [
      'promocode',
      'couponcode',
      'vouchercode',
      'discountcode',
      'defaultpromocode',
      'code',
      'coupon',
      'voucher',
      'promo',
      'كودالخصم',
      'كوبونالخصم',
      'الكود',
      'كود',
      'الكوبون',
    ],
    fits: (cells) =>
      most(cells, (cell) => cell.length <= 64 && !isLink(cell)) && new Set(cells).size > Math.min(2, cells.length - 1),
  },
  {
    field: 'starts',
    names: [
      'datestart',
      'startdate',
      'startsat',
      'starts',
      'start',
      'starttime',
      'validfrom',
      'from',
      'offerstartdate',
      'promotionstartdate',
      'تاريخالبداية',
      'تاريخالبدء',
      'من',
    ],
    fits: (cells) => most(cells, isDate),
  },
  {
    field: 'ends',
    names: [
      'dateend',
      'enddate',
      'endsat',
      'ends',
      'end',
      'validuntil',
      'validto',
      'until',
      'to',
      'expires',
      'expiresat',
      'expiry',
      'expirydate',
      'expirationdate',
      'expiration',
      'expiretime',
      'endtime',
      'validthrough',
      'offerenddate',
      'promotionenddate',
      'تاريخالانتهاء',
      'تاريخالنهاية',
      'إلى',
      'الى',
    ],
    fits: (cells) => most(cells, isDate),
  },
  {
    field: 'nameEn',
    names: ['titleen', 'nameen', 'العنوانبالإنجليزية'],
    fits: (cells) => most(cells, (cell) => cell.length > 3 && !isLink(cell)),
  },
  {
    field: 'nameAr',
    names: ['titlear', 'namear', 'arabictitle', 'العنوانبالعربية'],
    fits: (cells) => most(cells, (cell) => /\p{Script=Arabic}/u.test(cell)),
  },
  {
    field: 'name',
    names: [
      'title',
      'offertitle',
      'offername',
      'linkname',
      'headline',
      'name',
      'label',
      'offerdescription',
      'offer',
      'coupontitle',
      'description',
      'العنوان',
      'اسمالعرض',
      'العرض',
      'الوصف',
    ],
    fits: (cells) => most(cells, (cell) => cell.length > 3 && !isLink(cell)),
  },
  {
    field: 'advertiser',
    names: [
      'advertisername',
      'advertiser',
      'advcampaignname',
      'campaignname',
      'campaign',
      'storename',
      'store',
      'brand',
      'program',
      'advertiserid',
      'advcampaignid',
      'المتجر',
      'اسمالمتجر',
    ],
    fits: (cells) => most(cells, (cell) => !isLink(cell)),
  },
  {
    field: 'description',
    names: ['description', 'offerdescription', 'details', 'الوصف', 'التفاصيل'],
  },
  { field: 'terms', names: ['terms', 'restrictions', 'conditions', 'الشروط'] },
  {
    field: 'discount',
    names: [
      'discount',
      'discountamount',
      'discountpercent',
      'discountpercentage',
      'saving',
      'savings',
      'off',
      'value',
      'percentage',
      'الخصم',
      'نسبةالخصم',
    ],
    fits: (cells, _all, name) => {
      const finds = discountPatterns(name).map((pattern) => compilePattern(pattern, true));
      return most(cells, (cell) => finds.some((find) => find(cell) !== undefined)) || most(cells, isShare, 1);
    },
  },
  {
    field: 'minimum',
    names: [
      'minimum',
      'minimumspend',
      'minimumpurchaseamount',
      'minorder',
      'minspend',
      'basket',
      'الحدالأدنى',
      'الحدالأدنىللطلب',
    ],
    fits: isAmounts,
  },
  {
    field: 'maximumDiscount',
    names: ['maximumdiscount', 'maximumsavingsamount', 'cap', 'الحدالأقصىللخصم'],
    fits: isAmounts,
  },
  {
    field: 'rating',
    names: ['rating', 'score', 'stars', 'التقييم'],
    fits: (cells) => most(cells, (cell) => /^\d+(?:[.,]\d+)?$/.test(cell)),
  },
  {
    field: 'countries',
    names: ['countries', 'country', 'countrycode', 'geo', 'regions', 'region', 'الدول', 'الدولة', 'البلد'],
    fits: (cells) => most(cells, (cell) => readCountries(cell).kind !== 'unknown', 0.5),
  },
  {
    field: 'customers',
    names: ['customertype', 'customers', 'customer', 'users', 'نوعالعميل', 'العملاء'],
    fits: isFewWords,
  },
  {
    field: 'channel',
    names: ['channel', 'channels', 'platform', 'device', 'القناة'],
    fits: isFewWords,
  },
  {
    field: 'status',
    names: ['couponstatus', 'offerstatus', 'status', 'state', 'الحالة'],
    fits: isFewWords,
  },
  {
    field: 'exclusive',
    names: ['exclusive', 'حصري'],
    fits: (cells) => most(cells, (cell) => /^(?:yes|no|true|false|[01])$/i.test(cell), 1),
  },
  {
    field: 'kind',
    names: ['species', 'promotiontype', 'type', 'kind', 'نوعالعرض', 'النوع'],
    fits: isFewWords,
  },
];

/** In lower case without spaces and punctuation. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** 0 for the most reliable name; undefined if the name does not match. */
function rankOf(name: string, matcher: FieldMatcher): number | undefined {
  const { field, names } = matcher;
  // The column of a spreadsheet's cell links.
  const linked = /^(.*) @link$/.exec(name)?.[1];
  if (linked !== undefined) return field === 'link' ? (rankOf(linked, matcher) ?? 2 * names.length) : undefined;
  const whole = names.indexOf(bare(name));
  if (whole >= 0) return whole;
  // The last part of a path such as `voucher.code` is decisive.
  const last = names.indexOf(bare(name.slice(name.lastIndexOf('.') + 1)));
  return last >= 0 ? last + names.length : undefined;
}

export function recognisedColumns(columns: SampledColumns): ReadonlyMap<FeedField, string> {
  const found = new Map<FeedField, string>();
  const taken = new Set<string>();
  for (const matcher of matchers) {
    const candidates = [...columns]
      .flatMap(([name, cells]) => {
        const rank = taken.has(name) ? undefined : rankOf(name, matcher);
        return rank !== undefined && (matcher.fits?.(saidIn(cells), cells, name) ?? true) ? [{ name, rank }] : [];
      })
      .sort((a, b) => a.rank - b.rank);
    const [best] = candidates;
    if (!best) continue;
    found.set(matcher.field, best.name);
    taken.add(best.name);
  }
  return found;
}
