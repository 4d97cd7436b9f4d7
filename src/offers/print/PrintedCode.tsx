import { QRCodeSVG } from 'qrcode.react';

/** A QR code for paper, with the margin of four modules that scanners require. */
export default function PrintedCode({ address }: { readonly address: string }) {
  return <QRCodeSVG value={address} level="M" marginSize={4} data-printed={address} aria-hidden="true" />;
}
