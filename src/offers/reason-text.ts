import type { Named } from '../domain/limits';
import { decimalsOf, fromMinor, type MinorMoney, type MoneyTables } from '../domain/money';
import type { Reason } from '../domain/verdict-types';
import type { Translate } from '../hooks/messages';

/** What reasons are written with. */
export interface ReasonWording {
  readonly t: Translate;
  /** `src/generated/money.ts`. */
  readonly money: MoneyTables;
}

/** An amount in a sentence, after a preposition or a noun, with all decimals of its currency or none: 262.50, 300. */
export function minorMoneyText(value: MinorMoney, { t, money }: ReasonWording): string {
  const { amount, currency } = fromMinor(value, money);
  const decimals = decimalsOf(money, currency);
  // The message chooses the plural by the number, so that its zeros at the end can only be added afterwards.
  return t(`money-words.${currency}`, { amount }).replace(/\.\d+/, (written) => written.padEnd(decimals + 1, '0'));
}

function listText(entries: readonly string[], t: Translate): string {
  return entries.length === 0 ? '' : entries.reduce((list, next) => t('reason.list', { list, next }));
}

function namesText(entries: readonly Named[], t: Translate): string {
  return listText(
    entries.map(({ name }) => name),
    t,
  );
}

const onlyIds = {
  payment: 'reason.payment-only',
  'store-payment': 'reason.store-payment-only',
  goods: 'reason.goods-only',
} as const;
const exceptIds = {
  payment: 'reason.payment-except',
  'store-payment': 'reason.store-payment-except',
  goods: 'reason.goods-except',
} as const;

/** What an offer or store asks for, and what it excludes, as up to two sentences. */
function listsText(
  { kind, only, except }: Extract<Reason, { readonly kind: keyof typeof onlyIds }>,
  t: Translate,
): string {
  return [
    ...(only ? [t(onlyIds[kind], { list: namesText(only, t) })] : []),
    ...(except ? [t(exceptIds[kind], { list: namesText(except, t) })] : []),
  ].join(' ');
}

/** Writes why an offer does not apply, as one sentence or two. */
export function reasonText(reason: Reason, wording: ReasonWording): string {
  const { t } = wording;
  switch (reason.kind) {
    case 'minimum':
    case 'store-minimum':
      return t(`reason.${reason.kind}`, {
        needed: minorMoneyText(reason.needed, wording),
        missing: minorMoneyText(reason.missing, wording),
      });
    case 'maximum':
      return t('reason.maximum', { most: minorMoneyText(reason.most, wording) });
    case 'item-price':
      return t('reason.item-price', { needed: minorMoneyText(reason.needed, wording) });
    case 'channel':
      return t('reason.channel', { needed: reason.needed });
    case 'country': {
      const names = reason.countries.map((code) =>
        t('trust.in-country', { code, country: t(`country-short.${code}`) }),
      );
      return t('reason.country', { countries: listText(names, t) });
    }
    case 'payment':
    case 'store-payment':
    case 'goods':
      return listsText(reason, t);
    case 'store-goods':
      return t('reason.store-goods', { list: namesText(reason.except, t) });
    case 'brand':
      return t('reason.goods-except', { list: listText(reason.brands, t) });
    case 'ended':
    case 'not-begun':
      return reason.on === undefined
        ? t(`reason.${reason.kind}-undated`)
        : t(`reason.${reason.kind}`, { date: reason.on });
    case 'other-code':
    case 'sale-items':
    case 'store-sale-items':
    case 'store-seller':
    case 'member':
    case 'customer':
    case 'used-once':
      return t(`reason.${reason.kind}`);
  }
}
