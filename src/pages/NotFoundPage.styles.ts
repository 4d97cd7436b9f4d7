import { styles } from '../theme/styles';
import { colour, size, space } from '../theme/tokens';

export const css = styles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.m,
    maxInlineSize: '40rem',
    marginInline: 'auto',
    paddingBlock: `clamp(${space.xxl}, 12vw, 8rem)`,
    textAlign: 'center',
  },
  drawing: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '6rem',
    blockSize: '6rem',
    borderRadius: '50%',
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    fontSize: '2.5rem',
  },
  subtitle: { fontSize: size.lead, color: colour.inkSoft },
});
