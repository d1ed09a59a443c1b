import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { mostNotices } from '../../../ui/notice/show-toast.ts'

/** The corner of the screen with the notices, three at once; on a phone they stay above the bottom bar. */
export const Notices = () => <Notifications position="bottom-right" limit={mostNotices} />
