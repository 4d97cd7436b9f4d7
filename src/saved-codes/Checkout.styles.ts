import { colours, light } from '../theme/palette';
import { styles } from '../theme/styles';
import { colour, size, space, weight } from '../theme/tokens';

export const css = styles({
  dialog: {
    // Above the rules of every dialog, in whatever order the sheets are.
    '&:modal': {
      // It is shown to another person: in the light colours, on white.
      ...colours({ ...light, surface: [1, 0, 0] }),
      colorScheme: 'light',
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
    '& > div': { maxInlineSize: '48rem', marginInline: 'auto' },
  },
  // A swipe to the side is for the list; to scroll and to zoom stay with the browser.
  offer: { display: 'grid', gap: space.l, minInlineSize: 0, overflowWrap: 'anywhere', touchAction: 'pan-y pinch-zoom' },
  store: { fontSize: size.lead, fontWeight: weight.bold },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBlock: space.s,
    borderBlock: `1px solid ${colour.line}`,
  },
  place: { color: colour.inkSoft },
  status: { position: 'absolute' },
});
