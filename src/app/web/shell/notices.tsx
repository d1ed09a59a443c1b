import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

export const Notices = () => <Notifications position="bottom-right" />
