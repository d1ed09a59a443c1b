import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'
import { productName } from '../../../rules/product.ts'
import { Logo } from '../../../ui/logo.tsx'
import { listSidebarGroups, type NavLink, toNavPath } from './links.ts'
import css from './sidebar.module.css'
import { SidebarItem } from './sidebar-item.tsx'

type SidebarProps = {
  me: Me
  collapsed: boolean
  /** Unread counts by path. */
  unread?: Partial<Record<NavLink['to'], number>>
  onFollow?: () => void
  children: ReactNode
}

/** The groups of links, and below them what is passed in: the user menu. */
export const Sidebar = ({ me, collapsed, unread = {}, onFollow, children }: SidebarProps) => {
  const path = useLocation({ select: ({ pathname }) => toNavPath(pathname) })
  const item = (link: NavLink) => (
    <SidebarItem
      key={link.to}
      {...link}
      collapsed={collapsed}
      active={path === link.to}
      unread={unread[link.to] ?? 0}
      {...(onFollow ? { onFollow } : {})}
    />
  )
  return (
    <>
      <Link
        to="/"
        className={css.brand}
        style={collapsed ? { justifyContent: 'center', padding: 0 } : undefined}
        aria-label={`${productName}, go to My Dashboard`}
        onClick={onFollow}
      >
        <Logo />
        {collapsed ? null : productName}
      </Link>
      <nav className={css.nav} aria-label="Main">
        {listSidebarGroups(me).map(({ label, links }) => (
          <Fragment key={label ?? ''}>
            {label && collapsed ? <hr className={css.rail} /> : null}
            {label && !collapsed ? <div className={css.group}>{label}</div> : null}
            {links.map(item)}
          </Fragment>
        ))}
      </nav>
      {children}
    </>
  )
}
