/** Opens the share sheet. False if there is none or the browser refuses, as without a press; not if it is closed. */
export async function shareText(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
