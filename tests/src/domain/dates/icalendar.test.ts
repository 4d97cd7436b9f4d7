import { describe, expect, it } from 'vitest';
import { alarmHours, offerEnds } from '../../../../src/domain/dates/icalendar';

describe('the calendar file of offer ends', () => {
  const end = {
    uid: 'luban.a@example.com',
    at: Date.UTC(2026, 10, 30, 21),
    summary: 'Luban: SAVE20, ends',
    description: 'خصم 20% على كل البخور والعطور والهدايا عند الدفع بالبطاقة; مرة واحدة 🎁\nحتى آخر الشهر',
    url: 'https://example.com/ar/store/luban',
    alarm: 24,
  };
  const text = offerEnds('Qaseema', [end], Date.UTC(2026, 10, 20, 9, 30));

  it('contains an event with an alarm, in lines that end with CRLF', () => {
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Qaseema//Offers//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:luban.a@example.com',
      'DTSTAMP:20261120T093000Z',
      'DTSTART:20261130T210000Z',
      'SUMMARY:Luban: SAVE20\\, ends',
      'DESCRIPTION:خصم 20% على كل البخور والعطور والهدايا عند الدفع بالبطاقة\\; مرة واحدة 🎁\\nحتى آخر الشهر',
      'URL:https://example.com/ar/store/luban',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Luban: SAVE20\\, ends',
      'TRIGGER:-PT24H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds lines to at most 75 bytes without splitting a character', () => {
    const lines = text.split('\r\n');
    expect(lines.map((line) => Buffer.byteLength(line)).filter((bytes) => bytes > 75)).toEqual([]);
    // A line that splits a character would change when it is encoded and decoded separately.
    expect(lines.filter((line) => Buffer.from(line).toString() !== line)).toEqual([]);
    expect(lines.length).toBeGreaterThan(20);
  });

  it('sets the alarm a day before the end, or two hours before, or omits it', () => {
    expect(alarmHours(end.at, Date.UTC(2026, 10, 29, 20))).toBe(24);
    expect(alarmHours(end.at, Date.UTC(2026, 10, 29, 21))).toBe(2);
    expect(alarmHours(end.at, Date.UTC(2026, 10, 30, 19))).toBeUndefined();
  });
});
