import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@reinforce/icons'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'
import { productName } from '../../../rules/product.ts'
import { Logo } from '../../../ui/logo.tsx'
import { listRailLinks, toNavPath } from './links.ts'
import css from './sidebar.module.css'
import type { Counts } from './sidebar-counts.tsx'
import { SidebarItem } from './sidebar-item.tsx'

type TabletRailProps = { me: Me; unread: Counts; onMore: () => void; children: ReactNode }

/** The collapsed sidebar of a tablet, which has no pointer to ask an icon for its name: the most used pages with a word each, and the menu with all. */
export const TabletRail = ({ me, unread, onMore, children }: TabletRailProps) => {
  const path = useLocation({ select: ({ pathname }) => toNavPath(pathname) })
  return (
    <>
      <Link
        to="/"
        className={css.brand}
        style={{ justifyContent: 'center', padding: 0 }}
        aria-label={`${productName}, go to My Dashboard`}
      >
        <Logo />
      </Link>
      <nav className={css.nav} aria-label="Daily pages">
        {listRailLinks(me, path).map((link) => (
          <SidebarItem
            key={link.to}
            {...link}
            collapsed
            stacked
            active={path === link.to}
            unread={unread[link.to] ?? 0}
          />
        ))}
        <UnstyledButton
          className={css.item}
          data-collapsed
          data-stacked
          aria-label="More pages"
          aria-haspopup="dialog"
          onClick={onMore}
        >
          <IconMenu2 size={20} stroke={1.7} aria-hidden />
          <span className={css.word}>More</span>
        </UnstyledButton>
      </nav>
      {children}
    </>
  )
}
