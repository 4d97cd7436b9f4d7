import { css } from '@emotion/react';
import { classNames } from '../theme/styles';

export const styles = classNames({
  // The layout of a section depends on the width of its container, which is larger on store pages than on text pages.
  sections: css({ containerType: 'inline-size' }),
});
