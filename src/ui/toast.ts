/** What a notice says. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `good` for what has worked, `bad` for what has not. */
  readonly tone?: 'neutral' | 'good' | 'bad';
  /** A way out of the site, opened in a new tab. */
  readonly link?: { readonly href: string; readonly label: string };
  /** How long it is shown, in milliseconds, if not for the usual time. */
  readonly duration?: number;
}

/** A notice that is shown. */
export interface ShownToast extends Toast {
  /** Tells it from the notices before it. */
  readonly key: number;
  /** The host that announces it: the topmost when it came. A host that takes it over later does not repeat it. */
  readonly announcedBy: string | undefined;
  /** The time it has left, in milliseconds; kept while another host takes over. */
  remaining: number | undefined;
}
