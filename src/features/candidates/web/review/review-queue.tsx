import { Button, Group, Kbd, Progress, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { type KeyHelp, KeysList } from '../../../../ui/keys-list.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Empty, Failed, LoadingLines } from '../../../../ui/states.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'
import { type CandidateRow, candidateAnalysis } from '../../contract.ts'
import { asksForReason } from '../../rules/archive-reasons.ts'
import { pageOf } from '../../rules/candidate-link.ts'
import type { ListParts } from '../candidate-list.tsx'
import { reloadPage } from '../reload-page.ts'
import css from './review.module.css'
import { keysThereAre, StatusKeys } from './status-keys.tsx'
import { useReviewRows } from './use-review-rows.ts'
import { useRound } from './use-round.ts'
import { useStatusKeys } from './use-status-keys.ts'

const ReasonDialog = lazyComponent(async () => (await import('./reason-dialog.tsx')).ReasonDialog)
const ConflictDialog = lazyComponent(async () => (await import('../status/conflict-dialog.tsx')).ConflictDialog)
const AnalysisBody = lazyComponent(
  async () => (await import('../score/analysis-body.tsx')).AnalysisBody,
  <LoadingLines label="Loading analysis" lines={9} />,
)

const help: KeyHelp[] = [
  { keys: ['J'], does: 'Next candidate' },
  { keys: ['K'], does: 'Previous candidate' },
  {
    keys: ['1', '–', '9'],
    does: 'Give the status with this number and go on; archiving asks for a reason, Enter leaves it empty',
  },
  { keys: ['S'], does: 'Choose among all statuses' },
  { keys: ['T'], does: 'Send a text message' },
  { keys: ['R'], does: 'Open the resume' },
  { keys: ['V'], does: 'Play the video introduction' },
  { keys: ['U'], does: 'Undo the last status' },
  { keys: ['?'], does: 'Show this list' },
]

type RoundButtonsProps = {
  /** What cannot be done now is missing. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onUndo: (() => void) | undefined
  onHelp: () => void
}

const RoundButtons = ({ onPrevious, onNext, onUndo, onHelp }: RoundButtonsProps) => (
  <Group gap={6}>
    <Button size="compact-sm" variant="default" disabled={!onPrevious} onClick={onPrevious}>
      Previous
    </Button>
    <Button size="compact-sm" variant="default" disabled={!onNext} onClick={onNext}>
      Next
    </Button>
    <Button size="compact-sm" variant="default" disabled={!onUndo} onClick={onUndo}>
      Undo
    </Button>
    <Button size="compact-sm" variant="subtle" onClick={onHelp}>
      Keys <Kbd ml={6}>?</Kbd>
    </Button>
  </Group>
)

type RoundProps = ListParts & {
  rows: readonly CandidateRow[]
  isFull: boolean
  /** How many were seen in earlier rounds. */
  earlier: number
  onNextRound: () => void
}

const Round = ({ rows, isFull, earlier, onNextRound, open, mayEdit, total }: RoundProps) => {
  // A status that was just given may take somebody out of the list: never fewer than were seen.
  const all = Math.max(isFull ? (total ?? 0) : 0, earlier + rows.length)
  const [at, setAt] = useState(0)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const goTo = (next: number) => setAt(Math.min(rows.length, Math.max(0, next)))
  const { give, takeBack, statuses, mayUndo, asked: met, decide } = useRound(rows, goTo)
  const row = rows[at]
  // The next one is fetched ahead, so that a key shows it at once.
  const next = rows[at + 1]
  useQuery(candidateAnalysis, { id: next?.id ?? '' }, { enabled: next !== undefined })
  const choices = useStatusKeys(row)
  const status = row ? (statuses.get(row.id) ?? row.status) : ''
  const choose = (choice: string) => (asksForReason(choice) ? setAsked(choice) : void give(at, choice))
  const onRow = (action: (one: CandidateRow) => void) => (row ? () => action(row) : undefined)
  useKeys({
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    t: mayEdit ? onRow((one) => open('text', one.id)) : undefined,
    r: onRow((one) => open('resume', one.id)),
    v: row?.type === 'Premium' ? onRow((one) => open('video', one.id)) : undefined,
    u: mayEdit && mayUndo ? () => void takeBack() : undefined,
    '?': () => setHelpOpen(true),
    s: mayEdit ? onRow((one) => open('status', one.id)) : undefined,
    ...(mayEdit
      ? Object.fromEntries(choices.slice(0, keysThereAre).map((choice, n) => [String(n + 1), () => choose(choice)]))
      : {}),
  })
  return (
    <div className={css.queue}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {row
            ? `${(earlier + at + 1).toLocaleString('en-US')} of ${all.toLocaleString('en-US')}: ${row.name || 'Unknown'}`
            : `All ${rows.length} were seen`}
        </Text>
        <RoundButtons
          onPrevious={at > 0 ? () => goTo(at - 1) : undefined}
          onNext={row ? () => goTo(at + 1) : undefined}
          onUndo={mayUndo ? () => void takeBack() : undefined}
          onHelp={() => setHelpOpen(true)}
        />
      </Group>
      <Progress value={(at / Math.max(1, rows.length)) * 100} size={4} aria-label="How far this round is" />
      {row ? (
        <div className={css.columns}>
          <section aria-label="Candidate">
            <AnalysisBody id={row.id} />
          </section>
          <Stack gap="md" component="section" aria-label="Decide">
            {mayEdit ? <StatusKeys choices={choices} current={status} onGive={choose} /> : null}
            <Group gap="xs">
              {mayEdit ? (
                <Button variant="default" onClick={() => open('text', row.id)}>
                  Text <Kbd ml={6}>T</Kbd>
                </Button>
              ) : null}
              <Button variant="default" onClick={() => open('resume', row.id)}>
                Resume <Kbd ml={6}>R</Kbd>
              </Button>
              <Button variant="default" disabled={row.type !== 'Premium'} onClick={() => open('video', row.id)}>
                Video <Kbd ml={6}>V</Kbd>
              </Button>
              <Button variant="subtle" renderRoot={(props) => <Link {...props} {...pageOf(row)} />}>
                Open the page
              </Button>
            </Group>
          </Stack>
        </div>
      ) : (
        <Empty
          title="That was the last one of this round"
          action={isFull ? <Button onClick={onNextRound}>Go on with the next ones</Button> : null}
        >
          {isFull ? 'A round has up to a hundred candidates.' : 'There is nobody else who matches.'}
        </Empty>
      )}
      <ReasonDialog
        status={row ? asked : null}
        row={row}
        onClose={() => setAsked(null)}
        onGive={(reason) => {
          setAsked(null)
          if (asked !== null) void give(at, asked, reason)
        }}
      />
      <ConflictDialog
        asked={met && { conflict: met.conflict, wanted: met.status }}
        onKeep={() => decide(false)}
        onMove={() => decide(true)}
      />
      <Dialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} title="Keys of the review queue">
        <KeysList keys={help} />
      </Dialog>
    </div>
  )
}

/** One candidate at a time: a key gives a status and goes on. */
export const ReviewQueue = (parts: ListParts) => {
  const { rows, failed, isFull, earlier, nextRound } = useReviewRows(parts.query)
  if (failed) return <Failed onRetry={reloadPage}>Failed to load candidates</Failed>
  if (!rows) return <LoadingLines label="Loading the review queue" lines={10} />
  if (rows.length === 0)
    return <Empty title="Nobody to review">Choose other filters, or clear them, to review more candidates.</Empty>
  return <Round key={rows[0]?.id} {...parts} rows={rows} isFull={isFull} earlier={earlier} onNextRound={nextRound} />
}
