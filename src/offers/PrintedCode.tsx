import { QRCodeSVG } from 'qrcode.react';

/** The content of a QR code on paper. */
export interface PrintedCodeProps {
  readonly address: string;
  /** What scanning it does. Absent if the surrounding text says so. */
  readonly label?: string | undefined;
}

/** A QR code for paper, with the margin of four modules that scanners require. */
export default function PrintedCode({ address, label }: PrintedCodeProps) {
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return <QRCodeSVG value={address} level="M" marginSize={4} data-printed={address} {...named} />;
}
