import { afterEach, expect, test, vi } from 'vitest';
import { removeWorker } from '../../../src/browser/register-worker';
import { settings } from '../../../src/generated/settings';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['unregisters the worker of the site itself', settings.basePath, 1],
  ['leaves the worker of the site around it', '/around', 0],
])('removeWorker %s', async (_what, folder, times) => {
  const host = 'https://site.example';
  const unregister = vi.fn();
  const serviceWorker = { getRegistration: async () => ({ scope: `${host}${folder}/`, unregister }) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location: { href: `${host}${settings.basePath}/en` } });
  vi.stubGlobal('caches', { keys: async () => [] });
  await removeWorker();
  expect(unregister).toHaveBeenCalledTimes(times);
});
