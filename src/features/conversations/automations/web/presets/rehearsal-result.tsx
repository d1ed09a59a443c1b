import { List, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import type { Preset } from '../../rules/presets.ts'
import css from './presets.module.css'
import { type Rehearsal, RehearsalFlow } from './rehearsal-flow.tsx'

type Thread = Rehearsal['threads'][number]

const n = (value: number) => formatCount(value)
const people = (count: number) => `${n(count)} ${count === 1 ? 'person' : 'people'}`
const texts = (count: number) => `${n(count)} ${count === 1 ? 'text' : 'texts'}`

/** "Last month: 391 texts to 143 people, 0 in quiet hours." */
const inOneLine = (played: Rehearsal): string =>
  played.people === 0
    ? 'No one would have entered it last month.'
    : `Last month: ${texts(played.texts)} to ${people(played.texted)}, ${n(played.inQuietHours)} in quiet hours.`

const speaker = { us: 'We', them: 'They', note: 'Noted' } as const

const Played = ({ thread: { name, ends, lines } }: { thread: Thread }) => (
  <details className={css.thread}>
    <summary>
      <strong>{name}</strong>
      <Text span inherit c="dimmed">
        {' '}
        – {ends}
      </Text>
    </summary>
    <ol className={css.lines}>
      {lines.map(({ at, from, words }, line) => (
        <li key={`${at} ${line}`} className={css.said} data-from={from}>
          <Text size="xs" c="dimmed">
            {speaker[from]}, {formatDateTime(at)}
          </Text>
          <div className={css.bubble}>{words}</div>
        </li>
      ))}
    </ol>
  </details>
)

type RehearsalResultProps = {
  preset: Preset
  played: Rehearsal
  /** The settings are others by now. */
  isStale: boolean
}

/**
 * An automation's rehearsal over last month: its numbers, reasons for people without texts, and conversations to open.
 */
export const RehearsalResult = ({ preset, played, isStale }: RehearsalResultProps) => {
  const box = useRef<HTMLElement>(null)
  // Anyone who pressed the button, which stays in sight at the end, sees what came of it.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is no way to clean up.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section ref={box} className={css.played} aria-label="Last month" data-stale={isStale || undefined}>
      <div role="status">
        {isStale ? (
          <Text size="xs" fw={600}>
            From the previous settings. Try it again.
          </Text>
        ) : null}
        <Text size="sm" fw={600}>
          {inOneLine(played)}
        </Text>
      </div>
      {played.texted > 0 ? <RehearsalFlow preset={preset} played={played} /> : null}
      <Text size="xs" c="dimmed" mt={8}>
        Nothing was sent. Replies are simulated from how often and how fast people usually answer.
      </Text>
      {played.notTexted.length > 0 ? (
        <>
          <Text size="sm" mt="xs">
            Would not get texts:
          </Text>
          <List size="sm">
            {played.notTexted.map(({ reason, people: count }) => (
              <List.Item key={reason}>
                {people(count)}: “{reason}”
              </List.Item>
            ))}
          </List>
        </>
      ) : null}
      {played.threads.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={css.threads} role="group" aria-label="Conversations of last month" tabIndex={0}>
          {played.threads.map((thread) => (
            <Played key={thread.name} thread={thread} />
          ))}
        </div>
      ) : null}
    </section>
  )
}
