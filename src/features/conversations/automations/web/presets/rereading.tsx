import { Text } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import type { enrollmentRereading } from '../../contract/rereading.ts'
import css from './presets.module.css'

const n = (value: number) => formatCount(value)

/**
 * Replies of last month that the reader of the updated product reads differently. Renders nothing if there are none.
 */
export const Rereading = ({ data }: { data: ReplyOf<typeof enrollmentRereading> | undefined }) => {
  if (!data || data.reread === 0) return null
  if (data.differ === 0)
    return (
      <Text size="sm" c="dimmed" mb="sm">
        The rules for reading replies changed. Last month’s replies ({n(data.reread)}) still read the same.
      </Text>
    )
  return (
    <Alert kind="note">
      <details>
        <summary>
          The rules for reading replies changed: {n(data.differ)} of last month’s {n(data.reread)}{' '}
          {data.reread === 1 ? 'reply' : 'replies'} would now be read differently. Nothing changed or was sent.
        </summary>
        <ol className={css.reread} aria-label="Replies now read differently">
          {data.rows.map(({ id, candidateId, name, at, heard, was, now }) => (
            <li key={id}>
              <PanelLink id={candidateId} part="messages">
                {name}
              </PanelLink>
              , {formatDateTime(at)}: <q>{heard}</q> was read as {was}, and would be {now}.
            </li>
          ))}
        </ol>
      </details>
    </Alert>
  )
}
