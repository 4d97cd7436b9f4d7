import { css } from '@emotion/react';
import { stack } from '../theme/fragments';
import { classNames } from '../theme/styles';
import { colour, leading, size, space } from '../theme/tokens';

export const styles = classNames({
  root: css({
    ...stack(space.m),
    paddingBlock: `clamp(${space.l}, 4vw, ${space.xl}) ${space.l}`,
    // Its line is as high as a control, so it needs less space around it.
    '& > [data-disclosure]': { marginBlock: `-${space.xs}` },
    // The heading provides the distance to the sections.
    '& + * > section': { paddingBlockStart: 0 },
  }),
  subtitle: css({ maxInlineSize: '44rem', fontSize: size.lead, lineHeight: leading.close, color: colour.inkSoft }),
  meta: css({ fontSize: size.small, color: colour.inkSoft }),
  intro: css({ maxInlineSize: '44rem', color: colour.inkSoft }),
});
