import { replaced } from '../planted';
import type { NearMisses } from './near-misses';

/** Colours of the shell that look as if they could not be read, and are not text on what they look bad on. */
export const colours: NearMisses = {
  name: 'Colours of the shell',
  cases: [
    {
      slip: 'chose yellow for highlights, and a light blue for the links of dark windows',
      change: replaced(
        'site.yaml',
        'mark: mark.svg\n',
        'mark: mark.svg\ncolours:\n  primary: "#7A1F5C"\n  accent: "#FFD400"\n  night: "#1B1030"\n  dark:\n    primary: "#8fd3ff"\n',
      ),
    },
  ],
};
