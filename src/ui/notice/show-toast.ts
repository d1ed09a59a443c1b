import { notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertCircle } from '@reinforce/icons'
import { createElement, type ReactNode } from 'react'

type ToastOptions = { id?: string; stay?: number | false }

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

const problem = { color: 'red', icon: createElement(IconAlertCircle, { size: 18, stroke: 1.7 }) }

/** How many are shown at once. */
export const mostNotices = 3

/** The oldest leave: a new one that waited for them would come too late. */
const makeRoom = () => {
  const { notifications: shown } = notificationsStore.getState()
  for (const { id } of shown.slice(0, Math.max(0, shown.length - mostNotices + 1))) if (id) notifications.hide(id)
}

const show = (message: ReactNode, look: { color: string; icon?: ReactNode }, options: ToastOptions) => {
  makeRoom()
  return notifications.show({
    ...look,
    message,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss this notice' },
    autoClose: options.stay ?? 6_000,
    ...(options.id ? { id: freshName(options.id) } : {}),
  })
}

/**
 * A short word at the corner of the screen; it never carries what the page itself must say. One of the same id makes
 * room for it: what it offers to undo is always the last thing done, and it stays its full time.
 */
export const showToast = (message: ReactNode, options: ToastOptions = {}) => show(message, { color: 'pine' }, options)

/** Shows that something didn't work: with a sign, in the color of problems, and long enough to read. */
export const showProblem = (message: ReactNode, options: ToastOptions = {}) =>
  show(message, problem, { stay: 12_000, ...options })
