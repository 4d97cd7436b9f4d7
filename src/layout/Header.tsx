import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links/links';
import { importWhole } from '../browser/import-whole';
import { listenKept, maybeSaved } from '../browser/saved-sign';
import { useAddress } from '../hooks/address';
import { usePart } from '../hooks/part';
import { usePage } from '../hooks/page';
import { useSite } from '../hooks/site';
import { Button } from '../ui/Button';
import { joinClasses } from '../ui/join-classes';
import { Icon } from '../ui/Icon';
import { Brand } from './Brand';
import { styles } from './Header.styles';
import { LanguageSwitch } from './LanguageSwitch';
import { SearchBox } from './SearchBox';
import { useCountry } from '../hooks/country';
import { useDialogPart } from '../ui/parts/use-dialog-part';

/** The list of countries is loaded on the first press (product rule R56). */
function CountryControl({ className }: { readonly className: string }) {
  const intl = useIntl();
  const code = useCountry();
  const country = code && intl.formatMessage({ id: `country-short.${code}` });
  const dialog = useDialogPart('CountryChoice', () => importWhole(() => import('./CountryChoice')), {
    title: intl.formatMessage({ id: 'modal.failed-title' }),
    description: intl.formatMessage({ id: 'load-failure.text' }),
  });
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        aria-haspopup="dialog"
        aria-label={country && intl.formatMessage({ id: 'country.chosen' }, { country })}
        onClick={dialog.open}
        data-needs-script=""
        data-replay=""
      >
        <Icon name="map-pin" />
        {country ?? intl.formatMessage({ id: 'country.label' })}
      </Button>
      {dialog.Part && <dialog.Part onClose={dialog.close} />}
    </>
  );
}

/** Navigation closes the menu, and so does Escape, which returns the focus to the menu's button. */
function useMenu(toggle: RefObject<HTMLButtonElement | null>): {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
} {
  const { pathname } = useAddress();
  // The page on which the menu was opened. On any other page, it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      // An open dialog handles the key.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog')) return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, toggle]);

  return { open, setOpen: (wanted) => setOpenAt(wanted ? pathname : undefined) };
}

type Shortcut = ComponentProps<typeof SearchBox>['shortcut'];

/** On small screens the field is shown while in use. Ctrl+K or Cmd+K moves to it; shown once the page handles it. */
function useSearch(opener: RefObject<HTMLButtonElement | null>) {
  const [open, setOpen] = useState(false);
  const [shortcut, setShortcut] = useState<Shortcut>();

  const search = (): void => {
    // Synchronously: on phones, the keyboard appears only if the field is focused during a press.
    flushSync(() => setOpen(true));
    document.getElementById('header-search')?.focus();
  };
  const onShortcut = useEffectEvent(search);
  const close = (next?: EventTarget | null): void => {
    setOpen(false);
    if (!next) opener.current?.focus();
  };

  useEffect(() => {
    setShortcut(/Mac|iP/.test(navigator.platform) ? 'Meta+K' : 'Control+K');
    const onKey = (event: KeyboardEvent): void => {
      // Arabic keyboards have another letter on this key.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return;
      event.preventDefault();
      onShortcut();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return { open, shortcut, search, close };
}

/** The link to the saved codes, which is loaded if codes may exist. Its space is always reserved. */
function useSavedLink() {
  const { Part, load } = usePart('SavedLink', () => importWhole(() => import('./SavedLink')));
  useEffect(() => {
    const check = (): void => {
      if (maybeSaved()) void load();
    };
    check();
    return listenKept(check);
  }, [load]);
  return Part;
}

interface MenuProps {
  readonly id: string;
  readonly open: boolean;
  /** Called when a link was followed or a search result was chosen. */
  readonly onDone: () => void;
  readonly saved: ReactNode;
}

/** The links of the header: on small screens a folded menu with a separate search box. */
function Menu({ id, open, onDone, saved }: MenuProps) {
  const intl = useIntl();
  const { navigation = [] } = useSite();
  const { path } = usePage();
  return (
    <div id={id} className={styles.menu} data-open={open || undefined}>
      {navigation.length > 0 && (
        <nav aria-label={intl.formatMessage({ id: 'shell.navigation' })}>
          <ul className={styles.links}>
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  className={styles.link}
                  aria-current={to === path ? 'page' : undefined}
                  onClick={onDone}
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.menuSearch}>
        <SearchBox id="menu-search" onPick={onDone} />
      </div>
      {open && saved}
      {/* For windows in which the bar has no space for it. */}
      {open && <CountryControl className={styles.menuCountry} />}
    </div>
  );
}

export function Header() {
  const intl = useIntl();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, setOpen } = useMenu(toggle);
  const opener = useRef<HTMLButtonElement>(null);
  const { open: searching, shortcut, search, close } = useSearch(opener);
  const SavedLink = useSavedLink();
  const { path } = usePage();
  const closeMenu = (): void => setOpen(false);

  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Brand linked={path !== '/'} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to bubbling events */}
        <div
          className={joinClasses(styles.search, searching && styles.searching)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) close(relatedTarget);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) close();
          }}
        >
          <SearchBox id="header-search" shortcut={shortcut} />
        </div>
        <Menu
          id={menuId}
          open={open}
          onDone={closeMenu}
          saved={SavedLink && <SavedLink form="menu" onFollow={closeMenu} />}
        />
        <div className={styles.tools}>
          <Button
            ref={opener}
            variant="icon"
            className={styles.opener}
            aria-label={intl.formatMessage({ id: 'search.label' })}
            onClick={search}
            data-needs-script=""
            data-replay=""
          >
            <Icon name="search" />
          </Button>
          <span className={styles.saved}>{SavedLink && <SavedLink form="bar" />}</span>
          <CountryControl className={styles.country} />
          <LanguageSwitch />
          <Button
            ref={toggle}
            variant="icon"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={intl.formatMessage({ id: open ? 'shell.menu-close' : 'shell.menu-open' })}
            onClick={() => setOpen(!open)}
            data-needs-script=""
            data-replay=""
          >
            <Icon name={open ? 'close' : 'menu'} />
            {SavedLink && <SavedLink form="badge" />}
          </Button>
        </div>
      </div>
    </header>
  );
}
