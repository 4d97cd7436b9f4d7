import type { FieldKinds } from './field-kind';
import { BooleanField } from './kinds/boolean';
import { BothField } from './kinds/both';
import { ChoiceField } from './kinds/choice';
import { EitherField } from './kinds/either';
import { EnumField } from './kinds/enum';
import { FormatField } from './kinds/format';
import { GroupField } from './kinds/group';
import { ListField } from './kinds/list';
import { MapField } from './kinds/map';
import { NumberField } from './kinds/number';
import { RawField } from './kinds/raw';
import { TextField } from './kinds/text';
import { UnionField } from './kinds/union';

export const fieldKinds = {
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
