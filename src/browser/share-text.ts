/**
 * Opens the share sheet of the device with a text. Resolves to false if there is none or the browser refuses; closing
 * the sheet is no refusal. Must be called shortly after a press, without which browsers refuse.
 */
export async function shareText(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
