import { styles } from '../theme/styles';
import { colour, radius, size, space } from '../theme/tokens';

export const css = styles({
  notice: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space.xs,
    marginBlockStart: space.l,
    paddingInline: space.m,
    paddingBlock: space.xs,
    borderRadius: radius.m,
    background: colour.saffronSoft,
    color: colour.onSaffronSoft,
    fontSize: size.small,
  },
});
