import path from 'node:path';
import type { System } from '../../system/system';

const fontFolder = 'node_modules/@expo-google-fonts/readex-pro';

/** The font files of the site's typeface, including Arabic. */
export const fontFiles = {
  400: `${fontFolder}/400Regular/ReadexPro_400Regular.ttf`,
  700: `${fontFolder}/700Bold/ReadexPro_700Bold.ttf`,
} as const;

/**
 * Renders an SVG as a PNG of the given width. Arabic letters are shaped and reordered correctly. Only the site's own
 * typeface is used, so every machine draws the same picture.
 */
export async function rasterize(system: System, svg: string, width: number): Promise<Uint8Array> {
  // The renderer is a native library, which a build without new pictures does not load.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      fontFiles: Object.values(fontFiles).map((file) => path.join(system.root, file)),
      loadSystemFonts: false,
      defaultFontFamily: 'Readex Pro',
    },
    logLevel: 'error',
  });
  return image.asPng();
}
