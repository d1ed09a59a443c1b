import { Button, Group, Menu, Text } from '@mantine/core'
import { IconLink } from '@reinforce/icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { focusAfterMenu } from '../../../../ui/dialog/keep-focus.ts'
import type { composer } from '../contract/messages.ts'
import { insertText } from '../rules/insert-text.ts'
import { tags } from '../rules/tags.ts'

type MessageToolsProps = {
  value: string
  onChange: (value: string) => void
  field: RefObject<HTMLTextAreaElement | null>
  links: z.infer<typeof composer.reply>['links']
  /** False where the words go to one person whose name is known. */
  hasTags?: boolean
}

const atEnd = ({ length }: string) => ({ selectionStart: length, selectionEnd: length })

/** Keys that leave a field as it is. */
const passing = ['Tab', 'Shift', 'Escape']

/** Whether someone placed the cursor in a field: a field that only got the focus has it at its beginning. */
const usePlaced = (field: MessageToolsProps['field']) => {
  const placedRef = useRef(false)
  useEffect(() => {
    const { current } = field
    const press = () => {
      placedRef.current = true
    }
    const type = ({ key }: KeyboardEvent) => {
      if (!passing.includes(key)) placedRef.current = true
    }
    current?.addEventListener('pointerdown', press)
    current?.addEventListener('keydown', type)
    return () => {
      current?.removeEventListener('pointerdown', press)
      current?.removeEventListener('keydown', type)
    }
  })
  return placedRef
}

const shortTag = (tag: string) => tag.replace(/[{}]/g, '')

/** Tags and saved links; what is inserted goes where the cursor was placed, else at the end, whole or not at all. */
export const MessageTools = ({ value, onChange, field, links, hasTags = true }: MessageToolsProps) => {
  const placedRef = usePlaced(field)
  const [left, setLeft] = useState({ problem: '', of: '' })
  const insert = (words: string, what: 'tag' | 'link') => {
    const { selectionStart: from, selectionEnd: to } = (placedRef.current ? field.current : null) ?? atEnd(value)
    const inserted = insertText({ text: value, from, to }, words, what)
    placedRef.current = true
    setLeft({ problem: inserted.problem ?? '', of: value })
    // Placed once the words are in the field, and before the next key.
    flushSync(() => (inserted.problem === null ? onChange(inserted.text) : undefined))
    const place = () => {
      field.current?.focus()
      if (inserted.problem === null) field.current?.setSelectionRange(inserted.cursor, inserted.cursor)
    }
    if (what === 'tag') place()
    else focusAfterMenu(place)
  }
  return (
    <Group gap={4}>
      {(hasTags ? tags : []).map((tag) => (
        <Button
          key={tag}
          size="compact-xs"
          variant="light"
          onClick={() => insert(tag, 'tag')}
          aria-label={`Insert ${shortTag(tag)}`}
        >
          {shortTag(tag)}
        </Button>
      ))}
      {links.length > 0 ? (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="compact-xs" variant="light" leftSection={<IconLink size={14} />}>
              Saved Links
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {links.map((link) => (
              <Menu.Item key={link.id} onClick={() => insert(link.url, 'link')}>
                {link.name}
                <Text size="xs" c="dimmed">
                  {link.url} · {link.url.length} characters
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {left.problem !== '' && left.of === value ? (
        <Text size="xs" c="var(--app-danger)" role="alert">
          {left.problem}
        </Text>
      ) : null}
    </Group>
  )
}
