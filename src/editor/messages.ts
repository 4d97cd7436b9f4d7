import { useEffect, useState } from 'react';
import type { EditorMessages } from '../domain/editor-protocol';
import { shareValue } from './fields/shared-values';
import type { OnServerEvent } from './use-editor';

/** Loads the messages of the editor, from its address. */
export async function loadMessages(address: string): Promise<EditorMessages> {
  const response = await fetch(`${address}/messages`);
  // The server and this page are of one version, and share these types.
  return (await response.json()) as EditorMessages;
}

/** The messages of the editor, which their file may change while it is open. `first` are those with which it began. */
export function useMessages(address: string, first: EditorMessages, onServerEvent: OnServerEvent): EditorMessages {
  const [messages, setMessages] = useState(first);
  useEffect(
    () =>
      onServerEvent('edit:state', () => {
        loadMessages(address).then(
          (next) => setMessages((before) => shareValue(before, next)),
          // The request for the state says that the server does not answer.
          () => undefined,
        );
      }),
    [address, onServerEvent],
  );
  return messages;
}
