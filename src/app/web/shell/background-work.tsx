import { type ComponentProps, useEffect } from 'react'
import { BackgroundData } from './background-data.tsx'
import { registerOfflinePage } from './register-offline-page.ts'
import { SidebarCounts } from './sidebar-counts.tsx'

/**
 * The console's loads that no screen waits for: the counts of the sidebar, then candidates and interviews. Drawn once
 * the essential data are there.
 */
export const BackgroundWork = ({ onCount }: ComponentProps<typeof SidebarCounts>) => {
  useEffect(() => {
    registerOfflinePage()
    if ('Notification' in window && Notification.permission === 'granted')
      void import('../../../features/home/notifications/web/push/renew-push.ts')
        .then(async ({ renewPush }) => await renewPush())
        .catch(() => undefined)
  }, [])
  return (
    <>
      <SidebarCounts onCount={onCount} />
      <BackgroundData />
    </>
  )
}
