import { hex, type Oklch } from '../domain/looks/colour-space';
import { palettesOf, veilOf, type Palette } from '../domain/looks/shell-colours';
import { hasBrightField } from '../domain/looks/store-colours';
import { shellColours } from '../generated/shell-colours';

/** The colours of the shell in the light and the dark theme, based on site.yaml. */
export const { light, dark } = palettesOf(shellColours);

/** The backdrop of dialogs, as the first argument of `color-mix`. */
export const veil = `${hex(veilOf(light))} 53%`;

export function onField(theme: 'light' | 'dark', step: number): Oklch {
  return hasBrightField(step) ? light.ink : { light, dark }[theme]['on-night'];
}

export function colours(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([token, value]) => [`--${token}`, hex(value)]));
}
