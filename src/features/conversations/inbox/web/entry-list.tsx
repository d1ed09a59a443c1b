import { Button, Text } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { candidateThread } from '../contract/inbox.ts'
import { EntryLine } from './entry-line.tsx'
import css from './inbox.module.css'

type Entries = z.infer<typeof candidateThread.reply>['entries']
/** `id`: the candidate’s, who may have emails and calls without a thread. */
type Page = {
  id: string
  entries: Entries
  before: string | null
  mayEdit: boolean
  onCorrection: (words: string) => void
}

type OlderProps = Omit<Page, 'entries' | 'before'> & { before: string }

const Older = ({ id, before, mayEdit, onCorrection }: OlderProps) => {
  const [opened, setOpened] = useState(false)
  const page = useQuery(candidateThread, { id, before }, { enabled: opened })
  if (!opened)
    return (
      <Button size="compact-xs" variant="subtle" onClick={() => setOpened(true)} className={css.older}>
        Show Older
      </Button>
    )
  if (page.isError && !page.data)
    return (
      <ErrorState onRetry={() => void page.refetch()}>
        {getErrorMessage(page.error, 'Couldn’t load older entries.')}
      </ErrorState>
    )
  if (!page.data) return <LoadingLines label="Loading older entries" />
  return (
    <EntryPage
      id={id}
      entries={page.data.entries}
      before={page.data.before}
      mayEdit={mayEdit}
      onCorrection={onCorrection}
    />
  )
}

const EntryPage = ({ id, entries, before, mayEdit, onCorrection }: Page) => (
  <>
    {before ? <Older id={id} before={before} mayEdit={mayEdit} onCorrection={onCorrection} /> : null}
    {entries.map((entry) => (
      <EntryLine key={entry.id} entry={entry} mayEdit={mayEdit} onCorrection={onCorrection} />
    ))}
  </>
)

/** Texts, notes, emails and calls, the newest at the bottom and in sight. */
export const EntryList = (page: Page) => {
  const box = useRef<HTMLDivElement>(null)
  const newest = page.entries.at(-1)?.id
  useLayoutEffect(() => {
    if (box.current && newest !== undefined) box.current.scrollTop = box.current.scrollHeight
  }, [newest])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.entries} ref={box} tabIndex={0} aria-label="Texts, notes, emails, and calls">
      <EntryPage {...page} />
      {page.entries.length === 0 ? (
        <Text c="dimmed" ta="center" size="sm">
          Nothing written yet.
        </Text>
      ) : null}
    </section>
  )
}
