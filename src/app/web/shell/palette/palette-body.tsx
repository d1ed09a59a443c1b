import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@reinforce/icons'
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FitIcon } from '../../../../features/candidates/directory/web/score/fit-score.tsx'
import {
  Highlighted,
  SearchTermProvider,
} from '../../../../features/candidates/directory/web/table/search-highlight.tsx'
import type { Command } from './command.ts'
import css from './palette.module.css'
import { useCommands } from './use-commands.ts'

type PaletteBodyProps = { onDone: () => void; typed: string; onType: (typed: string) => void }

/** Type, choose with the arrows, Enter goes there. */
export const PaletteBody = ({ onDone, typed, onType }: PaletteBodyProps) => {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  // The body may arrive after the dialog has given the focus away.
  useEffect(() => input.current?.focus(), [])
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
    // Enter, and the arrows, choose among what is being composed.
    if (event.nativeEvent.isComposing) return
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
        aria-label="Find candidates, pages, and actions"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands[current] ? `${listId}-${current}` : undefined}
        aria-autocomplete="list"
        placeholder="Find candidates, pages, and actions"
        leftSection={<IconSearch size={16} stroke={1.7} />}
        size="md"
        // Room for the ring around it.
        mt={4}
        ref={input}
        data-autofocus
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={css.list} id={listId} role="listbox" aria-label="Found">
        <SearchTermProvider value={typed.trim()}>
          {commands.map((command, index) => (
            <Fragment key={`${command.group} ${command.id}`}>
              {command.group === commands[index - 1]?.group ? null : (
                <div className={css.group} role="presentation">
                  {command.group}
                </div>
              )}
              {/* The input keeps the focus and its keys; the mouse is the other way. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
              <div
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === current}
                aria-label={[command.label, command.phone, command.hint].filter(Boolean).join(', ')}
                className={css.option}
                onClick={() => run(command)}
                onMouseMove={() => setAt(index)}
              >
                <span className={css.mark} aria-hidden>
                  {command.row ? (
                    <FitIcon row={command.row} />
                  ) : command.Icon ? (
                    <command.Icon size={18} stroke={1.7} />
                  ) : null}
                </span>
                <span className={css.label}>
                  <Highlighted>{command.label}</Highlighted>
                </span>
                {command.phone ? (
                  <span className={css.phone}>
                    <Highlighted isPhone>{command.phone}</Highlighted>
                  </span>
                ) : null}
                <span className={css.hint}>{command.hint}</span>
              </div>
            </Fragment>
          ))}
        </SearchTermProvider>
      </div>
      <Text size="sm" c="dimmed" role="status" mih={20}>
        {isSearching ? 'Searching…' : commands.length === 0 ? 'No results.' : ''}
      </Text>
    </>
  )
}
