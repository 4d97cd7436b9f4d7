import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type {
  AddedPicture,
  Choices,
  Confirmation,
  FeedLook,
  FieldEdit,
  FieldPath,
  FieldValue,
  Finding,
  MessageOffers,
} from '../../domain/editing/editor-protocol';
import { isMapping } from '../../domain/editing/edited-value';
import { nameOf } from '../../domain/editing/names';
import type { Language } from '../../domain/language/language';
import { fieldOf, namesOf, resolveReference, type GroupKey, type SchemaNodes } from './field-model';
import { FieldView } from './FieldView';
import {
  FormProvider,
  problemsByPath,
  ProblemsProvider,
  SourcesProvider,
  useForm,
  useProblemsBelow,
  type FormContext,
} from './form-context';
import { GroupView, GroupField } from './kinds/group';
import { showEvent } from './focus';
import { offerIds, sourcesByPath } from './sources';
import { shareValue } from './shared-values';
import { styles } from './Form.styles';
import { Fold } from './Fold';
import type { FieldKinds } from './field-kind';
import { BothField } from './kinds/both';
import { ChoiceField } from './kinds/choice';
import { EitherField } from './kinds/either';
import { FormatField } from './kinds/format';
import { ListField } from './kinds/list';
import { MapField } from './kinds/map';
import { TextField, EnumField, NumberField, RawField, BooleanField } from './kinds/scalars';
import { UnionField } from './kinds/union';

const fieldKinds = {
  both: { View: BothField, holds: 'texts' },
  text: { View: TextField, holds: 'value' },
  format: { View: FormatField, holds: 'value' },
  choice: { View: ChoiceField, holds: 'value' },
  enum: { View: EnumField, holds: 'value' },
  number: { View: NumberField, holds: 'value' },
  boolean: { View: BooleanField, holds: 'value' },
  fixed: { View: RawField, holds: 'value' },
  raw: { View: RawField, holds: 'value' },
  list: { View: ListField, holds: 'fields' },
  map: { View: MapField, holds: 'fields' },
  group: { View: GroupField, holds: 'fields' },
  union: { View: UnionField, holds: 'fields' },
  either: { View: EitherField, holds: 'fields' },
} satisfies FieldKinds;

export { focusPath } from './focus';

interface FormProps {
  readonly path: string;
  readonly schemas: SchemaNodes;
  readonly schema: string;
  readonly value: FieldValue;
  readonly choices: Choices;
  readonly columns?: FeedLook['columns'] | undefined;
  readonly findings: readonly Finding[];
  readonly read?: MessageOffers | undefined;
  readonly language: Language;
  readonly onEdit: (edits: readonly FieldEdit[], group: string) => void;
  readonly onFocusPath: (path: FieldPath, text?: string) => void;
  readonly onConfirm: (entry: Confirmation) => void;
  readonly onPicture: (file: File) => Promise<AddedPicture | { readonly message: string }>;
}

/** The fields shown first, and those that are collapsed because other files and links depend on them. */
const layouts: Readonly<Record<string, { readonly first: readonly string[]; readonly advanced: readonly string[] }>> = {
  store: { first: ['offers', 'offersFrom', 'featured'], advanced: ['slug', 'path'] },
};

/** The collapsed fields. They expand if one of them has a finding or receives the focus. */
function Advanced({
  file,
  keys,
  value,
}: {
  readonly file: string;
  readonly keys: readonly GroupKey[];
  readonly value: FieldValue;
}): ReactElement {
  const { nameOf } = useForm();
  const names = keys.map(({ key }) => key).join();
  const isWrong = useProblemsBelow(names.split(','));
  const [isOpen, setOpen] = useState(isWrong);
  useEffect(() => {
    if (isWrong) setOpen(true);
    const show = (event: Event): void => {
      // The assertion is sound: only `focusPath` sends this event.
      const { detail } = event as CustomEvent<FieldPath>;
      if (names.split(',').includes(String(detail[0]))) setOpen(true);
    };
    window.addEventListener(showEvent, show);
    return () => window.removeEventListener(showEvent, show);
  }, [isWrong, names]);
  const own = isMapping(value) ? value : {};
  return (
    <section className={styles.advanced}>
      <Fold isOpen={isOpen} onOpen={setOpen}>
        <FormattedMessage id="editor.advanced" />
      </Fold>
      {isOpen && (
        <>
          {keys.map(({ key, place, isRequired }) => (
            <FieldView
              key={key}
              path={[key]}
              place={place}
              value={own[key]}
              label={nameOf(key)}
              isOptional={!isRequired}
            />
          ))}
          <p className={styles.name}>
            <span>
              <FormattedMessage id="editor.file-name" />
            </span>{' '}
            <code dir="ltr">{file}</code>
          </p>
        </>
      )}
    </section>
  );
}

const noColumns: FeedLook['columns'] = [];

export function Form({
  schemas: nodes,
  schema,
  path,
  choices,
  columns = noColumns,
  read,
  language,
  ...props
}: FormProps): ReactElement {
  const latest = useRef(props);
  const { value, findings } = shareValue(latest.current, { value: props.value, findings: props.findings });
  latest.current = { ...props, value, findings };
  const about = isMapping(value) ? (value['slug'] ?? value['store']) : undefined;
  const store = typeof about === 'string' ? about : undefined;
  const context = useMemo(
    (): FormContext => ({
      schemas: nodes,
      kinds: fieldKinds,
      choices,
      language,
      nameOf: (word) => nameOf(namesOf(nodes), word, language),
      store,
      columns,
      edit: (edits, group) => latest.current.onEdit(edits, group),
      focused: (path, text) => latest.current.onFocusPath(path, text),
      confirm: (entry) => latest.current.onConfirm(entry),
      addPicture: (file) => latest.current.onPicture(file),
    }),
    [nodes, choices, language, store, columns],
  );
  const problems = useMemo(() => problemsByPath(findings), [findings]);
  // As text, the ids are the same value while other fields change.
  const ids = JSON.stringify(read ? offerIds(value) : []);
  const sources = useMemo(() => sourcesByPath(JSON.parse(ids) as FieldValue[], read), [ids, read]);
  const file = `${schema}.schema.json`;
  const at = resolveReference(nodes, { file, node: nodes[file] ?? {} });
  const field = fieldOf(nodes, at);
  const kind = field.kind === 'union' && isMapping(value) ? value[field.key] : undefined;
  const variant = field.kind === 'union' ? field.variants.find(({ name }) => name === kind) : undefined;
  const inner = variant ? fieldOf(nodes, variant.place) : field;
  const { first = [], advanced = [] } = layouts[schema] ?? {};
  const place = ({ key }: GroupKey): number => (first.includes(key) ? first.indexOf(key) : first.length);
  const keys = (inner.kind === 'group' ? inner.keys : []).toSorted((one, other) => place(one) - place(other));
  return (
    <FormProvider value={context}>
      <ProblemsProvider value={problems}>
        <SourcesProvider value={sources}>
          <GroupView path={[]} keys={keys.filter(({ key }) => !advanced.includes(key))} value={value} label={schema} />
          {advanced.length > 0 && (
            <Advanced file={path} keys={keys.filter(({ key }) => advanced.includes(key))} value={value} />
          )}
        </SourcesProvider>
      </ProblemsProvider>
    </FormProvider>
  );
}
