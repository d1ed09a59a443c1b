import { ActionIcon, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../../../platform/web/call.ts'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { SideDrawer } from '../../../ui/dialog/side-drawer.tsx'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { LoadingLines } from '../../../ui/states.tsx'
import { useLast } from '../../../ui/use-last.ts'
import { CandidateMessages } from '../../inbox/web/door.ts'
import { candidateResume, lazyResume } from '../../resumes/web/door.ts'
import type { CandidateRow } from '../contract.ts'
import { pageOf } from '../rules/candidate-link.ts'
import { CandidateHead } from './candidate-head.tsx'
import type { Openable } from './candidate-search.ts'

// Each waits in its own place: what leads to the others stays.
const AnalysisBody = lazyComponent(
  async () => (await import('./score/analysis-body.tsx')).AnalysisBody,
  <LoadingLines label="Loading analysis" lines={9} />,
)
const ResumeBody = lazyResume('Loading resume', 12)

const titles = { analysis: 'Candidate analysis', resume: 'Resume', messages: 'Messages' } as const
type Part = keyof typeof titles
const labels: Record<Part, string> = { analysis: 'Analysis', resume: 'Resume', messages: 'Messages' }
const parts = Object.entries(labels).map(([value, label]) => ({ value, label }))
/** The part of the drawer that a dialog of the URL is; null for another. */
export const partOf = (open: string | undefined): Part | null =>
  open === 'analysis' || open === 'resume' || open === 'messages' ? open : null

type PersonDrawerProps = {
  /** Which part is open; null while it is closed. */
  part: Part | null
  id: string | undefined
  row: CandidateRow | null
  /** The list one came from, for previous and next. */
  rows: readonly CandidateRow[] | null
  mayEdit: boolean
  onOpen: (what: Openable | undefined, id?: string) => void
}

/** A part of the drawer that was just chosen has the focus, and takes no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null

/** Single keys while a drawer is open, wherever in it the focus is; a button that has just been disabled has lost it. */
const useDrawerKeys = (isOpen: boolean, keys: Readonly<Record<string, () => void>>) => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelectorAll('[role=dialog]').length > 1) return
      latest.current[event.key.toLowerCase()]?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen])
}

/** Why somebody scores as they do, and their résumé, beside the list: with what can be done about it, and J and K to the next and the one before. */
export const PersonDrawer = ({ part, id, row, rows, mayEdit, onOpen }: PersonDrawerProps) => {
  const shown = useLast(part) ?? 'analysis'
  const person = useLast(id ?? null)
  const at = rows?.findIndex((one) => one.id === id) ?? -1
  const [before, after] = at < 0 ? [] : [rows?.[at - 1], rows?.[at + 1]]
  const goTo = (one: CandidateRow | undefined) => one && onOpen(shown, one.id)
  useDrawerKeys(part !== null, { j: () => goTo(after), k: () => goTo(before) })
  return (
    <SideDrawer opened={part !== null && id !== undefined} onClose={() => onOpen(undefined)} title={titles[shown]}>
      <>
        <Group justify="space-between" mb="md">
          <SegmentedControl
            aria-label="What to show"
            size="xs"
            data={parts}
            value={shown}
            onChange={(value) => onOpen(partOf(value) ?? 'analysis', id)}
          />
          {at < 0 || !rows ? null : (
            <Group gap={4}>
              <Text size="sm" c="dimmed">
                {at + 1} of {rows.length}
              </Text>
              <ActionIcon
                variant="default"
                size={30}
                aria-label="Previous candidate (K)"
                disabled={!before}
                onClick={() => goTo(before)}
              >
                <IconChevronLeft size={16} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={30}
                aria-label="Next candidate (J)"
                disabled={!after}
                onClick={() => goTo(after)}
              >
                <IconChevronRight size={16} />
              </ActionIcon>
            </Group>
          )}
        </Group>
        {person && shown === 'analysis' ? <AnalysisBody id={person} /> : null}
        {person && shown === 'resume' ? <ResumeBody id={person} /> : null}
        {row && shown === 'messages' ? (
          <Stack gap="md">
            <CandidateHead row={row} />
            <CandidateMessages
              key={row.id}
              candidate={{ id: row.id, name: row.name || 'Unknown', hasResume: row.hasResume }}
              mayEdit={mayEdit}
              resumeOf={async () => (await call(candidateResume, { id: row.id })).resume_text ?? ''}
            />
          </Stack>
        ) : null}
        {row ? (
          <DialogActions
            left={
              <Button variant="subtle" renderRoot={(props) => <Link {...props} {...pageOf(row)} />}>
                Open page
              </Button>
            }
          >
            {mayEdit ? (
              <>
                <Button variant="default" onClick={() => onOpen('status', row.id)}>
                  Status
                </Button>
                <Button
                  variant="default"
                  renderRoot={(props) => (
                    <Link {...props} {...pageOf(row)} search={{ tab: 'interviews', dialog: 'interview' }} />
                  )}
                >
                  Book
                </Button>
                <Button onClick={() => onOpen('text', row.id)}>Text</Button>
              </>
            ) : null}
          </DialogActions>
        ) : null}
      </>
    </SideDrawer>
  )
}
