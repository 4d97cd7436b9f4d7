import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../support/free-port';
import type { EngineKind } from './engine';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/xvfb-run';
const keys = { Enter: '\uE007', Escape: '\uE00C' } as const;
/** The key of an element reference in WebDriver (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The path of WebKitGTK's MiniBrowser. Its folder depends on the processor. */
function miniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** A session of WebDriver. */
interface Session {
  readonly version: string;
  /** Sends a command of the session, or one that ends it. */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown>;
  /** Ends the driver, the browser and their display. */
  stop(): void;
}

/** In milliseconds. Longer than a busy machine needs to show the window. */
const longestStart = 60_000;

async function startSession(): Promise<Session> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // A separate process group, so that the browser and its display end with it.
  const child = spawn(display, ['-a', driver, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
  });
  const call = async (method: string, command: string, body?: object, signal?: AbortSignal): Promise<unknown> => {
    const response = await fetch(url + command, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = Object(await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
    return value;
  };
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  try {
    await untilItAnswers(url, child);
    const wanted = {
      browserName: 'MiniBrowser',
      // A nonexistent proxy for all hosts except this machine, so that links to stores fail.
      proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] },
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    };
    const body = { capabilities: { alwaysMatch: wanted } };
    const { sessionId, capabilities } = (await call('POST', '/session', body, AbortSignal.timeout(longestStart))) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion: string };
    };
    return {
      version: capabilities.browserVersion,
      send: (method, command, more) => call(method, `/session/${sessionId}${command}`, more),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Starts a session, a second time if the browser ends while it starts, which the driver never reports. */
async function startWithRetry(): Promise<Session> {
  try {
    return await startSession();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    return startSession();
  }
}

/** WebKit, the engine of Safari, driven by plain W3C WebDriver. */
export const webkit: EngineKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  isInstalled: () =>
    process.platform === 'linux' && existsSync(driver) && existsSync(display) && miniBrowser() !== undefined,
  async start() {
    const { version, send: session, stop } = await startWithRetry();
    const evaluate = (expression: string): Promise<unknown> =>
      session('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
    const typeKeys = (text: string): Promise<unknown> =>
      session('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      });
    const [first] = (await session('GET', '/window/handles')) as readonly string[];
    return {
      keepsPages: true,
      version: `WebKitGTK ${version}`,
      async tab(width, height) {
        // A session starts with one window; a tab opened by the page may precede it in the list.
        await session('POST', '/window', { handle: first });
        // The size is that of the outer window, whose frame is unknown before it is shown.
        await session('POST', '/window/rect', { width, height });
        const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as readonly [number, number];
        await session('POST', '/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
        return {
          open: async (address) => {
            await session('POST', '/url', { url: address });
          },
          async click(selector) {
            // Parts that are laid out only near the window move the target.
            const found = `document.querySelector(${JSON.stringify(selector)})`;
            const bringNear = async (): Promise<unknown> => {
              await evaluate(
                `(${found}?.scrollIntoView({ block: 'center', behavior: 'instant' }), new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))`,
              );
              return evaluate(`${found}?.getBoundingClientRect().top`);
            };
            for (let before = await bringNear(), place = await bringNear(); place !== before; place = await bringNear())
              before = place;
            const element = (await session('POST', '/element', {
              using: 'css selector',
              value: selector,
            })) as Readonly<Record<string, string>>;
            await session('POST', `/element/${element[elementKey]}/click`, {});
          },
          type: async (text) => {
            await typeKeys(text);
          },
          press: async (key) => {
            await typeKeys(keys[key]);
          },
          evaluate,
          async screenshot() {
            return Buffer.from(String(await session('GET', '/screenshot')), 'base64');
          },
        };
      },
      openTabs: async () => ((await session('GET', '/window/handles')) as readonly string[]).length,
      async close() {
        await session('DELETE', '');
        stop();
      },
    };
  },
};
