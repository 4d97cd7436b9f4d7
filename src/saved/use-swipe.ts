import { useRef, type DOMAttributes } from 'react';

// The minimum length of a swipe, in CSS pixels.
const shortest = 48;

/**
 * Event handlers for an element. They call `onSwipe` with 1 when a finger swipes to the next item, and with -1 for the
 * previous one.
 */
export function useSwipe(
  onSwipe: (step: 1 | -1) => void,
): Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'> {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }) => {
      start.current = isPrimary && pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    onPointerUp: ({ isPrimary, clientX, clientY, currentTarget }) => {
      if (!start.current || !isPrimary) return;
      const [across, along] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(along)) return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across > 0 === isRightToLeft ? 1 : -1);
    },
  };
}
