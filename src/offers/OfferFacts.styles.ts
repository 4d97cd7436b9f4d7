import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxs} ${space.m}`,
    fontSize: size.small,
    color: colour.inkSoft,
  },
  fact: {
    display: 'inline-flex',
    alignItems: 'start',
    gap: space.xxs,
    // Centred on the first line, whose height depends on the language.
    '& > svg': { marginBlockStart: 'calc((1lh - 1.25em) / 2)', color: colour.teal },
    '&[data-tone="soon"], &[data-tone="over"]': { color: colour.ink, fontWeight: weight.medium },
    '&[data-tone="over"] > svg': { color: colour.inkSoft },
  },
});
