import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { composer } from '../../contract/messages.ts'
import { findSpanishProblem } from '../../rules/text-rules.ts'
import type { ComposingState } from '../use-composing.ts'
import { WordsField } from '../words-field.tsx'

type SpanishFieldProps = {
  composed: Pick<ComposingState, 'words' | 'draft' | 'busy' | 'asksSpanish' | 'keepSpanish'>
  /** How many of those selected prefer Spanish. */
  prefer: number
  links: z.infer<typeof composer.reply>['links']
}

const strange = 'The English no longer matches the template. Update the Spanish, or confirm it still matches.'

/** A bulk text's words for those who prefer Spanish; without them they get the same words as all. */
export const SpanishField = ({ composed, prefer, links }: SpanishFieldProps) => {
  const { words, draft, busy, asksSpanish } = composed
  const field = useRef<HTMLTextAreaElement>(null)
  const open = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { spanish } = words
  const count = formatCount(prefer)
  // The pressed button is gone: the focus goes to its replacement.
  useEffect(() => {
    if (isOpen !== null) (isOpen ? field : open).current?.focus()
  }, [isOpen])
  // Words stay in sight also when the people who prefer Spanish are gone from the selection.
  if (prefer === 0 && spanish === '') return null
  if (!isOpen && spanish === '')
    return (
      <Group gap="xs">
        <Text size="sm">
          {count} of them {prefer === 1 ? 'prefers' : 'prefer'} Spanish and would get this text.
        </Text>
        <Button ref={open} size="compact-xs" variant="light" onClick={() => setOpen(true)}>
          Write to Them in Spanish
        </Button>
      </Group>
    )
  return (
    <div>
      <WordsField
        fieldRef={field}
        label={`In Spanish, for the ${count} who ${prefer === 1 ? 'prefers' : 'prefer'} it`}
        rows={3}
        value={spanish}
        readOnly={busy}
        onChange={words.typeSpanish}
        onBlur={draft.keepNow}
        error={findSpanishProblem(spanish) ?? (asksSpanish ? strange : null)}
        links={links}
      />
      {asksSpanish ? (
        <Button size="compact-xs" variant="light" mr="xs" onClick={composed.keepSpanish}>
          They Match
        </Button>
      ) : null}
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        onClick={() => {
          setOpen(false)
          words.put({ spanish: '' }, 'Everyone gets the same text now.')
        }}
      >
        Send Everyone the Same Text
      </Button>
    </div>
  )
}
