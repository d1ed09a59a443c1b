import { Button, Menu, Text } from '@mantine/core'
import { IconTemplate } from '@reinforce/icons'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatTemplateLabel } from '../../../../texting/messages/rules/text-rules.ts'
import type { composer, TemplateWords } from '../../../../texting/messages/web/public.ts'
import { savedReplies } from '../../../../texting/templates/web/public.ts'

type Template = z.infer<typeof composer.reply>['templates'][number]
type ReplyTemplatesProps = {
  templates: Template[]
  startsFocused: boolean
  onChoose: (template: TemplateWords) => void
}

/** Saved replies and templates to begin with. */
export const ReplyTemplates = ({ templates, startsFocused, onChoose }: ReplyTemplatesProps) => {
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (startsFocused) button.current?.focus()
  }, [startsFocused])
  const replies = useQuery(savedReplies, { type: 'reply' }, { enabled: wanted })
  const active = replies.data?.templates.filter(({ isActive }) => isActive) ?? []
  return (
    <Menu position="top-start" onOpen={() => setWanted(true)}>
      <Menu.Target>
        <Button ref={button} size="compact-xs" variant="default" leftSection={<IconTemplate size={14} />}>
          Templates
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw={360} mah={360} style={{ overflowY: 'auto' }}>
        {active.length > 0 ? <Menu.Label>Saved replies</Menu.Label> : null}
        {active.map((one) => (
          <Menu.Item key={one.id} onClick={() => onChoose({ ...one, content_spanish: one.contentSpanish })}>
            {one.name}
            <Text size="xs" c="dimmed" lineClamp={1}>
              {one.content}
            </Text>
          </Menu.Item>
        ))}
        {templates.length > 0 ? <Menu.Label>Templates</Menu.Label> : null}
        {templates.map((one) => (
          <Menu.Item key={one.id} onClick={() => onChoose(one)}>
            {formatTemplateLabel(one)}
            <Text size="xs" c="dimmed" lineClamp={1}>
              {one.content}
            </Text>
          </Menu.Item>
        ))}
        {templates.length + active.length === 0 ? (
          <Menu.Item disabled>No templates yet. Add them under Templates & Links.</Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
