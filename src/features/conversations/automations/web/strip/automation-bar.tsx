import { Button, Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconRobot } from '@reinforce/icons'
import { useId, useRef, useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { candidateEnrollment } from '../../contract/candidate-enrollment.ts'
import { presetWords } from '../../rules/presets.ts'
import { isActive } from '../../rules/statuses.ts'
import { StopConfirm } from '../stop-confirm.tsx'
import { useEnrollmentControl } from '../use-enrollment-control.tsx'
import { FirstDay } from './first-day.tsx'
import { Readings } from './readings.tsx'
import { Receipts } from './receipts.tsx'
import css from './strip.module.css'
import { UndoReading } from './undo-reading.tsx'

export type AutomationBarProps = {
  candidateId: string
  /** Name of the candidate in this conversation. */
  name: string
}

/**
 * The automation that runs with a candidate, with controls to end it. A press unfolds a receipt for each thing it did.
 */
export const AutomationBar = ({ candidateId, name }: AutomationBarProps) => {
  const mayEdit = useCan('candidates:edit')
  const { data, refetch } = useQuery(candidateEnrollment, { id: candidateId })
  const { steer, isPending } = useEnrollmentControl()
  const [isOpen, setIsOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const receipts = useId()
  const line = useRef<HTMLButtonElement>(null)
  const enrollment = data?.enrollment ?? null
  if (enrollment === null || !isActive(enrollment.status)) return null
  const { id, preset, status, words, dueAt, firstDay, acts } = enrollment
  const isPersons = status === 'needs_staff'
  return (
    <section
      className={css.strip}
      aria-label="Automatic texts"
      data-waits={isPersons || undefined}
      data-open={isOpen || undefined}
      data-asks={enrollment.readings.length > 0 || undefined}
    >
      <UnstyledButton
        ref={line}
        className={css.words}
        aria-expanded={isOpen}
        aria-controls={isOpen ? receipts : undefined}
        onClick={() => setIsOpen((was) => !was)}
      >
        <IconRobot size={18} stroke={1.7} aria-hidden className={css.icon} />
        <Text span size="sm" className={css.told}>
          <Text span inherit fw={600}>
            Automatic texts:
          </Text>{' '}
          {words}
        </Text>
        <IconChevronDown size={16} stroke={1.7} aria-hidden className={css.fold} />
      </UnstyledButton>
      <div className={css.line}>
        <Text size="xs" c="dimmed" className={css.which}>
          {presetWords[preset].name}
          {dueAt === null || isPersons ? '' : ` · continues ${formatDateTime(dueAt)}`}
        </Text>
        {mayEdit ? (
          <Group gap={6} wrap="nowrap">
            <Button
              size="compact-sm"
              variant={isPersons ? 'default' : 'light'}
              disabled={isPending}
              onClick={() => steer({ id }, isPersons ? 'resume' : 'pause')}
            >
              {isPersons ? 'Resume' : 'Take Over'}
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" disabled={isPending} onClick={() => setAsks(true)}>
              Stop
            </Button>
          </Group>
        ) : null}
      </div>
      <Readings
        key={enrollment.revision}
        enrollment={enrollment}
        mayEdit={mayEdit}
        onRead={() => line.current?.focus()}
        onRefused={() => void refetch()}
      />
      {enrollment.canUndo && mayEdit ? <UndoReading enrollment={enrollment} /> : null}
      {preset === 'hired' && mayEdit ? <FirstDay key={firstDay} id={id} day={firstDay} /> : null}
      {isOpen ? <Receipts id={receipts} acts={acts} /> : null}
      <StopConfirm
        opened={asks}
        name={name}
        busy={isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          steer({ id, name }, 'stop')
        }}
      />
    </section>
  )
}
