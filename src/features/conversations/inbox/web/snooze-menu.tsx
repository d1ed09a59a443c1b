import { Button, Menu, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime, formatLocalMoment } from '../../../../ui/format-date-time.ts'
import { listSnoozeChoices } from '../rules/snooze.ts'
import css from './inbox.module.css'
import type { Thread } from './thread-entry.ts'

type SnoozeMenuProps = { thread: Thread; onSnooze: (until: Date) => void }

/** Puts a thread off: moments of the clinic's day, or one that is chosen. */
export const SnoozeMenu = ({ thread, onSnooze }: SnoozeMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  const [now, setNow] = useState(() => new Date())
  const [typed, setTyped] = useState('')
  const choose = (until: Date) => {
    setOpen(false)
    onSnooze(until)
  }
  const chosen = new Date(typed)
  return (
    <Menu
      position="bottom-end"
      opened={isOpen}
      onChange={setOpen}
      onOpen={() => {
        const opened = new Date()
        setNow(opened)
        setTyped(formatLocalMoment(opened))
      }}
    >
      <Menu.Target>
        <Button size="compact-sm" variant="default" className={css.seldom}>
          Snooze
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {listSnoozeChoices(now, thread.timeZone).map(({ label, at }) => (
          <Menu.Item key={label} onClick={() => choose(at)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <form
          style={{ padding: 8, display: 'grid', gap: 8 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen > new Date()) choose(chosen)
          }}
        >
          <TextInput
            size="xs"
            type="datetime-local"
            label="Until (your time)"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="compact-sm" disabled={!(chosen > now)}>
            {chosen > now ? `Snooze Until ${formatDateTime(chosen.toISOString())}` : 'Choose a Later Time'}
          </Button>
        </form>
      </Menu.Dropdown>
    </Menu>
  )
}
