import { describe, expect, it } from 'vitest';
import { contrast, hex, isInGamut, oklchOf } from '../../../../src/domain/looks/colour-space';
import {
  colourFaults,
  contrasts,
  palettesOf,
  veilOf,
  type ShellToken,
} from '../../../../src/domain/looks/shell-colours';
import type { ShellColours } from '../../../../src/generated/data-types';

const themes = ['light', 'dark'] as const;

/** Some colours of a site as screens show them. */
function shown(
  colours: ShellColours,
  theme: (typeof themes)[number],
  tokens: readonly ShellToken[],
): readonly string[] {
  return tokens.map((token) => hex(palettesOf(colours)[theme][token]));
}

/** Does what the faults say. */
function corrected(colours: ShellColours): ShellColours {
  const right = { ...colours, dark: { ...colours.dark } };
  for (const { theme, key, nearest } of colourFaults(colours)) (theme === 'light' ? right : right.dark)[key] = nearest;
  return right;
}

describe('the palettes of a site', () => {
  it('have each given colour exactly, and variants with the lightness of the shipped ones', () => {
    const plum = { primary: '#7A1F5C', accent: '#2E9E6B', night: '#1B1030' };
    const tokens = ['teal', 'teal-deep', 'teal-soft', 'saffron', 'on-saffron', 'night', 'night-line', 'paper'] as const;
    expect(shown(plum, 'light', tokens)).toEqual([
      '#7a1f5c',
      '#52203f',
      '#fce5f2',
      '#2e9e6b',
      '#132a19',
      '#1b1030',
      '#3a3053',
      '#fdfaf4',
    ]);
    expect(shown(plum, 'dark', ['teal', 'on-teal', 'saffron', 'night'])).toEqual([
      '#f69cd5',
      '#260f1d',
      '#78dcab',
      '#251e35',
    ]);
    expect(shown({ ...plum, dark: { primary: '#F0A8D8' } }, 'dark', ['teal', 'saffron'])).toEqual([
      '#f0a8d8',
      '#78dcab',
    ]);
    expect(hex(veilOf(palettesOf(plum).light))).toBe('#151126');
    expect(colourFaults(plum)).toEqual([]);
  });

  it('have neutral lines, fills and text on a page without a tint', () => {
    expect(shown({ paper: '#ffffff' }, 'light', ['paper', 'sand', 'line', 'ink'])).toEqual([
      '#ffffff',
      '#f6f6f6',
      '#e3e3e3',
      '#242424',
    ]);
    expect(shown({ paper: '#ffffff' }, 'dark', ['paper', 'ink'])).toEqual(['#131313', '#e8e8e8']);
  });
});

describe('the faults of colours', () => {
  it('name the lowest contrast of each colour and the nearest colour that has enough', () => {
    expect(colourFaults({ primary: '#2fb5ad', night: '#c8a45c' })).toMatchObject([
      { theme: 'light', key: 'night', other: 'on-night-soft', least: 4.5, nearest: '#604500' },
      { theme: 'light', key: 'primary', other: 'teal-soft', shown: '#d7f4f1', least: 4.5, nearest: '#007974' },
    ]);
    expect(colourFaults({ accent: '#8a5a00' })).toMatchObject([
      { key: 'accent', other: 'night', least: 3, nearest: '#9c6b1e' },
    ]);
  });

  it('name a page that is too dark for the colours of stores', () => {
    expect(colourFaults({ paper: '#c8c8c8' })).toMatchObject([{ key: 'paper', other: 'store', nearest: '#cfcfcf' }]);
  });

  it('are gone when all are corrected as they say, and then every pair of both themes has enough contrast', () => {
    // Colours of all kinds, the same ones in each run.
    let state = 1;
    const next = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const anyColours = (): Partial<Record<'paper' | 'primary' | 'accent' | 'night', string>> =>
      Object.fromEntries(
        ['paper', 'primary', 'accent', 'night'].flatMap((key) =>
          next(2) === 0 ? [] : [[key, `#${next(0x1000000).toString(16).padStart(6, '0')}`]],
        ),
      );
    for (let run = 0; run < 20; run += 1) {
      const right = corrected({ ...anyColours(), dark: anyColours() });
      expect(colourFaults(right)).toEqual([]);
      for (const theme of themes) {
        const palette = palettesOf(right)[theme];
        const seen = (token: ShellToken) => oklchOf(hex(palette[token]));
        const low = contrasts.flatMap(([front, grounds, least]) =>
          grounds.filter((ground) => contrast(seen(front), seen(ground)) < least).map((ground) => [front, ground]),
        );
        expect([low, Object.values(palette).filter((colour) => !isInGamut(colour))], JSON.stringify(right)).toEqual([
          [],
          [],
        ]);
      }
    }
  });
});
