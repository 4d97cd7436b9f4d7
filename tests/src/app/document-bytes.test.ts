import { describe, expect, it } from 'vitest';
import { constantPart, documentBytes } from '../../../src/app/document-bytes';

const words = 'قسيمة 20% – “Save” 🎁';

describe('the bytes of a document', () => {
  it('are those of its parts as one text, in UTF-8', () => {
    expect(Buffer.from(documentBytes([words, constantPart(words), '', 'end'])).toString()).toBe(`${words}${words}end`);
  });

  it('stay as they are when the next document is made', () => {
    const first = documentBytes(['first']);
    documentBytes(['second']);
    expect(Buffer.from(first).toString()).toBe('first');
  });

  it('may be more than those of all documents before', () => {
    const long = words.repeat(30_000);
    expect(Buffer.from(documentBytes([long, constantPart(long)])).equals(Buffer.from(long + long))).toBe(true);
  });
});
