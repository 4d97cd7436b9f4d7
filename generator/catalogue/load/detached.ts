/**
 * A copy of a JSON value that shares nothing with it: a substring keeps the whole text of its file in memory, and an object that was
 * made by copying others may have a hidden class of its own, which takes more than its content.
 */
export function detached<T>(value: T): T {
  // What is written as JSON is the same value again.
  return JSON.parse(JSON.stringify(value)) as T;
}
