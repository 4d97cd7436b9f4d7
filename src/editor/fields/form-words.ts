import type { Language } from '../../domain/language';

/** The words of the form itself. */
export interface FormWords {
  readonly en: string;
  readonly ar: string;
  readonly addField: string;
  readonly addItem: string;
  readonly add: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly item: (number: number) => string;
  readonly kind: string;
  readonly name: string;
  readonly addPicture: string;
  readonly pickColour: string;
  readonly throughTheDay: string;
  readonly raw: string;
  readonly shape: string;
  /** How a value is written that can be a text, a list or a mapping. */
  readonly shapes: Readonly<Record<'string' | 'array' | 'object', string>>;
}

export const formWords: Readonly<Record<Language, FormWords>> = {
  en: {
    en: 'English',
    ar: 'Arabic',
    addField: 'Add a field',
    addItem: 'Add',
    add: (name) => `Add: ${name}`,
    remove: (name) => `Remove: ${name}`,
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    item: (number) => `Entry ${number}`,
    kind: 'Kind',
    name: 'Name of the new entry',
    addPicture: 'Add a picture from this computer',
    pickColour: 'Pick a colour',
    throughTheDay: 'Valid through the end of that day in Riyadh.',
    raw: 'This part has a rare form. Change it in the text of the file.',
    shape: 'how it is written',
    shapes: { string: 'One value', array: 'Several values', object: 'In detail' },
  },
  ar: {
    en: 'الإنجليزية',
    ar: 'العربية',
    addField: 'إضافة حقل',
    addItem: 'إضافة',
    add: (name) => `إضافة: ${name}`,
    remove: (name) => `حذف: ${name}`,
    up: (name) => `نقل إلى أعلى: ${name}`,
    down: (name) => `نقل إلى أسفل: ${name}`,
    item: (number) => `العنصر ${number}`,
    kind: 'النوع',
    name: 'اسم العنصر الجديد',
    addPicture: 'إضافة صورة من هذا الجهاز',
    pickColour: 'اختيار لون',
    throughTheDay: 'صالح حتى نهاية ذلك اليوم بتوقيت الرياض.',
    raw: 'لهذا الجزء شكل نادر. غيّره في نص الملف.',
    shape: 'طريقة الكتابة',
    shapes: { string: 'قيمة واحدة', array: 'عدة قيم', object: 'بالتفصيل' },
  },
};
