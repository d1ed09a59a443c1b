import { Group, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { usePageCandidates } from '../../../../platform/web/panel/page-candidates.ts'
import { PanelLink } from '../../../../platform/web/panel/panel-link.tsx'
import { formatDay } from '../../../../rules/day.ts'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { KeyedList } from '../../../../ui/list/keyed-list.tsx'
import { StatusBadge } from '../../directory/web/public.ts'
import type { findResumes } from '../contract/resume-library.ts'
import css from './library.module.css'

type ResumeRow = ReplyOf<typeof findResumes>['rows'][number]
type ResumeListProps = { rows: readonly ResumeRow[]; both: readonly string[]; onBoth: (ids: string[]) => void }

const formatFacts = (row: ResumeRow): string =>
  [
    row.position,
    row.location,
    [row.city, row.state].filter(Boolean).join(', '),
    row.date_submitted ? formatDay(row.date_submitted) : '',
    row.certification_number?.trim() && row.registry
      ? `${row.certification_number} (${row.registry})`
      : row.certification_number,
    row.hasVideo ? 'video' : '',
  ]
    .filter(Boolean)
    .join(' · ')

const partKey = (line: number, at: number) => `${line}.${at}`

/** Résumés with the lines that hold the words; two of them can be read side by side. */
export const ResumeList = ({ rows, both, onBoth }: ResumeListProps) => {
  usePageCandidates(rows.map(({ id }) => id))
  return (
    <KeyedList className={css.list} aria-label="Resumes">
      {rows.map((row) => (
        <li key={row.id} className={css.item}>
          <CheckBox
            label={`Compare ${row.name || 'Unknown'}`}
            checked={both.includes(row.id)}
            onChange={(on) => onBoth(on ? [...both, row.id].slice(-2) : both.filter((id) => id !== row.id))}
          />
          <div style={{ minWidth: 0, flex: 1 }}>
            <Group gap="xs">
              <PanelLink id={row.id} part="resume" className={css.nameLink}>
                {row.name || 'Unknown'}
              </PanelLink>
              <StatusBadge status={row.status} />
            </Group>
            <Text size="sm" c="dimmed">
              {formatFacts(row)}
            </Text>
            {row.snippets.map((parts, line) => (
              <p key={partKey(line, 0)} className={css.snippet}>
                {parts.map(({ text, hit }, at) =>
                  hit ? (
                    <mark key={partKey(line, at)} className={css.mark}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </p>
            ))}
          </div>
        </li>
      ))}
    </KeyedList>
  )
}
