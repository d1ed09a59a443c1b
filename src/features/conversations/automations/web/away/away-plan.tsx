import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../../rules/day.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { awayPlan, clearAwayDay } from '../../contract/away.ts'
import { AwayForm } from './away-form.tsx'
import { AwayResults } from './away-results.tsx'
import type { Plan, Results } from './plan.ts'

type AwayPlanProps = { who: string; day: string; onDone: () => void; onClose: () => void }

/** Notice that someone is marked as away already, with an undo. */
const Marked = ({ plan, who, day }: { plan: Plan; who: string; day: string }) => {
  const back = useCommand(clearAwayDay)
  return (
    <Alert kind="note">
      <Group justify="space-between" gap="xs">
        <span>{plan.interviewer.name} is marked as away. No one is offered a time that day.</span>
        <Button
          size="compact-sm"
          variant="default"
          loading={back.isPending}
          onClick={() =>
            back.mutate(
              { interviewer_id: who, day },
              {
                onSuccess: () => showToast(`${plan.interviewer.name} isn’t away on ${formatDay(day)}.`),
                onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t save that. Try again.')),
              },
            )
          }
        >
          Not Away
        </Button>
      </Group>
    </Alert>
  )
}

/** The interviews of a day with what can be done about each, then what was done. */
export const AwayPlan = ({ who, day, onDone, onClose }: AwayPlanProps) => {
  const [results, setResults] = useState<Results | null>(null)
  const found = useQuery(awayPlan, { interviewer_id: who, day }, { enabled: results === null, staleTime: 0 })
  if (results) return <AwayResults results={results} onClose={onClose} />
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the interviews of that day.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the interviews of that day" lines={6} />
  const plan = found.data
  return (
    <>
      {plan.isAway ? <Marked plan={plan} who={who} day={day} /> : null}
      <AwayForm
        plan={plan}
        who={who}
        day={day}
        onClose={onClose}
        onMoved={(moved) => {
          if (moved.length === 0) {
            showToast(`${plan.interviewer.name} is marked as away on ${formatDay(day)}.`)
            onClose()
            return
          }
          onDone()
          setResults(moved)
        }}
      />
    </>
  )
}
