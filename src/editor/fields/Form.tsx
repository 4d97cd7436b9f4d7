import { useMemo, useRef, type ReactElement } from 'react';
import type { Choices, FeedLook, FieldEdit, FieldPath, FieldValue, Finding } from '../../domain/editor-protocol';
import type { Language } from '../../domain/language';
import type { SchemaFiles } from '../server';
import { fieldOf, isMapping, resolved, type SchemaNode } from './field-model';
import { GroupView } from './FieldView';
import { FormProvider, problemsByPath, ProblemsProvider, type FormContext } from './form-context';
import { shareValue } from './shared-values';
import './fields.css';

export { focusPath } from './focus';

interface FormProps {
  readonly schemas: SchemaFiles;
  /** The name of the schema of the file. */
  readonly schema: string;
  readonly value: FieldValue;
  readonly choices: Choices;
  /** The columns of a feed's table. */
  readonly columns?: FeedLook['columns'] | undefined;
  readonly findings: readonly Finding[];
  readonly language: Language;
  readonly onEdit: (edits: readonly FieldEdit[], group: string) => void;
  readonly onFocusPath: (path: FieldPath, text?: string) => void;
  readonly onPicture: (file: File) => Promise<{ readonly name: string } | { readonly message: string }>;
}

/** For files that are about no table. */
const noColumns: FeedLook['columns'] = [];

/** The form of a file, made from its schema. Its values are those of the server. */
export function Form({ schemas, schema, choices, columns = noColumns, language, ...props }: FormProps): ReactElement {
  const latest = useRef(props);
  const { value, findings } = shareValue(latest.current, { value: props.value, findings: props.findings });
  latest.current = { ...props, value, findings };
  const about = isMapping(value) ? (value['slug'] ?? value['store']) : undefined;
  const store = typeof about === 'string' ? about : undefined;
  // They are the files of schemas/, which the server gives as they are.
  const nodes = schemas as Readonly<Record<string, SchemaNode>>;
  const context = useMemo(
    (): FormContext => ({
      schemas: nodes,
      choices,
      language,
      store,
      columns,
      edit: (edits, group) => latest.current.onEdit(edits, group),
      focused: (path, text) => latest.current.onFocusPath(path, text),
      addPicture: (file) => latest.current.onPicture(file),
    }),
    [nodes, choices, language, store, columns],
  );
  const problems = useMemo(() => problemsByPath(findings), [findings]);
  const file = `${schema}.schema.json`;
  const at = resolved(nodes, { file, node: nodes[file] ?? {} });
  const field = fieldOf(nodes, at);
  const kind = field.kind === 'union' && isMapping(value) ? value[field.key] : undefined;
  const variant = field.kind === 'union' ? field.variants.find(({ name }) => name === kind) : undefined;
  const inner = variant ? fieldOf(nodes, variant.place) : field;
  return (
    <FormProvider value={context}>
      <ProblemsProvider value={problems}>
        <div className="form">
          <GroupView path={[]} keys={inner.kind === 'group' ? inner.keys : []} value={value} label={schema} />
        </div>
      </ProblemsProvider>
    </FormProvider>
  );
}
