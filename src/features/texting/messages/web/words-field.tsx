import { Group, Text, Textarea } from '@mantine/core'
import { type RefObject, useRef } from 'react'
import type * as z from 'zod/mini'
import type { composer } from '../contract/messages.ts'
import { formatTextCounter, maxTextLength } from '../rules/text-rules.ts'
import { TextProblem } from './composing/text-problem.tsx'
import { MessageTools } from './message-tools.tsx'

type WordsFieldProps = {
  label: string
  description?: string
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  readOnly?: boolean
  error: string | null | undefined
  links: z.infer<typeof composer.reply>['links']
  rows: number
  /** For anyone who moves the focus into it. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>
}

/** The words of a text in one language, with tags, saved links and what they come to in segments. */
export const WordsField = ({ label, value, onChange, error, links, rows, fieldRef, ...more }: WordsFieldProps) => {
  const own = useRef<HTMLTextAreaElement>(null)
  const field = fieldRef ?? own
  return (
    <div role="group" aria-label={`${label}, with its tags`}>
      <Textarea
        {...more}
        ref={field}
        label={label}
        autosize
        minRows={rows}
        maxRows={9}
        maxLength={maxTextLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error ? <TextProblem text={value} problem={error} onMend={onChange} /> : null}
      />
      <Group justify="space-between" gap="xs" mt={6}>
        <MessageTools value={value} onChange={onChange} field={field} links={links} />
        <Text size="xs" c="dimmed">
          {formatTextCounter(value)}
        </Text>
      </Group>
    </div>
  )
}
