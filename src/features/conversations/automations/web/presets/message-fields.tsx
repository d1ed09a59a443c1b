import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import css from './presets.module.css'
import type { Automation, Draft } from './settings.ts'

const none = { english: '', spanish: '' }
type WordingFieldsProps = {
  automation: Automation
  draft: Draft
  /** Errors by field, such as "texts.0.english". */
  refused: Record<string, string>
  onDraft: (change: Partial<Draft>) => void
}

type WrittenProps = Omit<WordingFieldsProps, 'automation'> & { text: Automation['texts'][number]; place: number }

const Written = ({ text, place, draft, refused, onDraft }: WrittenProps) => {
  const { key, when } = text
  const typed = draft.texts[key] ?? none
  const isReset = typed.english === '' && typed.spanish === ''
  const isOwn = !isReset && (text.isOwn || typed.english !== text.english || typed.spanish !== text.spanish)
  const put = (change: Partial<typeof none>) => onDraft({ texts: { ...draft.texts, [key]: { ...typed, ...change } } })
  const field = (language: 'english' | 'spanish', label: string) => (
    <Textarea
      label={label}
      aria-label={`${when} ${label}`}
      lang={language === 'spanish' ? 'es' : undefined}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={1000}
      placeholder="Built-in text"
      value={typed[language]}
      error={refused[`texts.${place}.${language}`]}
      onChange={({ currentTarget: { value } }) => put({ [language]: value })}
    />
  )
  return (
    <div className={css.written} role="group" aria-label={when}>
      <Group justify="space-between" gap="xs" mih={26}>
        <Text size="sm" fw={600} style={{ flex: '1 1 200px' }}>
          {when}
        </Text>
        {isOwn ? (
          <Group gap={6}>
            <Badge variant="light" size="sm">
              Your text
            </Badge>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => put(none)}>
              Use the Built-in Text
            </Button>
          </Group>
        ) : null}
      </Group>
      <div className={css.languages}>
        {field('english', 'English')}
        {field('spanish', 'Spanish')}
      </div>
    </div>
  )
}

/** Every text of an automation in both languages, with when it is sent; emptied it is the product's again. What is refused unfolds them. */
export const WordingFields = ({ automation: { texts }, ...props }: WordingFieldsProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [told, setTold] = useState(props.refused)
  if (told !== props.refused) {
    setTold(props.refused)
    if (Object.keys(props.refused).some((field) => field.startsWith('texts.'))) setIsOpen(true)
  }
  return (
    <details className={css.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Wording ({texts.length} {texts.length === 1 ? 'text' : 'texts'})
      </summary>
      {isOpen ? (
        <>
          <Text size="sm" c="dimmed">
            Keep the parts in braces. We fill them in. An empty field uses the built-in text.
          </Text>
          {texts.map((text, place) => (
            <Written key={text.key} {...props} text={text} place={place} />
          ))}
        </>
      ) : null}
    </details>
  )
}
