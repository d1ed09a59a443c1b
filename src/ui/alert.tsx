import { Alert as MantineAlert } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@reinforce/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { tones } from './tones.ts'

const looks = {
  problem: { color: 'red', Icon: IconAlertCircle, role: 'alert' },
  success: { color: 'pine', Icon: IconCircleCheck, role: 'status' },
  warning: { color: 'gray', Icon: IconAlertTriangle, role: 'note' },
  note: { color: 'gray', Icon: IconInfoCircle, role: 'note' },
} as const

// In the middle of the first line, and near it.
const look = { icon: { width: 18, height: 19, marginTop: 0, marginInlineEnd: 8 } } as const

const [background, color] = tones.amber.light
const amber = { root: { background }, icon: { ...look.icon, color }, message: { color } }

/** Whether a part of it is out of sight, or under the head or the last line of a dialog. */
const isCovered = (alert: HTMLElement) => {
  const { left, width, top, bottom } = alert.getBoundingClientRect()
  return [top + 2, bottom - 2].some((y) => !alert.contains(document.elementFromPoint(left + width / 2, y)))
}

/** Brings the answer to a press into sight, unless a field of the form has the focus because it is wrong. */
const showInForm = (alert: HTMLElement) => {
  const form = alert.closest('form, [role=dialog]')
  const focused = document.activeElement
  const isHere = focused === document.body || form?.contains(focused)
  if (form && isHere && !focused?.matches('[aria-invalid=true]') && isCovered(alert))
    alert.scrollIntoView({ block: 'center' })
}

/** A sentence in the page. A problem is announced at once (role=alert), a success when the reader pauses. A warning stays. */
export const Alert = ({ kind = 'problem', children }: { kind?: keyof typeof looks; children: ReactNode }) => {
  const { color, Icon, role } = looks[kind]
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind === 'problem' && ref.current) showInForm(ref.current)
  }, [kind])
  return (
    <MantineAlert
      ref={ref}
      color={color}
      variant="light"
      role={role}
      icon={<Icon size={18} stroke={1.7} />}
      p="xs"
      styles={kind === 'warning' ? amber : look}
    >
      {children}
    </MantineAlert>
  )
}
