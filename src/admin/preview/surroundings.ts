import sprite from '../../generated/icons.svg?raw';

// What the site expects of its window, and a frame with an opaque origin lacks: an address of its own, storage, and files
// of icons. The bundler replaces `window.location` and `document.defaultView` with the objects below.

interface PreviewLocation extends Pick<URL, 'href' | 'origin' | 'pathname' | 'search' | 'hash'> {
  assign(to: string): void;
  replace(to: string): void;
  reload(): void;
}

declare global {
  var previewLocation: PreviewLocation;
  var previewWindow: Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> & {
    readonly location: PreviewLocation;
  };
}

const real = globalThis.location;

/** The address of the shown page without its fragment. */
let shown = '/';

/** The address of the shown page: such a frame may change only the fragment of its own. A link in the page replaces it. */
function address(): URL {
  const fragment = real.hash;
  if (!fragment.startsWith('#/')) return new URL(shown + fragment, real.origin);
  const url = new URL(fragment.slice(1), real.origin);
  shown = url.pathname + url.search;
  return url;
}

for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history);
  history[name] = (state, unused, to) => {
    if (to === undefined || to === null) change(state, unused);
    else {
      const { pathname, search, hash } = new URL(to, address());
      change(state, unused, `#${pathname}${search}${hash}`);
    }
  };
}

function goTo(to: string): void {
  history.replaceState(null, '', to);
  real.reload();
}

globalThis.previewLocation = {
  get href() {
    return address().href;
  },
  get origin() {
    return real.origin;
  },
  get pathname() {
    return address().pathname;
  },
  get search() {
    return address().search;
  },
  get hash() {
    return address().hash;
  },
  assign: goTo,
  replace: goTo,
  reload: () => real.reload(),
};

globalThis.previewWindow = {
  location: globalThis.previewLocation,
  history,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
};

/** A storage that lasts as long as the page. Its keys are properties, as those of the browser's storage. */
class PageStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: new PageStorage() });
Object.defineProperty(navigator, 'serviceWorker', { value: undefined });

/** The prefix of the ids of icons. No page has such an id. */
const prefix = 'icon-';

const icons = document.importNode(new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement, true);
for (const symbol of icons.querySelectorAll('symbol')) symbol.id = `${prefix}#${symbol.id}`;
icons.setAttribute('width', '0');
icons.setAttribute('height', '0');
icons.setAttribute('aria-hidden', 'true');
document.body.append(icons);
