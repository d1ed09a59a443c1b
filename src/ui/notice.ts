import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/** A short word at the corner of the screen; it never carries what the page itself must say. */
export const notice = (message: ReactNode, options: { id?: string; stay?: number | false } = {}) =>
  notifications.show({
    message,
    withBorder: true,
    color: 'pine',
    autoClose: options.stay ?? 6_000,
    ...(options.id ? { id: options.id } : {}),
  })

export const hideNotice = (id: string) => notifications.hide(id)
