/** What the build of the site gives the editor: `hostedWorker` writes it. */
declare module 'virtual:editor-build' {
  /** The files of the project that the editor needs, as texts by their paths. */
  export const files: Readonly<Record<string, string>>;
  /** `SITE_ORIGIN` and `SITE_BASE_PATH` of the build. */
  export const environment: Readonly<Record<string, string | undefined>>;
  /** Stands for the build. */
  export const code: string;
}

declare module 'virtual:editor-validators' {
  import type { PrecompiledModule } from '../../../catalogue/validate/precompiled-check';
  const validators: PrecompiledModule;
  export default validators;
}
