import { Text } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import type { sequenceRereading } from '../../contract/rereading.ts'
import css from './presets.module.css'

const n = (value: number) => formatCount(value)

/** That replies are read otherwise since the product was brought up to date, with those of last month that are; else nothing. */
export const Rereading = ({ data }: { data: ReplyOf<typeof sequenceRereading> | undefined }) => {
  if (!data || data.reread === 0) return null
  if (data.differ === 0)
    return (
      <Text size="sm" c="dimmed" mb="sm">
        The reader of replies changed. Read again, last month’s replies ({n(data.reread)}) mean what they meant.
      </Text>
    )
  return (
    <Alert kind="note">
      <details>
        <summary>
          The reader of replies changed: of {n(data.reread)} {data.reread === 1 ? 'reply' : 'replies'} of last month{' '}
          {n(data.differ)} would be read otherwise now. Nothing was sent or changed by that.
        </summary>
        <ol className={css.reread} aria-label="Replies that are read otherwise now">
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
