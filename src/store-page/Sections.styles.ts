import { styles } from '../theme/styles';

export const css = styles({
  // The layout of a section depends on the width of its container, which is larger on store pages than on text pages.
  sections: { containerType: 'inline-size' },
});
