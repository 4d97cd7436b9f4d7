import { readSvg } from '../../catalogue/load/pictures/svg';

/**
 * What is taken out of drawings, and how the rest is written. None of it changes what is seen: shapes, their order and their
 * coordinates stay.
 */
const plugins = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeTitle',
  'removeDesc',
  'removeEditorsNSData',
  'removeUnusedNS',
  'cleanupAttrs',
  'convertStyleToAttrs',
  'removeEmptyContainers',
] as const;

/** Cleans the text of an SVG that was inspected. If what comes out would not pass the inspection, the drawing stays as it is. */
export async function cleanSvg(text: string): Promise<string> {
  // Loaded only when a drawing has changed.
  const { optimize } = await import('svgo');
  const cleaned = optimize(text, { multipass: false, plugins: [...plugins], js2svg: { pretty: false } }).data;
  const [before, after] = [readSvg(text).size, readSvg(cleaned)];
  const isSame = after.size?.width === before?.width && after.size?.height === before?.height;
  return after.faults.length === 0 && isSame && cleaned.length <= text.length ? cleaned : text;
}
