import { Button, Group, Menu, Select, Text, Textarea } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import type { composer } from '../contract.ts'
import { tags } from '../rules/tags.ts'
import { defaultTemplateOption, maxTextLength, templateLabel, textCounter } from '../rules/text-rules.ts'

type Composer = z.infer<typeof composer.reply>
type MessageFieldProps = {
  value: string
  onChange: (value: string) => void
  composer: Composer
  template: string
  onTemplate: (id: string) => void
  problem: string | null
}

const shortTag = (tag: string) => tag.replace(/[{}]/g, '')

/** Template, text, tags and saved links; what is inserted goes where the cursor stands. */
export const MessageField = ({ value, onChange, composer, template, onTemplate, problem }: MessageFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = (text: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    onChange((value.slice(0, selectionStart) + text + value.slice(selectionEnd)).slice(0, maxTextLength))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
    })
  }
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
        <Group gap={4}>
          {tags.map((tag) => (
            <Button
              key={tag}
              size="compact-xs"
              variant="light"
              onClick={() => insert(tag)}
              aria-label={`Insert ${shortTag(tag)}`}
            >
              {shortTag(tag)}
            </Button>
          ))}
          {composer.links.length > 0 ? (
            <Menu position="bottom-start">
              <Menu.Target>
                <Button size="compact-xs" variant="light" color="clay" leftSection={<IconLink size={14} />}>
                  Saved Links
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {composer.links.map((link) => (
                  <Menu.Item key={link.id} onClick={() => insert(link.url)}>
                    {link.name}
                    <Text size="xs" c="dimmed">
                      {link.url} · {link.url.length} characters
                    </Text>
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          ) : null}
        </Group>
        <Text size="xs" c="dimmed">
          {textCounter(value)}
        </Text>
      </Group>
    </div>
  )
}
