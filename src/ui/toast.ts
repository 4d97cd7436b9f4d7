export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'good' | 'bad';
  readonly link?: { readonly href: string; readonly label: string };
  /** How long it is shown, in milliseconds; by default `toastDuration`. */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  /** Unique among the toasts of the document. */
  readonly key: number;
  /** The topmost host when it was created. A host that shows it later does not announce it again. */
  readonly announcedBy: string | undefined;
  /** The remaining time in milliseconds, which is kept when another host shows the toast. */
  remaining: number | undefined;
}
