import { describe, expect, test } from 'vitest';
import type { OfferFields } from '../../../../src/domain/reading/facts';
import { fieldsOf, read } from '../../../../src/domain/reading/read';
import { sentenceOf, type SentenceOffer } from '../../../../src/domain/reading/write';
import { languages, type Language } from '../../../../src/domain/language/language';
import { wordingOf } from '../../../../generator/site/derive/texts/dates';
import type { Country, Currency } from '../../../../src/generated/data-types';
import { someOf } from '../../../support/extent';
import { randomOf } from '../../../support/random';
import { siteUnderTest } from '../../../support/site-under-test';

const { messages, toolMessages } = siteUnderTest();
const all = new Map([...messages, ...toolMessages]);
const wordings = { en: wordingOf('en', all), ar: wordingOf('ar', all) };

/** A sentence, and the fields that a reader should find in it. */
interface Sample {
  readonly offer: Readonly<Record<Language, SentenceOffer>>;
  readonly fields: Readonly<Record<Language, OfferFields>>;
}

/** A part of an offer in each language, and the fields that it states. */
interface Part {
  readonly offer: Partial<SentenceOffer> | Readonly<Record<Language, Partial<SentenceOffer>>>;
  readonly fields: OfferFields | Readonly<Record<Language, OfferFields>>;
}

function inLanguage<Value extends object>(value: Value | Readonly<Record<Language, Value>>, language: Language): Value {
  return 'en' in value ? value[language] : value;
}

const goods = {
  en: ['perfumes', 'gold', 'gift cards', 'electronics'],
  ar: ['العطور', 'الذهب', 'بطاقات الهدايا', 'الإلكترونيات'],
};
const payments = {
  en: ['mada card', 'Tabby', 'Apple Pay'],
  ar: ['بطاقة مدى', 'تابي', 'Apple Pay'],
  ids: ['mada', 'tabby', 'apple-pay'],
};
const who = { 'new-customers': 'new', all: 'all', members: 'members' } as const;

/** A random offer of the kinds of facts that both a sentence and a reader know. */
class RandomOffer {
  readonly #random: () => number;
  readonly #currency: Currency;

  constructor(seed: number) {
    this.#random = randomOf(seed);
    this.#currency = this.#one<Currency>(['SAR', 'AED', 'KWD', 'QAR', 'USD', 'EGP']);
  }

  #whole(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  #one<Item>(list: readonly [Item, ...Item[]]): Item {
    return list[this.#whole(0, list.length - 1)] ?? list[0];
  }

  #indexes(count: number): readonly number[] {
    const first = this.#whole(0, count - 1);
    return this.#random() < 0.5 ? [first] : [first, (first + 1) % count].sort((one, other) => one - other);
  }

  #money(most: number) {
    const amount = this.#whole(1, most);
    const currency = this.#currency;
    return { written: { amount, currency }, found: { value: amount, currency } };
  }

  #day() {
    const [day, month, year] = [this.#whole(1, 28), this.#whole(1, 12), this.#whole(2026, 2028)];
    const text = (language: Language): string => wordings[language].day({ day, month, year });
    const iso = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
    return { written: { en: text('en'), ar: text('ar') }, iso };
  }

  #benefit(): Part {
    const upTo = this.#random() < 0.3 ? ({ upTo: true } as const) : {};
    const percent = this.#whole(1, 90);
    const { written, found } = this.#money(500);
    return this.#one<Part>([
      { offer: { benefit: { kind: 'percent', percent, ...upTo } }, fields: { kind: 'percent', percent, ...upTo } },
      {
        offer: { benefit: { kind: 'amount', ...written, ...upTo } },
        fields: { kind: 'amount', amount: found, ...upTo },
      },
      { offer: { benefit: { kind: 'cashback', percent, ...upTo } }, fields: { kind: 'cashback', percent, ...upTo } },
      { offer: { benefit: { kind: 'free-shipping' } }, fields: { kind: 'free-delivery' } },
      {
        offer: {
          en: { benefit: { kind: 'gift', gift: 'a linen bag' } },
          ar: { benefit: { kind: 'gift', gift: 'حقيبة كتان' } },
        },
        fields: { kind: 'gift' },
      },
    ]);
  }

  #conditions(isDiscount: boolean): readonly Part[] {
    const [minimum, cap, start, end] = [this.#money(900), this.#money(90), this.#day(), this.#day()];
    const customer = this.#one<keyof typeof who>(['new-customers', 'all', 'members']);
    const where = this.#indexes(4).map((index) => (['SA', 'AE', 'KW', 'EG'] as const)[index] ?? 'SA');
    const channel = this.#one<'app' | 'site'>(['app', 'site']);
    const except = this.#indexes(goods.en.length);
    const paid = this.#indexes(payments.ids.length);
    const sale = this.#one<'included' | 'excluded'>(['included', 'excluded']);
    const code = `OUD${this.#whole(1, 99)}`;
    const namesOf = (names: readonly string[], indexes: readonly number[]) =>
      indexes.map((index) => ({ id: String(index), name: names[index] ?? '' }));
    const excluded = (language: Language) => except.map((index) => goods[language][index]).join(' ');
    return [
      { offer: { kind: 'code', code }, fields: { code } },
      { offer: { minimumSpend: minimum.written }, fields: { minimum: minimum.found } },
      ...(isDiscount ? [{ offer: { maximumDiscount: cap.written }, fields: { cap: cap.found } }] : []),
      { offer: { who: customer }, fields: { customers: who[customer] } },
      { offer: { where: where satisfies readonly Country[] }, fields: { countries: where.toSorted() } },
      { offer: { channel }, fields: { channel } },
      {
        offer: {
          en: { applies: { except: namesOf(goods.en, except) } },
          ar: { applies: { except: namesOf(goods.ar, except) } },
        },
        fields: { en: { excludes: excluded('en') }, ar: { excludes: excluded('ar') } },
      },
      {
        offer: {
          en: { payment: { only: namesOf(payments.en, paid) } },
          ar: { payment: { only: namesOf(payments.ar, paid) } },
        },
        fields: { payment: paid.map((index) => payments.ids[index] ?? '').toSorted() },
      },
      { offer: { saleItems: sale }, fields: { saleItems: sale } },
      { offer: { oncePerCustomer: true }, fields: { oncePerCustomer: true } },
      {
        offer: { en: { startsOn: start.written.en }, ar: { startsOn: start.written.ar } },
        fields: { starts: start.iso },
      },
      { offer: { en: { endsOn: end.written.en }, ar: { endsOn: end.written.ar } }, fields: { ends: end.iso } },
    ];
  }

  make(): Sample {
    const benefit = this.#benefit();
    const isDiscount = 'percent' in benefit.fields;
    const parts = [benefit, ...this.#conditions(isDiscount).filter(() => this.#random() < 0.4)];
    const merged = (language: Language) => ({
      offer: Object.assign({ kind: 'deal' } as const, ...parts.map(({ offer }) => inLanguage(offer, language))),
      fields: Object.assign({}, ...parts.map(({ fields }) => inLanguage(fields, language))),
    });
    const [en, ar] = [merged('en'), merged('ar')];
    return { offer: { en: en.offer, ar: ar.offer }, fields: { en: en.fields, ar: ar.fields } };
  }
}

/** Fields as they are compared: lists as sets, names without the words between them. */
function compared({ countries, payment, excludes, ...others }: OfferFields): object {
  return {
    ...others,
    ...(countries && { countries: countries.toSorted() }),
    ...(payment && { payment: payment.toSorted() }),
    ...(excludes !== undefined && { excludes: excludes.replace(/,|\sand\s|[،]|\sو/gu, ' ').replace(/\s+/gu, ' ') }),
  };
}

const count = 1500;

describe('reading the sentence of random offers', () => {
  test.each(languages)('gives back their facts in the language %s', (language) => {
    const differences = someOf(
      Array.from({ length: count }, (_, seed) => seed),
      3,
    ).flatMap((seed) => {
      const { offer, fields } = new RandomOffer(seed).make();
      const sentence = sentenceOf(offer[language], language, wordings[language].message);
      const found = compared(fieldsOf(read(sentence, { received: '2026-01-01' })));
      const expected = compared(fields[language]);
      return Object.keys({ ...found, ...expected })
        .filter((key) => JSON.stringify(Reflect.get(found, key)) !== JSON.stringify(Reflect.get(expected, key)))
        .map((key) => `${key}: ${JSON.stringify(Reflect.get(found, key))} of “${sentence}”`);
    });
    expect(differences).toEqual([]);
  });
});
