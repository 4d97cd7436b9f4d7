import { useEffect, useState } from 'react';
import type { EditorMessages } from '../../domain/editing/editor-protocol';
import { shareValue } from '../fields/shared-values';
import type { EditorServer } from './server';
import type { OnServerEvent } from '../use-editor';

/** The messages of the editor, which are loaded again when their files change. `first` has the initial ones. */
export function useMessages(server: EditorServer, first: EditorMessages, onServerEvent: OnServerEvent): EditorMessages {
  const [messages, setMessages] = useState(first);
  useEffect(
    () =>
      onServerEvent('edit:state', () => {
        server.messages().then(
          (next) => setMessages((before) => shareValue(before, next)),
          // Ignored: the request for the state reports that the server does not answer.
          () => undefined,
        );
      }),
    [server, onServerEvent],
  );
  return messages;
}
