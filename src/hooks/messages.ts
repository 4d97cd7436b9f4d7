import { useCallback } from 'react';
import { formatMessage, useMessageContext } from './intl';

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
  const { language, messages, onError } = useMessageContext();
  return useCallback<Translate>(
    (id, ...[values]) => {
      try {
        return formatMessage(language, messages, id, values);
      } catch (error) {
        // `formatMessage` throws nothing else.
        onError(error as Error);
        return id;
      }
    },
    [language, messages, onError],
  );
}
