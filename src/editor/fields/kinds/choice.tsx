import { type ReactElement, useState } from 'react';
import type { Choice, FeedLook, PictureFigures } from '../../../domain/editing/editor-protocol';
import type { KindProps, InputProps } from '../field-kind';
import { useForm, textOf } from '../form-context';
import { Options } from '../Options';
import { useIntl, type IntlShape } from 'react-intl';
import { useSurroundings } from '../../context';
import { styles } from './choice.styles';
import { Hint } from '../Hint';
import { Problem } from '../../controls/Remark';

function sizeIn(intl: IntlShape, { width, height, bytes }: PictureFigures): string {
  // Isolated, so that width and height keep their order in Arabic.
  const pixels = `\u2066${width} × ${height}\u2069`;
  return intl.formatMessage({ id: 'editor.picture-size' }, { pixels, megabytes: Math.round(bytes / 10_000) / 100 });
}

function Thumbnail({ name }: { readonly name: string }): ReactElement {
  const around = useSurroundings();
  const [address, setAddress] = useState(`${import.meta.env.BASE_URL}images/${name}`);
  // The published site lacks pictures that were just added, and has some under another name.
  const loadFromDraft = (): void =>
    void around?.pictureAddress(name).then((own) => own !== undefined && setAddress(own));
  return <img src={address} alt="" width="64" height="64" onError={loadFromDraft} />;
}

function PictureInput(props: InputProps): ReactElement {
  const { choices, addPicture, edit } = useForm();
  const intl = useIntl();
  const [problem, setProblem] = useState('');
  const [scaled, setScaled] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const added = await addPicture(file);
    setProblem('message' in added ? added.message : '');
    const { from, to } = ('scaled' in added && added.scaled) || {};
    setScaled(
      from && to ? intl.formatMessage({ id: 'editor.scaled' }, { from: sizeIn(intl, from), to: sizeIn(intl, to) }) : '',
    );
    if ('name' in added) edit([{ kind: 'set', path: props.path, value: added.name }], JSON.stringify(props.path));
  };
  const name = textOf(props.value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the file input works by keyboard.
    <div
      className={styles.picture}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      {/^[\w.-]+$/.test(name) && <Thumbnail key={name} name={name} />}
      <Options {...props} options={choices.lists['picture'] ?? []} />
      <input
        type="file"
        accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
        aria-label={intl.formatMessage({ id: 'editor.add-picture' })}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Hint role="status">{scaled}</Hint>
      {problem !== '' && <Problem>{problem}</Problem>}
    </div>
  );
}

/** A column of a table as a choice, with an example cell, which says more than its name. */
function columnChoice({ name, cells: [cell] }: FeedLook['columns'][number]): Choice {
  const label = cell === undefined ? name : `${name} · ${cell.slice(0, 40)}`;
  return { value: name, label: { en: label, ar: label } };
}

export function ChoiceField({ field: { of }, path, value, label, named }: KindProps<'choice'>): ReactElement {
  const { choices, columns, store } = useForm();
  const props = { path, value, label };
  if (of === 'picture') return <PictureInput {...props} />;
  if (of === 'column') return <Options {...props} options={columns.map(columnChoice)} />;
  if (of === 'offer') return <Options {...props} options={choices.offers[named ?? store ?? ''] ?? []} />;
  return <Options {...props} options={choices.lists[of] ?? []} />;
}
