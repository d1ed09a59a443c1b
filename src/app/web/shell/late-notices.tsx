import { useNotifications } from '@mantine/notifications'
import { useSomebodyHere } from '../../../ui/dialog/somebody-here.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'

const Notices = lazyComponent(async () => (await import('./notices.tsx')).Notices)

/** Where notices appear: its code comes with the first notice, or with the first sign of somebody who may cause one. */
export const LateNotices = () => {
  const isSomebodyHere = useSomebodyHere()
  const { notifications } = useNotifications()
  return isSomebodyHere || notifications.length > 0 ? <Notices /> : null
}
