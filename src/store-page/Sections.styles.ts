import { styles } from '../theme/styles';

export const css = styles({
  // What a section looks like depends on the room it has: a store's page is wide, a page of text is not.
  sections: { containerType: 'inline-size' },
});
