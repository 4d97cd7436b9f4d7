import { colourFaults, type LowContrast } from '../../../../../src/domain/looks/shell-colours';
import { inFull, quote } from '../../../diagnostics/visible';
import type { TextId } from '../../../diagnostics/texts/texts';
import type { Rule } from '../../engine/draft';

/** What the other colour of a pair is for. */
const uses: Readonly<Record<LowContrast['other'], TextId>> = {
  paper: 'shell-contrast.page',
  surface: 'shell-contrast.card',
  sand: 'shell-contrast.fill',
  'teal-soft': 'shell-contrast.fill',
  'saffron-soft': 'shell-contrast.fill',
  'good-soft': 'shell-contrast.fill',
  'bad-soft': 'shell-contrast.fill',
  line: 'shell-contrast.edge',
  'line-strong': 'shell-contrast.edge',
  focus: 'shell-contrast.edge',
  'night-line': 'shell-contrast.edge',
  ink: 'shell-contrast.text',
  'ink-soft': 'shell-contrast.text',
  teal: 'shell-contrast.link',
  'teal-deep': 'shell-contrast.link',
  'on-teal': 'shell-contrast.text-on-it',
  'on-saffron': 'shell-contrast.text-on-it',
  'on-saffron-soft': 'shell-contrast.text-on-it',
  'on-night': 'shell-contrast.text-on-it',
  'on-night-soft': 'shell-contrast.text-on-it',
  saffron: 'shell-contrast.highlight',
  good: 'shell-contrast.result',
  bad: 'shell-contrast.result',
  night: 'shell-contrast.dark',
  store: 'shell-contrast.store',
};

/** The colours of the shell have enough contrast in both themes. */
export const shellContrast: Rule = {
  name: 'shell-contrast',
  codes: ['shell-contrast'],
  check({ site }, _context, report) {
    const colours = site?.value.colours;
    if (!site || !colours) return;
    for (const { theme, key, other, shown, ratio, least, nearest } of colourFaults(colours)) {
      const at = theme === 'light' ? ['colours', key] : ['colours', 'dark', key];
      report('shell-contrast', site.document, site.document.span(at), {
        id: 'shell-contrast',
        values: {
          colour: quote((theme === 'light' ? colours : (colours.dark ?? {}))[key]),
          other: quote(shown),
          use: { id: uses[other] },
          theme,
          // Rounded down: 4.49 is not 4.5.
          ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
          least,
          nearest: inFull(`${key}: "${nearest}"`),
        },
      });
    }
  },
};
