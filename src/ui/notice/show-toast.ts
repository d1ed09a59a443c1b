import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/**
 * The current name of each notice with an id: a fresh one each time, because one that is there is never shown again.
 */
const standing = new Map<string, string>()
let count = 0

export const hideNotice = (id: string) => {
  const name = standing.get(id)
  if (name !== undefined) notifications.hide(name)
  standing.delete(id)
}

const freshName = (id: string): string => {
  hideNotice(id)
  count += 1
  const name = `${id} ${count}`
  standing.set(id, name)
  return name
}

/**
 * A short word at the corner of the screen; it never carries what the page itself must say. One of the same id makes
 * room for it: what it offers to undo is always the last thing done, and it stays its full time.
 */
export const showToast = (message: ReactNode, options: { id?: string; stay?: number | false } = {}) =>
  notifications.show({
    message,
    withBorder: true,
    color: 'pine',
    closeButtonProps: { 'aria-label': 'Dismiss this notice' },
    autoClose: options.stay ?? 6_000,
    ...(options.id ? { id: freshName(options.id) } : {}),
  })
