import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../links/links';
import { useMessages } from '../hooks/messages';
import { usePage } from '../hooks/page';
import { useSite } from '../hooks/site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Brand } from './Brand';
import { CountryControl } from './CountryControl';
import { css } from './Header.styles';
import { LanguageSwitch } from './LanguageSwitch';
import { SearchBox } from './SearchBox';

/** Whether the folded menu is open. Navigation closes it, and so does Escape, which returns focus to the menu's button. */
function useMenu(toggle: RefObject<HTMLButtonElement | null>): {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
} {
  const { pathname } = useLocation();
  // The page on which the menu was opened: on any other, it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      // An open dialog takes the key.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog')) return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, toggle]);

  return { open, setOpen: (wanted) => setOpenAt(wanted ? pathname : undefined) };
}

/** The header: stays at the top, and folds its links into a menu on small screens. */
export function Header() {
  const t = useMessages();
  const { navigation } = useSite();
  const { path } = usePage();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, setOpen } = useMenu(toggle);

  return (
    <header className={css.root}>
      <div className={css.bar}>
        <Brand />
        <div className={css.search}>
          <SearchBox id="header-search" />
        </div>
        <div id={menuId} className={css.menu} data-open={open || undefined}>
          <nav aria-label={t('shell.navigation')}>
            <ul className={css.links}>
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <PageLink
                    to={to}
                    className={css.link}
                    aria-current={to === path ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.menuSearch}>
            <SearchBox id="menu-search" onPick={() => setOpen(false)} />
          </div>
          {/* Where the bar has no space for it. */}
          {open && <CountryControl className={css.menuCountry} />}
        </div>
        <div className={css.tools}>
          <CountryControl className={css.country} />
          <LanguageSwitch />
          <Button
            ref={toggle}
            variant="icon"
            className={css.toggle}
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={open ? t('shell.menu-close') : t('shell.menu-open')}
            onClick={() => setOpen(!open)}
            data-needs-script=""
            data-replay=""
          >
            <Icon name={open ? 'close' : 'menu'} />
          </Button>
        </div>
      </div>
    </header>
  );
}
