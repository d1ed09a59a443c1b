import { useNotifications } from '@mantine/notifications'
import { useHasInteracted } from '../../../ui/dialog/user-activity.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'

const Notices = lazyComponent(async () => (await import('./notices.tsx')).Notices)

/** Where notices appear: its code comes with the first notice, or with the first sign of someone who may cause one. */
export const LazyToasts = () => {
  const isSomebodyHere = useHasInteracted()
  const { notifications } = useNotifications()
  return isSomebodyHere || notifications.length > 0 ? <Notices /> : null
}
