import path from 'node:path';
import type { System } from '../../system/system';

const fontFolder = 'node_modules/@expo-google-fonts/readex-pro';

/** The site's own face, with its Arabic, as files that can be drawn with. */
export const fontFiles = {
  400: `${fontFolder}/400Regular/ReadexPro_400Regular.ttf`,
  700: `${fontFolder}/700Bold/ReadexPro_700Bold.ttf`,
} as const;

/**
 * Turns an SVG into a PNG of the given width. The letters of Arabic are joined and ordered as they are in print; only
 * the site's own face is used, so that every machine draws the same picture.
 */
export async function rasterize(system: System, svg: string, width: number): Promise<Uint8Array> {
  // The renderer is a native library: a build that draws nothing new never loads it.
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
