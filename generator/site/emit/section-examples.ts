import { languages } from '../../../src/domain/language/language';
import { localize } from '../derive/texts/localize';
import type { Schemas } from '../../catalogue/load/schemas';
import { literal, moduleOf } from './modules';
import { sectionKindsOf } from './section-kinds';

export function sectionExamplesModule(schemas: Schemas): string {
  const examples = sectionKindsOf(schemas).flatMap(([kind, { examples }]) =>
    (examples ?? []).slice(0, 1).map((example) => [kind, example] as const),
  );
  const inLanguages = languages.map((language) => [language, localize(Object.fromEntries(examples), language, {})]);
  return moduleOf(
    `import type { Language } from '../domain/language/language';`,
    `import type { Localized } from '../domain/language/localized';`,
    `import type { ArticleSection, PlainSection, Section, StaticSection } from './data-types';`,
    '',
    'type Example = Localized<Section | PlainSection | StaticSection | ArticleSection>;',
    '',
    '/** An example of each kind of section, from its definition. A kind without one does not compile. */',
    `export const sectionExamples: Readonly<Record<Language, { readonly [Kind in Example['kind']]: Extract<Example, { readonly kind: Kind }> }>> = ${literal(Object.fromEntries(inLanguages))};`,
  );
}
