import { Group, Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { displayPhone } from '../../../rules/phone.ts'
import type { previewTexts } from '../contract.ts'
import css from './text-preview.module.css'
import { when } from './when.ts'

type Preview = z.infer<typeof previewTexts.reply>

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`
const n = (value: number) => value.toLocaleString('en-US')

const summaryOf = ({ total, sendable, held, skipped, over400 }: Preview) =>
  [
    `${n(sendable)} of ${n(total)} will receive it`,
    held > 0 ? `${n(held)} of them later` : '',
    skipped > 0 ? `${n(skipped)} left out` : '',
    over400 > 0 ? `${n(over400)} longer than 400 characters` : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** When a text to this person goes out, or why it does not. */
export const fateOf = ({ skipped, held, sendAt }: Preview['recipients'][number]): string => {
  if (skipped) return `Left out: ${skipped}`
  if (held === null) return 'Goes out now'
  return sendAt ? `Held until ${when(sendAt)}: ${held}` : `Held until someone decides: ${held}`
}

/** What each person would receive and when; who is left out, and why. */
export const TextPreview = ({ preview, isBulk }: { preview: Preview; isBulk: boolean }) => (
  <section aria-label="Preview">
    <Group justify="space-between" mb={6}>
      <Text size="sm" fw={600}>
        Preview
      </Text>
      {isBulk ? (
        <Text size="xs" c="dimmed" role="status">
          {summaryOf(preview)}
        </Text>
      ) : null}
    </Group>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
    <ul className={css.list} tabIndex={0} aria-label="What each person would receive">
      {preview.recipients.map((one) => (
        <li key={one.candidateId}>
          <Text size="xs" c="dimmed">
            {one.name} · {one.phone ? displayPhone(one.phone) : 'no phone number'}
            {one.skipped ? '' : ` · ${one.characters} characters, ${parts(one.parts)}`}
          </Text>
          {one.skipped ? null : <div className={css.bubble}>{one.text}</div>}
          <Text size="xs" mt={2} c={one.skipped ? 'var(--app-danger)' : 'dimmed'} fw={one.held ? 600 : 400}>
            {fateOf(one)}
          </Text>
        </li>
      ))}
    </ul>
    {preview.total > preview.recipients.length ? (
      <Text size="xs" c="dimmed" mt={4}>
        The longest {n(preview.recipients.length)} are shown.
      </Text>
    ) : null}
  </section>
)
