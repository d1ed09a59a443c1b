import { Group, Text, Textarea } from '@mantine/core'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import { maxTextLength, textCounter } from '../../messaging/rules/text-rules.ts'
import { MessageTools, TextProblem } from '../../messaging/web/door.ts'
import type { links } from '../contract.ts'

type WordsFieldProps = {
  label: string
  description?: string
  value: string
  onChange: (text: string) => void
  error: string | null | undefined
  links: z.infer<typeof links.reply>['links']
  rows: number
}

/** The words of a template in one language, with tags and saved links. */
export const WordsField = ({ label, description, value, onChange, error, links: saved, rows }: WordsFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div role="group" aria-label={`${label}, with its tags`}>
      <Textarea
        ref={field}
        label={label}
        description={description}
        autosize
        minRows={rows}
        maxRows={9}
        maxLength={maxTextLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error ? <TextProblem text={value} problem={error} onMend={onChange} /> : null}
      />
      <Group justify="space-between" gap="xs" mt={6}>
        <MessageTools value={value} onChange={onChange} field={field} links={saved} />
        <Text size="xs" c="dimmed">
          {textCounter(value)}
        </Text>
      </Group>
    </div>
  )
}
