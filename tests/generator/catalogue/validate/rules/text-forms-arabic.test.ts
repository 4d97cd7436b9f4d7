import { describe, expect, test } from 'vitest';
import {
  inLatinLetters,
  persianIn,
  stretchedIn,
  turnedBack,
} from '../../../../../generator/catalogue/validate/arabic/letters';
import { misspellingsIn } from '../../../../../generator/catalogue/validate/arabic/spelling';
import { arabicForms } from '../../../../../generator/catalogue/validate/rules/text-forms/arabic';
import { loadDocument } from '../../../../../generator/catalogue/load/document';
import { withoutMarkup } from '../../../../../generator/catalogue/validate/texts/shown-texts';
import { textsOf } from '../../../../../generator/catalogue/validate/texts/texts';
import { sound, textOf } from '../../../../planted/planted';
import { check, patched } from '../../../support/sample-catalogue';
import { harmlessArabic } from './harmless-arabic';

const store = 'data/stores/luban.yaml';

/** The diagnostics of a text as a subtitle. */
function reported(ar: string): readonly string[] {
  const text = `subtitle:\n  en: Save on incense\n  ar: ${JSON.stringify(ar)}\n`;
  const own: ReadonlySet<string> = new Set(arabicForms.map(({ code }) => code));
  return check(patched(store, text)).diagnostics.flatMap(({ code }) => (own.has(code) ? [code] : []));
}

/** The matches of the searches in a text, without a whole check. */
function foundIn(text: string): readonly string[] {
  const right = turnedBack(text);
  return [
    ...misspellingsIn(text).map(({ wrong }) => wrong),
    ...persianIn(text).map(({ wrong }) => wrong),
    ...stretchedIn(text).map(({ wrong }) => wrong),
    ...inLatinLetters(text).map(({ word }) => word),
    ...(right === undefined ? [] : [right]),
  ];
}

/** The Arabic texts of the stores and pages of the frozen catalogue, as readers see them. */
const ofCatalogue = Object.keys(sound)
  .filter((name) => /^data\/(?:stores|pages)\/.*\.yaml$/.test(name))
  .flatMap((name) => {
    const { document } = loadDocument({ path: name, text: textOf(sound, name.slice('data/'.length)) });
    if (!document) throw new Error(`${name} is no YAML.`);
    const kind = name.startsWith('data/stores') ? ('store' as const) : ('page' as const);
    return textsOf({ kind, document }).all.flatMap((text) => (text.language === 'ar' ? [withoutMarkup(text)] : []));
  });

describe('the rule for Arabic as it is typed', () => {
  test('is tested with at least 200 harmless sentences beside those of the catalogue', () => {
    expect(new Set(harmlessArabic).size).toBe(harmlessArabic.length);
    expect(harmlessArabic.length + ofCatalogue.length).toBeGreaterThanOrEqual(400);
  });

  test.each(harmlessArabic)('reports nothing in: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  test('reports nothing in the texts of the catalogue', () => {
    expect(ofCatalogue.filter((text) => foundIn(text).length > 0)).toEqual([]);
  });

  test.each([
    ['خصم فى كل المتاجر', 'arabic-spelling'],
    ['الهدية التى وصلت', 'arabic-spelling'],
    ['والذى اشترى', 'arabic-spelling'],
    ['توصيل مجانى', 'arabic-spelling'],
    ['احصل علي خصم', 'arabic-spelling'],
    ['خصم علي جميع المنتجات', 'arabic-spelling'],
    ['حتي نهاية الشهر', 'arabic-spelling'],
    ['بحد أقصي 50 ريالًا', 'arabic-spelling'],
    ['الخدمه سريعة', 'arabic-spelling'],
    ['بالبطاقه أو نقدًا', 'arabic-spelling'],
    ['للهديه غلاف', 'arabic-spelling'],
    ['خلال 24 ساعه', 'arabic-spelling'],
    ['هذة القطعة', 'arabic-spelling'],
    ['مياة معدنية', 'arabic-spelling'],
    ['لأول مره', 'arabic-spelling'],
    ['خـصـم كبير', 'stretched-word'],
    ['عرض یومي', 'persian-letter'],
    ['لوألا بلطلا ىلع مصخ', 'reversed-text'],
    ['ةيدوعسلا يف ةيناجم ةيده', 'reversed-text'],
    ['عرض khasm و talab', 'latin-arabic'],
  ])('reports in %s: %s', (text, code) => {
    expect(reported(text)).toEqual([code]);
  });

  test('gives one message for a word that has a Persian letter and is misspelt', () => {
    expect(reported('الخدمہ سريعة')).toEqual(['persian-letter']);
  });
});
