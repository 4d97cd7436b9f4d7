import { adminFolder, tryPath, type AdminSettings } from '../../../src/domain/editing/admin-page';
import type { Settings } from '../../../src/domain/pages/settings';
import type { Editing, Site } from '../../../src/generated/data-types';
import type { SiteData } from '../derive/site-data';
import { idsOfTool, toolTexts } from '../emit/messages';
import { contentInput } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';
import { adminPage, previewPage } from '../render/admin';

/** By path from the site's root. */
export interface AdminCode {
  readonly page: { readonly script: string; readonly styleSheet: string };
  readonly preview: { readonly script: string; readonly styleSheet: string };
  readonly worker: string;
  readonly files: () => ReadonlyMap<string, Uint8Array>;
  /** Identifies the files. */
  readonly key: string;
}

type AdminInputs = Readonly<{
  settings: Settings;
  editing: Editing;
  name: Site['name'];
  messages: AdminSettings['messages'];
  code: AdminCode;
}>;

function makeAdmin({ settings: { basePath, languages }, editing, name, messages, code }: AdminInputs): UnitOutput {
  const address = (file: string): string => `${basePath}/${file}`;
  const filesOf = ({ script, styleSheet }: AdminCode['page']): AdminCode['page'] => ({
    script: address(script),
    styleSheet: address(styleSheet),
  });
  const [owner = '', repository = ''] = editing.repository.split('/');
  const page = adminPage(
    filesOf(code.page),
    {
      site: name,
      repository: { owner, name: repository },
      branch: editing.branch ?? 'main',
      worker: address(code.worker),
      messages,
    },
    languages[0],
  );
  return {
    files: [
      { path: `${adminFolder}/index.html`, content: page },
      { path: `${tryPath}.html`, content: page },
      { path: `${adminFolder}/preview.html`, content: previewPage(filesOf(code.preview), name, languages[0]) },
      ...[...code.files()].map(([path, content]) => ({ path, content })),
    ],
  };
}

/** Empty if site.yaml does not ask for the editor. */
export function adminUnits(
  { site, toolMessages }: Pick<SiteData, 'site' | 'toolMessages'>,
  settings: Settings,
  code: AdminCode | undefined,
): readonly Unit<AdminInputs>[] {
  if (!site.editing || !code) return [];
  return [
    {
      id: 'admin',
      inputs: {
        settings,
        editing: site.editing,
        name: site.name,
        messages: toolTexts(idsOfTool('admin', toolMessages), toolMessages),
        code: contentInput(code.key, () => code),
      },
      make: makeAdmin,
    },
  ];
}
