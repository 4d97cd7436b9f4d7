import { linearRgb, type Oklch } from './colour-space';

/** Writes a colour as six hexadecimal digits after `#`, for those who do not know `oklch()`. */
export function hex(colour: Oklch): string {
  const digits = linearRgb(colour).map((light) => {
    const part = Math.min(1, Math.max(0, light));
    const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
