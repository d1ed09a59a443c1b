import { Stack, Switch } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { editClient } from '../contract/clients.ts'
import { organizationDetails } from '../contract/organization-details.ts'

type Scheduler = { scheduler: boolean; scheduler_new: boolean }

/** 'On, including for new applicants', 'On', or 'Off'. */
export const describeScheduler = ({ scheduler, scheduler_new }: Scheduler): string => {
  if (!scheduler) return 'Off'
  return scheduler_new ? 'On, including for new applicants' : 'On'
}

/** The switches of an organization's auto scheduler, for platform staff. */
export const SchedulerSwitches = ({ organizationId }: { organizationId: string }) => {
  const found = useQuery(organizationDetails, { id: organizationId })
  const edit = useCommand(editClient)
  if (found.isError && !found.data)
    return <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the auto scheduler.</ErrorState>
  if (!found.data) return <LoadingLines label="Loading the auto scheduler" lines={1} />
  const { id, name, scheduler, scheduler_new } = found.data
  const turn = async (change: Partial<Scheduler>) => {
    try {
      await edit.mutateAsync({ id, ...change })
      showToast(
        `Auto scheduler of ${name}: ${describeScheduler({ scheduler, scheduler_new, ...change }).toLowerCase()}.`,
      )
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t change the scheduler. Try again.'))
    }
  }
  return (
    <Stack gap={8}>
      <Switch
        size="sm"
        label="Auto scheduler"
        checked={scheduler}
        disabled={edit.isPending}
        onChange={(event) => void turn({ scheduler: event.currentTarget.checked })}
      />
      {scheduler ? (
        <Switch
          size="sm"
          label="Send new applicants to it at once"
          description="Automatically sends applicants who agreed to texts"
          checked={scheduler_new}
          disabled={edit.isPending}
          onChange={(event) => void turn({ scheduler_new: event.currentTarget.checked })}
        />
      ) : null}
    </Stack>
  )
}
