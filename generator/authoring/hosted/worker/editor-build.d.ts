/** The part of the site's build that the editor needs. `hostedWorker` writes it. */
declare module 'virtual:editor-build' {
  /** The schemas of the project by path. */
  export const files: Readonly<Record<string, string>>;
  /** `SITE_ORIGIN` and `SITE_BASE_PATH` of the build. */
  export const environment: Readonly<Record<string, string | undefined>>;
  export const code: string;
}

/** The files that only checks need. */
declare module 'virtual:editor-checks' {
  import type { SchemaCode } from '../../../catalogue/validate/schema/schema-code';
  /** The other project files that the editor needs, by path. */
  export const files: Readonly<Record<string, string>>;
  export const validators: SchemaCode;
}
