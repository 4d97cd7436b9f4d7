import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Without these, Chromium connects to Google at every start.
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const everywhere = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-color-profile=srgb', ...quiet];

/** The flags of the package to leave out: they disable process isolation and web security. */
const unwanted = /^--(?:single-process|no-zygote|disable-web-security|allow-running-insecure-content)/;

interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
}

/** The Chromium of an npm package, unpacked once, with the libraries that a bare machine lacks. */
async function packagedChromium(): Promise<Launch> {
  const folder = path.resolve('node_modules/.cache/qaseema/chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks to the temporary folder and reuses existing files.
  const { TMPDIR: usual } = process.env;
  process.env.TMPDIR = folder;
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  // Copies of the project must not be below node_modules, where servers do not watch for changes.
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  const libraries = path.join(folder, 'libraries');
  if (!existsSync(libraries)) {
    const archive = path.resolve(
      path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../../bin/al2023.tar.br',
    );
    mkdirSync(libraries, { recursive: true });
    execFileSync('tar', ['-x', '-C', libraries], { input: brotliDecompressSync(readFileSync(archive)) });
  }
  // Its own Latin and Arabic fonts, so that pages look the same everywhere; without any font, Chromium does not start.
  const fontconfig = path.join(folder, 'fontconfig.xml');
  const inXml = (file: string): string => file.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const arabic = path.dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf'),
  );
  const settings = `<fontconfig><dir>${inXml(path.join(folder, 'fonts'))}</dir><dir>${inXml(arabic)}</dir><cachedir>${inXml(path.join(folder, 'fonts-cache'))}</cachedir></fontconfig>\n`;
  if (!existsSync(fontconfig)) writeFileSync(fontconfig, settings);
  return {
    executablePath,
    args: [...packaged.args.filter((flag) => !unwanted.test(flag)), ...everywhere],
    env: {
      FONTCONFIG_FILE: fontconfig,
      LD_LIBRARY_PATH: [path.join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}

async function findChromium(): Promise<Launch> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args: everywhere };
  // The same browser on every machine that can run it. Without a window system it also opens a page in half the time.
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const found = installed.find((file) => existsSync(file));
  if (found === undefined) throw new Error('No Chromium is installed. Install one, or name it in CHROMIUM_PATH.');
  return { executablePath: found, args: everywhere };
}

/** Unpacks the browser if necessary, before several processes need it at once. */
export async function prepareChromium(): Promise<void> {
  await findChromium();
}

function start(
  { executablePath, args, env }: Launch,
  more: readonly string[],
  without: readonly string[],
): Promise<Browser> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return chromium.launch({
    executablePath,
    args: [...args, ...more],
    headless: true,
    ignoreDefaultArgs: [...without],
    env: { ...Object.fromEntries(inherited), ...env },
  });
}

/**
 * Starts the browser at CHROMIUM_PATH, else that of an npm package, else an installed one. `more` are additional flags.
 */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return start(await findChromium(), more, []);
}

/**
 * Starts an installed browser with all features, such as the back/forward cache, which the browser of the npm package
 * lacks; if none is installed, that one. Returns whether it has the back/forward cache.
 */
export async function launchInstalledChromium(): Promise<{ readonly browser: Browser; readonly keepsPages: boolean }> {
  const found =
    process.env.CHROMIUM_PATH ?? installed.find((file) => !file.endsWith('headless-shell') && existsSync(file));
  const launch = found === undefined ? await findChromium() : { executablePath: found, args: everywhere };
  return { browser: await start(launch, [], ['--disable-back-forward-cache']), keepsPages: found !== undefined };
}
