/** What the build of the site gives the editor: `hostedWorker` writes it. */
declare module 'virtual:editor-build' {
  /** The schemas of the project, as texts by their paths. */
  export const files: Readonly<Record<string, string>>;
  /** `SITE_ORIGIN` and `SITE_BASE_PATH` of the build. */
  export const environment: Readonly<Record<string, string | undefined>>;
  /** Stands for the build. */
  export const code: string;
}

/** What only checks need. */
declare module 'virtual:editor-checks' {
  import type { PrecompiledModule } from '../../../catalogue/validate/precompiled-check';
  /** The other files of the project that the editor needs, as texts by their paths. */
  export const files: Readonly<Record<string, string>>;
  export const validators: PrecompiledModule;
}
