import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { formatDateTimeInZone } from '../../../../ui/format-date-time.ts'
import { LoadingLines } from '../../../../ui/states.tsx'
import { previewTexts } from '../contract/messages.ts'
import css from './text-preview.module.css'
import { PeopleWithTexts, PreviewHead } from './text-preview.tsx'
import type { TextSelection } from './text-subject.ts'
import type { ComposingState } from './use-composing.ts'

type Preview = z.infer<typeof previewTexts.reply>
type PreviewGroup = Preview['groups'][number]
type PreviewInput = Pick<
  z.input<typeof previewTexts.input>,
  'selection' | 'message' | 'messageSpanish' | 'sendAt' | 'attestConsent'
>

const perPage = 50
const n = (value: number) => formatCount(value)
const heads = { now: 'Sends now', held: 'On hold', skipped: 'Skipped' }
const words = ({ kind, because, until }: PreviewGroup): string => {
  if (kind === 'now') return heads.now
  const from = kind === 'held' ? (until ? ` from ${formatDateTimeInZone(until)}` : ' until someone decides') : ''
  return `${heads[kind]}${from}: ${because ?? ''}`
}

const Pages = ({ page, count, onPage }: { page: number; count: number; onPage: (page: number) => void }) => {
  const from = (page - 1) * perPage
  if (count <= perPage) return null
  return (
    <Group gap="xs" mt={4}>
      <Button size="compact-xs" variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Text size="xs" c="dimmed">
        {n(from + 1)}–{n(Math.min(from + perPage, count))} of {n(count)}
      </Text>
      <Button size="compact-xs" variant="default" disabled={from + perPage >= count} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Group>
  )
}

const GroupPeople = ({ asked, group }: { asked: PreviewInput; group: PreviewGroup }) => {
  const [page, setPage] = useState(1)
  const { kind, because } = group
  const input = { ...asked, group: { kind, because }, page }
  const found = useQuery(previewTexts, input, { keepPrevious: true, staleTime: 5_000 })
  if (found.isError) return <Text size="xs">Couldn’t load these people.</Text>
  if (!found.data) return <LoadingLines label="Loading people" lines={3} />
  return (
    <>
      <PeopleWithTexts recipients={found.data.recipients} label={words(group)} />
      <Pages page={page} count={group.count} onPage={setPage} />
    </>
  )
}

/** Returns how many people's texts wait until a person decides: no one knows if they will leave. */
export const countUndecided = ({ groups }: Pick<Preview, 'groups'>): number =>
  groups.reduce((sum, { kind, until, count }) => (kind === 'held' && until === null ? sum + count : sum), 0)

const describePreview = ({ undecided, ...preview }: Preview & { undecided: number }) => {
  const { total, sendable, held, skipped, over400 } = preview
  return [
    `${n(sendable - undecided)} of ${n(total)} will receive it`,
    held > undecided ? `${n(held - undecided)} of them later` : '',
    undecided > 0 ? `${n(undecided)} need${undecided === 1 ? 's' : ''} a decision` : '',
    skipped > 0 ? `${n(skipped)} skipped` : '',
    over400 > 0 ? `${n(over400)} longer than 400 characters` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

type GroupsProps = { preview: Preview; selection: TextSelection; composed: ComposingState }

/** The groups of a bulk text: now, later and why, skipped and why; each count opens its people. */
export const PreviewGroups = ({ preview, selection, composed }: GroupsProps) => {
  const [opened, setOpened] = useState<string | null>(null)
  const { settled, sendAt, attested, isUpdating } = composed
  const asked = { selection, ...settled, attestConsent: attested, ...(sendAt ? { sendAt } : {}) }
  const longest = preview.recipients.filter(({ skipped }) => skipped === null).slice(0, 3)
  return (
    <section aria-label="Preview" aria-busy={isUpdating}>
      <PreviewHead
        isUpdating={isUpdating}
        summary={describePreview({ ...preview, undecided: countUndecided(preview) })}
      />
      <ul className={css.groups}>
        {preview.groups.map((group) => {
          const key = `${group.kind} ${group.because}`
          const isOpen = opened === key
          return (
            <li key={key}>
              <Group gap="xs" wrap="nowrap" align="baseline">
                <Button
                  size="compact-xs"
                  variant={isOpen ? 'light' : 'default'}
                  style={{ flex: 'none' }}
                  aria-expanded={isOpen}
                  aria-label={`${n(group.count)}: ${words(group)}`}
                  onClick={() => setOpened(isOpen ? null : key)}
                >
                  {n(group.count)}
                </Button>
                <Text size="sm">{words(group)}</Text>
              </Group>
              {isOpen ? <GroupPeople key={key} asked={asked} group={group} /> : null}
            </li>
          )
        })}
      </ul>
      {longest.length > 0 ? (
        <>
          <Text size="xs" fw={600} mt="sm" mb={4}>
            Longest message
          </Text>
          <PeopleWithTexts recipients={longest} label="Longest message" />
        </>
      ) : null}
    </section>
  )
}
