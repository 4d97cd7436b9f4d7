/** A browser window with the operations of the main flows. Selectors are CSS; the first match is used. */
export interface Tab {
  /** Opens a URL and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Clicks an element with the mouse. It must be visible and uncovered. */
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** The value of a JavaScript expression in the page. It must be serialisable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A screenshot of the viewport as PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** A running browser engine. */
export interface Engine {
  /** Its own name and version. */
  readonly version: string;
  /** Whether it uses the back/forward cache with the options of these tests. */
  readonly keepsPages: boolean;
  /** Opens a window with an inner size in CSS pixels. It can reach only the site. */
  tab(width: number, height: number): Promise<Tab>;
  /** The number of open windows and tabs. */
  openTabs(): Promise<number>;
  close(): Promise<void>;
}

/** An engine that can be started if it is installed. */
export interface EngineKind {
  readonly name: string;
  /** The Debian packages that it needs. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
  readonly start: () => Promise<Engine>;
}
