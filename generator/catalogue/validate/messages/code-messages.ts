/** The message areas that have one message per country or currency of the data: `country-short.SA`, `money.SAR`. */
const codeForms = {
  country: /^[A-Z]{2}$/,
  'country-short': /^[A-Z]{2}$/,
  money: /^[A-Z]{3}$/,
  'money-words': /^[A-Z]{3}$/,
} as const;

type CodeArea = keyof typeof codeForms;

/** The area of a message of one country or currency; undefined for any other message, such as `money.range`. */
function codeAreaOf(id: string): CodeArea | undefined {
  const dot = id.indexOf('.');
  const area = id.slice(0, dot);
  // `hasOwn` has proven that it is a key.
  if (!Object.hasOwn(codeForms, area)) return undefined;
  return codeForms[area as CodeArea].test(id.slice(dot + 1)) ? (area as CodeArea) : undefined;
}

/** Whether a message is the name of a country. These messages are created from data/countries.yaml. */
export function isCountryMessage(id: string): boolean {
  return codeAreaOf(id)?.startsWith('country') ?? false;
}

/**
 * The messages that the site's code uses. The list names those of the countries and currencies at the time it was
 * written; they are replaced by those of the site.
 *
 * @param ids the messages of the list, sorted
 * @param own the messages of the site's countries and currencies, possibly among others
 */
export function withOwnCodes(ids: readonly string[], own: Iterable<string>): readonly string[] {
  const areas = new Set(ids.flatMap((id) => codeAreaOf(id) ?? []));
  if (areas.size === 0) return ids;
  const ofCodes = [...own].filter((id) => {
    const area = codeAreaOf(id);
    return area !== undefined && areas.has(area);
  });
  return [...ids.filter((id) => codeAreaOf(id) === undefined), ...ofCodes].sort();
}
