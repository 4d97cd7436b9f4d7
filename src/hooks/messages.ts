import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** The id of an interface message, a key of data/messages. */
export type MessageId = keyof FormatjsIntl.MessageArguments & string;

/** The values that a message requires. */
export type MessageArguments<Id extends MessageId> = FormatjsIntl.MessageArguments[Id];

/** The second argument of `Translate`: none for a message without placeholders. */
export type MessageParameters<Id extends MessageId> = keyof MessageArguments<Id> extends never
  ? []
  : [values: MessageArguments<Id>];

/** Formats an interface message in the language of the page. */
export type Translate = <Id extends MessageId>(id: Id, ...values: MessageParameters<Id>) => string;

/** Returns the function that formats interface messages: `const t = useMessages(); t('search.placeholder')`. */
export function useMessages(): Translate {
  const intl = useIntl();
  return useCallback<Translate>(
    (id, ...values) => {
      // MessageParameters has checked the values; the overloads of formatMessage cannot express that for a generic id.
      const untyped: Record<string, string | number> | undefined = values[0];
      return intl.formatMessage({ id } as { id: string }, untyped);
    },
    [intl],
  );
}
