import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import css from './palette.module.css'
import { type Command, useCommands } from './use-commands.ts'

/** Type, choose with the arrows, Enter goes there. */
export const PaletteBody = ({ onDone }: { onDone: () => void }) => {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  // The body may arrive after the dialog has given the focus away.
  useEffect(() => input.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { commands, isSearching } = useCommands(typed)
  const current = Math.min(at, commands.length - 1)
  const run = (command: Command | undefined) => {
    if (!command) return
    onDone()
    command.run()
  }
  const goTo = (next: number) => {
    const wrapped = (next + commands.length) % Math.max(1, commands.length)
    setAt(wrapped)
    document.getElementById(`${listId}-${wrapped}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') goTo(current + 1)
    else if (event.key === 'ArrowUp') goTo(current - 1)
    else if (event.key === 'Enter') run(commands[current])
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        role="combobox"
        aria-label="Find candidates, pages and actions"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands[current] ? `${listId}-${current}` : undefined}
        aria-autocomplete="list"
        placeholder="Find candidates, pages and actions"
        leftSection={<IconSearch size={16} stroke={1.7} />}
        size="md"
        ref={input}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={css.list} id={listId} role="listbox" aria-label="Found">
        {commands.map((command, index) => (
          // The input keeps the focus and its keys; the mouse is the other way.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={`${command.group} ${command.id}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            className={css.option}
            data-first={command.group !== commands[index - 1]?.group || undefined}
            onClick={() => run(command)}
            onMouseMove={() => setAt(index)}
          >
            <span className={css.label}>{command.label}</span>
            <span className={css.hint}>{command.hint ?? command.group}</span>
          </div>
        ))}
      </div>
      <Text size="sm" c="dimmed" role="status" mih={20}>
        {isSearching ? 'Searching…' : commands.length === 0 ? 'Nothing found.' : ''}
      </Text>
    </>
  )
}
