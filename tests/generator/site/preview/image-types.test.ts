import { describe, expect, it } from 'vitest';
import { imageAt } from '../../../../generator/authoring/dev/dev';
import { rasterize } from '../../../../generator/site/preview/pictures';
import { projectSystem } from '../../../support/catalogue';
import { imageTypeOf, imageTypes } from '../../../../src/domain/pages/image-types';

const system = projectSystem({});

/** A red square of each format, in Base64. */
const samples = {
  svg: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyIiBoZWlnaHQ9IjIiPjxyZWN0IHdpZHRoPSIyIiBoZWlnaHQ9IjIiIGZpbGw9InJlZCIvPjwvc3ZnPg==',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEklEQVR4AWL6z8DwH4SZGKAAAAAA//8qMqaOAAAABklEQVQDADYSBAFv606fAAAAAElFTkSuQmCC',
  jpg: '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCKALXj/9k=',
  gif: 'R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  webp: 'UklGRhoCAABXRUJQVlA4WAoAAAAgAAAAAQAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggLAAAAJABAJ0BKgIAAgACwEwloAJ0ugADmAD+7kMf7mxzi3BX/20P/1of/rQ/6UAA',
} as const;

describe('the picture formats', () => {
  it.each(Object.entries(samples))(
    'include %s in share pictures exactly if the renderer decodes it',
    async (extension, data) => {
      const draw = (content: string) =>
        rasterize(system, `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${content}</svg>`, 20);
      const type = imageTypeOf(`a.${extension}`);
      const drawn = await draw(`<image href="data:${type?.mediaType};base64,${data}" width="20" height="20"/>`);
      expect(Buffer.from(drawn).equals(await draw(''))).toBe(type?.inPreviews === false);
    },
  );

  it('are recognised by the file extension, regardless of case', () => {
    expect(imageTypeOf('Shop.PNG')).toBe(imageTypes.png);
    expect(imageTypeOf('shop.jpeg')?.mediaType).toBe('image/jpeg');
    expect(['shop', 'shop.html', 'shop.constructor', 'svg.'].map(imageTypeOf)).toEqual(Array(4).fill(undefined));
  });

  it.each(Object.entries(imageTypes))('have a media type in the development server: %s', (extension, { mediaType }) => {
    expect(imageAt(`/images/shop.${extension}`)).toEqual({ name: `shop.${extension}`, mediaType });
    const upper = `Shop.${extension.toUpperCase()}`;
    expect(imageAt(`/coupons/images/${upper}`)).toEqual({ name: upper, mediaType });
  });

  it('do not include other files', () => {
    expect(imageAt('/images/notes.txt')).toBeUndefined();
    expect(imageAt('/store/temu')).toBeUndefined();
  });
});
