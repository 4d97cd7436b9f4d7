/** A browser's window, as far as the main flows need it. Selectors are CSS; what they name first is meant. */
export interface Tab {
  /** Goes to an address and waits for its `load`. */
  open(url: string): Promise<void>;
  /** Presses what a selector names, with the mouse of a person: it has to be visible and uncovered. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** The value of a JavaScript expression in the page; it must survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A picture of what is seen, as PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** A browser engine that was started. */
export interface Engine {
  /** Its name and version, as it gives them. */
  readonly version: string;
  /** Whether it keeps pages alive that are left (the back/forward cache), as it is started here. */
  readonly keepsPages: boolean;
  /** A new window of that size inside, in CSS pixels. Nothing but the site itself can be reached from it. */
  tab(width: number, height: number): Promise<Tab>;
  /** How many windows and tabs are open. */
  openTabs(): Promise<number>;
  close(): Promise<void>;
}

/** An engine that can be started where it is installed. */
export interface EngineKind {
  readonly name: string;
  /** What has to be installed, in the words of Debian. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
  readonly start: () => Promise<Engine>;
}
