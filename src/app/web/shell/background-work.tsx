import { type ComponentProps, useEffect } from 'react'
import { BackgroundData } from './background-data.tsx'
import { registerOfflinePage } from './register-offline-page.ts'
import { SidebarCounts } from './sidebar-counts.tsx'

type BackgroundWorkProps = ComponentProps<typeof SidebarCounts> & {
  /** The essential data are there. */
  settled: boolean
}

/** The console's loads that no screen waits for: the counts of the sidebar, then candidates and interviews. */
export const BackgroundWork = ({ settled, onCount }: BackgroundWorkProps) => {
  useEffect(() => {
    if (!settled) return
    registerOfflinePage()
    if ('Notification' in window && Notification.permission === 'granted')
      void import('../../../features/home/notifications/web/push/renew-push.ts')
        .then(async ({ renewPush }) => await renewPush())
        .catch(() => undefined)
  }, [settled])
  return (
    <>
      <SidebarCounts onCount={onCount} />
      {settled ? <BackgroundData /> : null}
    </>
  )
}
