/** Plain JavaScript, because `try-out-process.js` loads this module without the bundle of the generator. */
import path from 'node:path';

const fontFolder = 'node_modules/@expo-google-fonts/readex-pro';

/** The font files of the site's typeface, including Arabic. */
export const fontFiles = /** @type {const} */ ({
  400: `${fontFolder}/400Regular/ReadexPro_400Regular.ttf`,
  700: `${fontFolder}/700Bold/ReadexPro_700Bold.ttf`,
});

/**
 * Renders an SVG with the given width in pixels, with the typeface of the site only, so that every machine draws the
 * same picture.
 *
 * @param {string} root the project folder
 * @param {string} svg
 * @param {number} width
 */
export async function renderSvg(root, svg, width) {
  // A native library, which a build without new pictures does not load.
  const { renderAsync } = await import('@resvg/resvg-js');
  return renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      fontFiles: Object.values(fontFiles).map((file) => path.join(root, file)),
      loadSystemFonts: false,
      defaultFontFamily: 'Readex Pro',
    },
    logLevel: 'error',
  });
}
