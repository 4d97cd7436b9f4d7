import { useEffect, useState } from 'react';
import type { EditorMessages } from '../domain/editor-protocol';
import { shareValue } from './fields/shared-values';
import type { EditorServer } from './server';
import type { OnServerEvent } from './use-editor';

/** The messages of the editor, which their file may change while it is open. `first` are those with which it began. */
export function useMessages(server: EditorServer, first: EditorMessages, onServerEvent: OnServerEvent): EditorMessages {
  const [messages, setMessages] = useState(first);
  useEffect(
    () =>
      onServerEvent('edit:state', () => {
        server.messages().then(
          (next) => setMessages((before) => shareValue(before, next)),
          // The request for the state says that the server does not answer.
          () => undefined,
        );
      }),
    [server, onServerEvent],
  );
  return messages;
}
