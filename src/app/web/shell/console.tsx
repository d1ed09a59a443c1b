import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { createElement, useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'
import { useMe } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { InactivityWatch } from '../../../features/access/sign-in/web/inactivity/inactivity-watch.tsx'
import { LoadingScreen } from '../../../features/access/sign-in/web/loading-screen.tsx'
import { useLoadingScreen } from '../../../features/access/sign-in/web/use-loading-screen.ts'
import { type DialogSlots, DialogSlotsProvider } from '../../../features/candidates/directory/web/dialog-slots.ts'
import { useDashboardSettled } from '../../../features/home/dashboard/web/use-dashboard-questions.ts'
import { OnboardingSuccess } from '../../../features/team/onboarding/web/success/onboarding-success.tsx'
import { SchedulerDialog } from '../../../features/texting/auto-scheduler/web/scheduler-dialog.tsx'
import { TextDialog, TextForm } from '../../../features/texting/messages/web/text-dialog.tsx'
import { useLive } from '../../../platform/web/live.ts'
import { Alert } from '../../../ui/alert.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { Hints } from '../../../ui/hints/hints.tsx'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { TopicIcon } from '../../../ui/topic-icon.ts'
import css from './console.module.css'
import { Header } from './header.tsx'
import { LazyToasts } from './lazy-toasts.tsx'
import { getTopic } from './links.ts'
import { PanelHost } from './panel-host.tsx'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'
import { Sidebar } from './sidebar.tsx'
import type { Counts } from './sidebar-counts.tsx'
import { TabletRail } from './tablet-rail.tsx'
import { UserMenu } from './user-menu.tsx'

const SetUpFirst = lazyComponent(
  async () => (await import('../../../features/access/sign-in/web/two-factor/set-up-first.tsx')).SetUpFirst,
)
const NoPhonesBanner = lazyComponent(
  async () => (await import('../../../features/operations/system/web/simulator-banner.tsx')).NoPhonesBanner,
)
const ImpersonationBanner = lazyComponent(
  async () =>
    (await import('../../../features/access/sign-in/web/impersonation/impersonation-banner.tsx')).ImpersonationBanner,
)
const BackgroundWork = lazyComponent(async () => (await import('./background-work.tsx')).BackgroundWork)
const PrintHead = lazyComponent(async () => (await import('./print-head.tsx')).PrintHead)
const BottomBar = lazyComponent(async () => (await import('./bottom-bar.tsx')).BottomBar)
const MenuDrawer = lazyDialog(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

const dialogSlots: DialogSlots = { TextDialog, TextForm, SchedulerDialog }

const Page = () => (
  <DialogSlotsProvider value={dialogSlots}>
    <Outlet />
  </DialogSlotsProvider>
)

type CoverProps = { drawn: boolean; onEnd: () => void }

/** The loading screen, until the figures of the dashboard are there and the page is; from then on only the dashboard itself asks for them. */
const Cover = ({ drawn, onEnd }: CoverProps) => {
  const settled = useDashboardSettled()
  const covering = useLoadingScreen(settled && drawn)
  useLayoutEffect(() => {
    if (!covering) onEnd()
  }, [covering, onEnd])
  return <LoadingScreen />
}

const useStoredSwitch = (key: string, defaultValue: boolean) =>
  useLocalStorage({ key, defaultValue, getInitialValueInEffect: false })

/** Whether the sidebar is collapsed, each person's choice for wide screens and for tablets; a tablet begins collapsed. */
const useCollapsed = (isTablet: boolean) => {
  const wide = useStoredSwitch('reinforce-sidebar-collapsed', false)
  const tablet = useStoredSwitch('reinforce-sidebar-collapsed-tablet', true)
  return isTablet ? tablet : wide
}

const SignedInConsole = ({ me }: { me: Me }) => {
  const isTablet = useMediaQuery('(max-width: 1099px)', false, { getInitialValueInEffect: false })
  const [collapsed, setCollapsed] = useCollapsed(isTablet)
  const [menuOpen, setMenuOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const [unread, setUnread] = useState<Counts>({})
  const [covering, setCovering] = useState(true)
  // The page is drawn after its frame and in pieces: no task is long, and the bar of the loading screen moves.
  const isDrawn = useDeferredValue(true, false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isFull = useLocation({ select: ({ search }) => 'view' in search && search.view === 'review' })
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  // An open conversation on a phone leaves the bottom edge to the composer.
  const isThread = useLocation({ select: ({ search }) => 'thread' in search && search.thread !== undefined })
  const topic = useMemo(() => createElement(getTopic(path), { size: 32, stroke: 1.4 }), [path])
  useLive()
  const openMenu = () => setMenuOpen(true)
  const closeMenu = () => setMenuOpen(false)
  const userMenu = <UserMenu me={me} collapsed={collapsed} onProblem={setProblem} />
  const uncover = useCallback(() => setCovering(false), [])
  return (
    <Hints>
      {covering ? <Cover drawn={isDrawn} onEnd={uncover} /> : <PrintHead clinic={me.organization.name} />}
      <div
        className={css.frame}
        data-full={isFull || undefined}
        data-thread={isThread || undefined}
        inert={covering}
        style={covering ? { visibility: 'hidden' } : undefined}
      >
        <a href="#main" className={css.skip}>
          Skip to content
        </a>
        <aside className={css.side} data-collapsed={collapsed || undefined} aria-label="Sidebar">
          {isTablet && collapsed ? (
            <TabletRail me={me} unread={unread} onMore={openMenu}>
              {userMenu}
            </TabletRail>
          ) : (
            <Sidebar me={me} collapsed={collapsed} unread={unread}>
              {userMenu}
            </Sidebar>
          )}
        </aside>
        <div className={css.page}>
          <Header collapsed={collapsed} onCollapse={setCollapsed} />
          {me.impersonation ? <ImpersonationBanner impersonation={me.impersonation} /> : null}
          <main id="main" className={css.main} tabIndex={-1}>
            {me.settings.textsReachNobody ? <NoPhonesBanner /> : null}
            {problem ? <Alert>{problem}</Alert> : null}
            <TopicIcon value={topic}>{isDrawn ? <Page /> : null}</TopicIcon>
          </main>
        </div>
        {isFull || isThread || !isPhone ? null : <BottomBar unread={unread} onMore={openMenu} />}
        <MenuDrawer opened={menuOpen} onClose={closeMenu}>
          <div className={css.mobileSide}>
            <Sidebar me={me} collapsed={false} unread={unread} onFollow={closeMenu}>
              <UserMenu me={me} collapsed={false} onProblem={setProblem} onFollow={closeMenu} />
            </Sidebar>
          </div>
        </MenuDrawer>
      </div>
      <InactivityWatch />
      <TopicIcon value={topic}>
        <PanelHost />
      </TopicIcon>
      <OnboardingSuccess />
      {covering ? null : <BackgroundWork onCount={setUnread} />}
      <ShortcutKeys />
      <LazyToasts />
    </Hints>
  )
}

/** The frame around every signed-in screen. */
export const Console = () => {
  const me = useMe()
  if (me?.held) return <SetUpFirst />
  return me ? <SignedInConsole key={`${me.user.id} ${me.impersonation?.id ?? ''}`} me={me} /> : null
}
