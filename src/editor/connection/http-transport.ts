import { Unreachable, type Reply, type Transport } from './server';

/** Sends requests to the server of `npm run edit` at an address, with the token of its current start. */
export class HttpTransport implements Transport {
  constructor(
    private readonly address: string,
    private readonly token: string,
  ) {}

  async request(route: string, body?: unknown): Promise<Reply> {
    const headers = { 'x-edit-token': this.token, 'content-type': 'application/json' };
    const request: RequestInit =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${this.address}/${route}`, request).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    const { status, statusText } = response;
    return { status, statusText, body: await response.json().catch(() => undefined) };
  }
}
