import type { FeedFetch } from '../../../src/generated/data-types';
import type { Environment } from '../../system/environment';
import { environmentPlaceholder } from '../../catalogue/validate/schema/formats';
import { PullProblem } from './answer';

/** In characters. A shorter text is not a key, and would occur in many responses by chance. */
const shortestKey = 8;

/** The variables that are sent as keys, and those that are sent as other values. */
function namesOf({ url, query = {}, headers = {}, auth }: FeedFetch): {
  readonly keys: readonly string[];
  readonly others: readonly string[];
} {
  const scope = auth?.kind === 'oauth2' ? (auth.scope ?? '') : '';
  const texts = [url, scope, ...Object.values(query), ...Object.values(headers)];
  const users = auth && 'user' in auth ? [auth.user] : [];
  const placeholders = texts.flatMap((text) =>
    [...(text ?? '').matchAll(environmentPlaceholder)].map(([, name = '']) => name),
  );
  return { keys: auth ? [auth.key] : [], others: [...users, ...placeholders] };
}

/** Only this class inserts keys into texts: printed texts go through `hidden`, written files through `isIn`. */
export class Keys {
  readonly #values: ReadonlyMap<string, string>;
  /** Keys, and values derived from them, which no response may contain. */
  readonly #secrets = new Map<string, string>();

  /** Throws if a variable is missing or cannot be a key. */
  constructor(fetch: FeedFetch, environment: Environment, command: string) {
    const { keys, others } = namesOf(fetch);
    const names = [...new Set([...keys, ...others])];
    const missing = names.filter((name) => (environment[name] ?? '') === '');
    if (missing.length > 0)
      throw new PullProblem(
        `the environment has no ${missing.join(', ')}`,
        `set it for this command: ${missing.map((name) => `${name}=… `).join('')}${command}; write no key into a file of the project`,
      );
    this.#values = new Map(names.map((name) => [name, environment[name] ?? '']));
    for (const [name, value] of this.#values) {
      if (!/^[\x21-\x7e]+$/.test(value))
        throw new PullProblem(
          `${name} has a space, a line break or another character that keys do not have`,
          'copy the key again, without what is around it',
        );
      if (keys.includes(name) && value.length < shortestKey)
        throw new PullProblem(`${name} has fewer than ${shortestKey} characters`, 'copy the whole key');
    }
    for (const name of keys) this.addSecret(name, this.value(name));
  }

  value(name: string): string {
    return this.#values.get(name) ?? '';
  }

  /** Replaces placeholders by the values of variables. */
  filled(text: string, encode: (value: string) => string = (value) => value): string {
    return text.replace(environmentPlaceholder, (_whole, name: string) => encode(this.value(name)));
  }

  /** Adds a text that is as secret as a key, such as a token. */
  addSecret(name: string, secret: string): void {
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
      this.#secrets.set(form, name);
  }

  /** Replaces keys by the names of their variables. */
  hidden(text: string): string {
    const values = [...this.#secrets, ...[...this.#values].map(([name, value]) => [value, name] as const)];
    // Longest first, because one key may start with another one.
    return values
      .sort(([a], [b]) => b.length - a.length)
      .reduce((shown, [value, name]) => shown.replaceAll(value, `{${name}}`), text);
  }

  /** The name of a key in a text; undefined if there is none. */
  isIn(text: string): string | undefined {
    return [...this.#secrets].find(([secret]) => text.includes(secret))?.[1];
  }
}
