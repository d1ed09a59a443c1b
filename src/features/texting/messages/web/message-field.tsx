import { Group, Select, Text, Textarea } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import type * as z from 'zod/mini'
import type { composer } from '../contract/messages.ts'
import { defaultTemplateOption, formatTemplateLabel, formatTextCounter, maxTextLength } from '../rules/text-rules.ts'
import { DraftLine } from './composing/draft-line.tsx'
import { TextProblem } from './composing/text-problem.tsx'
import { UndoLine } from './composing/undo-line.tsx'
import { MessageTools } from './message-tools.tsx'
import type { ComposingState } from './use-composing.ts'

type Composer = z.infer<typeof composer.reply>
type MessageFieldProps = {
  words: ComposingState['words']
  draft: ComposingState['draft']
  field: RefObject<HTMLTextAreaElement | null>
  composer: Composer
  onTemplate: (id: string) => void
  problem: string | null
  busy: boolean
  children?: ReactNode
}

/** Template, text, tags and saved links. */
export const MessageField = ({
  words,
  draft,
  field,
  composer,
  onTemplate,
  problem,
  busy,
  children,
}: MessageFieldProps) => {
  const { text } = words
  return (
    <div>
      <Select
        label="Template"
        data={[
          { value: '', label: defaultTemplateOption },
          ...composer.templates.map((one) => ({ value: one.id, label: formatTemplateLabel(one) })),
        ]}
        value={words.template}
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
        value={text}
        readOnly={busy}
        onChange={(event) => words.type(event.currentTarget.value)}
        onKeyDown={words.onKeyDown}
        onBlur={draft.keepNow}
        error={
          problem ? (
            <TextProblem text={text} problem={problem} onMend={(mended) => words.put({ text: mended })} />
          ) : null
        }
      />
      <Group justify="space-between" mt={6} gap="xs">
        <MessageTools
          value={text}
          onChange={(next) => words.put({ text: next })}
          field={field}
          links={composer.links}
        />
        <Text size="xs" c="dimmed">
          {formatTextCounter(text)}
        </Text>
      </Group>
      <Group style={{ gap: '0 16px' }}>
        <DraftLine draft={draft} isBlank={text.trim() === ''} />
        <UndoLine words={words} field={field} />
        {children}
      </Group>
    </div>
  )
}
