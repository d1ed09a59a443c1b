import { Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { listPageNumbers } from '../../../../../rules/words/count.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { type BadgeColors, DotBadge } from '../../../../../ui/dot-badge.tsx'
import { Pager } from '../../../../../ui/list/pager.tsx'
import { tones } from '../../../../../ui/tones.ts'
import type { textBatch } from '../../contract/messages.ts'
import css from './batch-panel.module.css'

type Results = z.infer<typeof textBatch.reply>['results']
type BatchResultsProps = { results: Results; total: number; page: number; onPage: (page: number) => void }

const resultsPerPage = 100
const quiet: BadgeColors = tones.gray
const looks: Record<string, { label: string; colors: BadgeColors }> = {
  queued: { label: 'Waiting', colors: quiet },
  held: { label: 'Held', colors: quiet },
  canceled: { label: 'Canceled', colors: quiet },
  sent: { label: 'Sent', colors: tones.green },
  failed: { label: 'Failed', colors: tones.red },
  unknown: {
    label: 'Unknown',
    colors: tones.orange,
  },
  skipped: { label: 'Skipped', colors: quiet },
}

/** One line per person: the outcome of the text, and its reason. */
export const BatchResults = ({ results, total, page, onPage }: BatchResultsProps) => {
  const pages = Math.max(1, Math.ceil(total / resultsPerPage))
  return (
    <div>
      <ul className={css.results} aria-label="Results">
        {results.map((one) => {
          const { label, colors } = looks[one.result] ?? { label: one.result, colors: quiet }
          return (
            <li key={one.candidateId} className={css.result}>
              <div>
                <Text size="sm" fw={600}>
                  {one.name}
                </Text>
                <Text size="xs" c="dimmed">
                  {one.phone ? formatPhone(one.phone) : 'no phone number'}
                  {one.reason ? ` · ${one.reason}` : ''}
                </Text>
              </div>
              <DotBadge colors={colors}>{label}</DotBadge>
            </li>
          )
        })}
      </ul>
      <Pager
        page={page}
        pages={pages}
        shown={listPageNumbers(page, pages)}
        summary={`${formatCount(total)} ${total === 1 ? 'person' : 'people'}`}
        onPage={onPage}
      />
    </div>
  )
}
