import type { PreviewTools } from '../../../src/domain/pages/preview-content';
import type { System } from '../../system/system';
import { fontFiles } from './render-svg.js';

export type MeasureText = PreviewTools['measure'];

type HarfBuzz = typeof import('harfbuzzjs');

/** The width of a word at a font size of 1. Each word is shaped once. */
function wordMeasure({ Blob, Buffer, Face, Font, shape }: HarfBuzz, fontFile: Uint8Array): (word: string) => number {
  const face = new Face(new Blob(fontFile));
  const font = new Font(face);
  const buffer = new Buffer();
  const widths = new Map<string, number>();
  return (word) => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    buffer.clearContents();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
    widths.set(word, width);
    return width;
  };
}

/** Loads HarfBuzz with the fonts of previews. It shapes text like the renderer of the pictures. */
export async function loadMeasureText(system: System): Promise<MeasureText> {
  const harfBuzz = await import('harfbuzzjs');
  const ofWeight = (weight: 400 | 700): ((word: string) => number) => {
    const fontFile = system.read(fontFiles[weight]);
    if (!fontFile) throw new Error(`The font ${fontFiles[weight]} is not installed.`);
    return wordMeasure(harfBuzz, fontFile);
  };
  const words = { 400: ofWeight(400), 700: ofWeight(700) };
  return (text, weight) => {
    const widthOf = words[weight];
    const parts = text.split(' ');
    return parts.reduce((sum, word) => sum + widthOf(word), (parts.length - 1) * widthOf(' '));
  };
}
