import { Alert as MantineAlert } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@reinforce/icons'
import type { ReactNode } from 'react'

const looks = {
  problem: { color: 'red', Icon: IconAlertCircle, role: 'alert' },
  success: { color: 'pine', Icon: IconCircleCheck, role: 'status' },
  note: { color: 'gray', Icon: IconInfoCircle, role: 'note' },
} as const

// In the middle of the first line, and near it.
const look = { icon: { width: 18, height: 19, marginTop: 0, marginInlineEnd: 8 } } as const

/** A sentence in the page. A problem is announced at once (role=alert), a success when the reader pauses. */
export const Alert = ({ kind = 'problem', children }: { kind?: keyof typeof looks; children: ReactNode }) => {
  const { color, Icon, role } = looks[kind]
  return (
    <MantineAlert color={color} variant="light" role={role} icon={<Icon size={18} stroke={1.7} />} p="xs" styles={look}>
      {children}
    </MantineAlert>
  )
}
