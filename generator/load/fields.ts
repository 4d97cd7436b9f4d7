/** What a value of a file has under a key; nothing, if it is no mapping or lacks the key. Its shape need not have been checked. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** The text that a value of a file has under a key. */
export function textField(value: unknown, key: string): string | undefined {
  const field = fieldOf(value, key);
  return typeof field === 'string' ? field : undefined;
}
