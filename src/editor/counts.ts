/** A number with its English noun. */
export function englishCount(one: string, many: string): (count: number) => string {
  return (count) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
}

const arabicRules = new Intl.PluralRules('ar');

/** A number with its Arabic noun: for one, for two, from three to ten, and from eleven on. */
export function arabicCount(one: string, two: string, few: string, many: string): (count: number) => string {
  return (count) => {
    const rule = arabicRules.select(count);
    if (rule === 'one') return one;
    if (rule === 'two') return two;
    return `${count} ${rule === 'few' ? few : many}`;
  };
}
