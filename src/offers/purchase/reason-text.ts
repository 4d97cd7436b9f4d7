import type { IntlShape } from 'react-intl';
import type { Named } from '../../domain/offers/limits';
import type { Reason } from '../../domain/verdict/verdict-limits';
import { inCountriesText } from '../facts/country-text';
import { minorMoneyText, type MoneyWording } from '../facts/money-text';

function listText(entries: readonly string[], intl: IntlShape): string {
  return entries.length === 0
    ? ''
    : entries.reduce((list, next) => intl.formatMessage({ id: 'reason.list' }, { list, next }));
}

function namesText(entries: readonly Named[], intl: IntlShape): string {
  return listText(
    entries.map(({ name }) => name),
    intl,
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

function listsText(
  { kind, only, except }: Extract<Reason, { readonly kind: keyof typeof onlyIds }>,
  intl: IntlShape,
): string {
  return [
    ...(only ? [intl.formatMessage({ id: onlyIds[kind] }, { list: namesText(only, intl) })] : []),
    ...(except ? [intl.formatMessage({ id: exceptIds[kind] }, { list: namesText(except, intl) })] : []),
  ].join(' ');
}

export function reasonText(reason: Reason, wording: MoneyWording): string {
  const { intl } = wording;
  switch (reason.kind) {
    case 'minimum':
    case 'store-minimum':
      return intl.formatMessage(
        { id: `reason.${reason.kind}` },
        {
          needed: minorMoneyText(reason.needed, wording),
          missing: minorMoneyText(reason.missing, wording),
        },
      );
    case 'maximum':
      return intl.formatMessage({ id: 'reason.maximum' }, { most: minorMoneyText(reason.most, wording) });
    case 'item-price':
      return intl.formatMessage({ id: 'reason.item-price' }, { needed: minorMoneyText(reason.needed, wording) });
    case 'channel':
      return intl.formatMessage({ id: 'reason.channel' }, { needed: reason.needed });
    case 'country':
      return intl.formatMessage({ id: 'reason.country' }, { countries: inCountriesText(reason.countries, intl) });
    case 'payment':
    case 'store-payment':
    case 'goods':
      return listsText(reason, intl);
    case 'store-goods':
      return intl.formatMessage({ id: 'reason.store-goods' }, { list: namesText(reason.except, intl) });
    case 'brand':
      return intl.formatMessage({ id: 'reason.goods-except' }, { list: listText(reason.brands, intl) });
    case 'ended':
    case 'not-begun':
      return reason.on === undefined
        ? intl.formatMessage({ id: `reason.${reason.kind}-undated` })
        : intl.formatMessage({ id: `reason.${reason.kind}` }, { date: reason.on });
    default:
      return intl.formatMessage({ id: `reason.${reason.kind}` });
  }
}
