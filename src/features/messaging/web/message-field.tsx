import { Group, Select, Text, Textarea } from '@mantine/core'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import type { composer } from '../contract.ts'
import { defaultTemplateOption, maxTextLength, templateLabel, textCounter } from '../rules/text-rules.ts'
import { MessageTools } from './message-tools.tsx'

type Composer = z.infer<typeof composer.reply>
type MessageFieldProps = {
  value: string
  onChange: (value: string) => void
  composer: Composer
  template: string
  onTemplate: (id: string) => void
  problem: string | null
}

/** Template, text, tags and saved links. */
export const MessageField = ({ value, onChange, composer, template, onTemplate, problem }: MessageFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div>
      <Select
        label="Template"
        data={[
          { value: '', label: defaultTemplateOption },
          ...composer.templates.map((one) => ({ value: one.id, label: templateLabel(one) })),
        ]}
        value={template}
        onChange={(id) => onTemplate(id ?? '')}
        allowDeselect={false}
        mb="sm"
      />
      <Textarea
        ref={field}
        label="Message"
        data-autofocus
        autosize
        minRows={4}
        maxRows={9}
        maxLength={maxTextLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={problem}
      />
      <Group justify="space-between" mt={6} gap="xs">
        <MessageTools value={value} onChange={onChange} field={field} links={composer.links} />
        <Text size="xs" c="dimmed">
          {textCounter(value)}
        </Text>
      </Group>
    </div>
  )
}
