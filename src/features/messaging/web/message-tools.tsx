import { Button, Group, Menu, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type * as z from 'zod/mini'
import { focusAfterMenu } from '../../../ui/keep-focus.ts'
import type { composer } from '../contract.ts'
import { tags } from '../rules/tags.ts'
import { maxTextLength } from '../rules/text-rules.ts'

type MessageToolsProps = {
  value: string
  onChange: (value: string) => void
  field: RefObject<HTMLTextAreaElement | null>
  links: z.infer<typeof composer.reply>['links']
}

const shortTag = (tag: string) => tag.replace(/[{}]/g, '')

/** Tags and saved links; what is inserted goes where the cursor stands. */
export const MessageTools = ({ value, onChange, field, links }: MessageToolsProps) => {
  const insert = (text: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    onChange((value.slice(0, selectionStart) + text + value.slice(selectionEnd)).slice(0, maxTextLength))
    focusAfterMenu(() => {
      field.current?.focus()
      field.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
    })
  }
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Button
          key={tag}
          size="compact-xs"
          h={24}
          variant="light"
          onClick={() => insert(tag)}
          aria-label={`Insert ${shortTag(tag)}`}
        >
          {shortTag(tag)}
        </Button>
      ))}
      {links.length > 0 ? (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="compact-xs" h={24} variant="light" color="clay" leftSection={<IconLink size={14} />}>
              Saved Links
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {links.map((link) => (
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
  )
}
