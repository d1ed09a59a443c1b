import { Group, Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { formatDateTimeInZone } from '../../../../ui/format-date-time.ts'
import type { previewTexts } from '../contract/messages.ts'
import { checkRendered } from '../rules/text-rules.ts'
import css from './text-preview.module.css'

type Preview = z.infer<typeof previewTexts.reply>

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`
/** When a text to this person goes out, or why it does not. */
export const describeOutcome = ({ skipped, held, sendAt }: Preview['recipients'][number]): string => {
  if (skipped) return `Skipped: ${skipped}`
  if (held === null) return 'Sends now'
  return sendAt ? `Held until ${formatDateTimeInZone(sendAt)}: ${held}` : `On hold, needs a decision: ${held}`
}

type Recipient = Preview['recipients'][number]

/** People with what each would receive and when, or why not. */
export const PeopleWithTexts = ({ recipients, label }: { recipients: Recipient[]; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
  <ul className={css.list} tabIndex={0} aria-label={label}>
    {recipients.map((one) => (
      <li key={one.candidateId}>
        <Text size="xs" c="dimmed">
          {one.name} · {one.phone ? formatPhone(one.phone) : 'no phone number'}
          {one.skipped ? '' : ` · ${one.characters} characters, ${parts(one.parts)}`}
        </Text>
        {one.skipped ? null : <div className={css.bubble}>{one.text}</div>}
        {!one.skipped && checkRendered(one.text) === 'warn' ? (
          <Text size="xs" mt={2} fw={600}>
            Longer than 400 characters for this person. Long texts cost more and fewer people read them.
          </Text>
        ) : null}
        <Text size="xs" mt={2} c={one.skipped ? 'var(--app-danger)' : 'dimmed'} fw={one.held ? 600 : 400}>
          {describeOutcome(one)}
        </Text>
      </li>
    ))}
  </ul>
)

/** The heading of a preview; it notes when the preview is of earlier words. */
export const PreviewHead = ({ isUpdating, summary = '' }: { isUpdating: boolean; summary?: string }) => (
  <Group justify="space-between" mb={6}>
    <Text size="sm" fw={600}>
      Preview
    </Text>
    <Text size="xs" c="dimmed" role="status">
      {isUpdating ? 'Updating…' : summary}
    </Text>
  </Group>
)

/** The text and moment of one person, or why they get none. */
export const TextPreview = ({ preview, isUpdating }: { preview: Preview; isUpdating: boolean }) => (
  <section aria-label="Preview" aria-busy={isUpdating}>
    <PreviewHead isUpdating={isUpdating} />
    <PeopleWithTexts recipients={preview.recipients} label="Each person’s text" />
  </section>
)
