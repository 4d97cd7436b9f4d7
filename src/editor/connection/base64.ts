/** Encodes a file in base64, without the prefix of a data address. */
export async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
