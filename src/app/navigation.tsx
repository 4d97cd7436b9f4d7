import {
  createContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { type NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import type { Instant } from '../domain/dates/calendar';
import { readPosition, type ScrollPosition } from '../ui/scroll-position';
import type { Screen } from './load';
import type { Destination } from './screens';
import { useRequired } from '../hooks/required';

// In milliseconds. Most pages load faster, and a message that disappears immediately would be distracting.
const loadingDelay = 250;

/** What is shown: the page, or instead of it that the next page is loading or could not be loaded. */
export type Progress = 'shown' | 'loading' | 'failed';

/** The current navigation. */
export interface Navigation {
  readonly type: NavigationType;
  /** Whether the next page has been loading for longer than `loadingDelay`. */
  readonly isSlow: boolean;
  /** The scroll position of the page when the navigation to the next one began. */
  readonly left: RefObject<ScrollPosition | undefined>;
  readonly first: FirstScreen;
}

/** The page of the document, which was loaded before the first render. */
export interface FirstScreen {
  readonly screen: Screen;
  /** The instant of the first render. */
  readonly start: Instant;
  /** The screen as a destination. */
  readonly destination: Promise<Destination>;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Provides `useNavigation`. */
export const NavigationProvider = NavigationContext;

/** The current navigation. Throws outside of `NavigationProvider`. */
export function useNavigation(): Navigation {
  return useRequired(NavigationContext);
}

/**
 * The location of the shown page, and the navigation to the next one. React renders the next page in the background and
 * keeps the present one until the data is loaded. Another query or fragment of the same page is shown immediately.
 */
export function useShownLocation(first: FirstScreen): {
  readonly address: Location;
  readonly shown: Location;
  readonly navigation: Navigation;
} {
  const location = useLocation();
  const type = useNavigationType();
  const deferred = useDeferredValue(location);
  const shown = deferred.pathname === location.pathname ? location : deferred;
  const isPending = shown !== location;
  const { pathname } = location;
  const [slow, setSlow] = useState<string>();
  const left = useRef<ScrollPosition>(undefined);
  useLayoutEffect(() => {
    if (isPending) left.current = readPosition();
  }, [isPending]);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      left.current = readPosition();
      setSlow(pathname);
    }, loadingDelay);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [isPending, pathname]);
  const isSlow = isPending && slow === pathname;
  const navigation = useMemo(() => ({ type, isSlow, left, first }), [type, isSlow, first]);
  return { address: location, shown, navigation };
}
