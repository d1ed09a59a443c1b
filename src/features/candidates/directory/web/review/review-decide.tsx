import { Button, Group, Kbd, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { call } from '../../../../../platform/web/call.ts'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { candidateResume } from '../../../resumes/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import { getNextStatus } from '../../rules/review/get-next-status.ts'
import { useDialogSlots } from '../dialog-slots.ts'
import css from './review.module.css'
import { StatusKeys } from './status-keys.tsx'
import { useQuickText } from './use-quick-text.ts'

type ReviewDecideProps = {
  row: CandidateRow
  choices: readonly string[]
  status: string
  mayEdit: boolean
  isTexting: boolean
  /** The text asks for a missing resume. */
  asksForResume: boolean
  onGive: (status: string) => void
  onText: () => void
  onTextDone: () => void
  onVideo: () => void
}

type QuickTextProps = { row: CandidateRow; asksForResume: boolean; onDone: () => void }

const QuickText = ({ row, asksForResume, onDone }: QuickTextProps) => {
  const { TextForm } = useDialogSlots()
  const place = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  const leave = useCallback(() => done.current(), [])
  useQuickText(place, leave)
  return (
    <div ref={place} className={css.quick}>
      <Suspense fallback={<LoadingLines label="Loading" lines={8} />}>
        <TextForm
          subject={{
            selection: { ids: [row.id] },
            count: 1,
            one: { id: row.id, name: row.name || 'Unknown', hasResume: row.hasResume },
          }}
          loadResumeText={async (id) => (await call(candidateResume, { id })).resume_text ?? ''}
          onSent={onDone}
          onCancel={onDone}
          asksForResume={asksForResume}
        />
      </Suspense>
    </div>
  )
}

/** Choices for the candidate, each with its key. A text is written in the same place. */
export const ReviewDecide = (props: ReviewDecideProps) => {
  const { row, choices, status, mayEdit, isTexting, asksForResume, onGive, onText, onTextDone, onVideo } = props
  if (isTexting) return <QuickText key={row.id} row={row} asksForResume={asksForResume} onDone={onTextDone} />
  return (
    <Stack gap="md" className={css.decide}>
      {mayEdit ? (
        <StatusKeys choices={choices} current={status} next={getNextStatus(choices, status)} onGive={onGive} />
      ) : null}
      <Group gap="xs" className={css.actions}>
        {mayEdit ? (
          <Button variant="default" onClick={onText}>
            Text <Kbd ml={6}>T</Kbd>
          </Button>
        ) : null}
        <Button variant="default" disabled={row.type !== 'Premium'} onClick={onVideo}>
          Video <Kbd ml={6}>V</Kbd>
        </Button>
        <Button variant="default" renderRoot={(link) => <Link {...link} {...getPage(row)} />}>
          Open Details
        </Button>
      </Group>
    </Stack>
  )
}
