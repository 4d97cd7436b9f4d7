import { QRCodeSVG } from 'qrcode.react';

/** What a QR code on paper says. */
export interface PrintedCodeProps {
  readonly address: string;
  /** What scanning it does. Absent if the text around it says so. */
  readonly label?: string | undefined;
}

/** A QR code for paper, with the four modules of white around it for which scanners ask. */
export default function PrintedCode({ address, label }: PrintedCodeProps) {
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return <QRCodeSVG value={address} level="M" marginSize={4} data-printed={address} {...named} />;
}
