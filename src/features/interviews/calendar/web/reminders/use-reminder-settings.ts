import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { changeReminderSettings, reminderSettings } from '../../contract/reminders.ts'
import type { ReminderHours } from '../../rules/reminders.ts'

/** The reminders an organization sends, your own without one, and turning one of them on or off. */
export const useReminderSettings = (organizationId: string | undefined) => {
  const asked = organizationId ? { organization_id: organizationId } : {}
  const found = useQuery(reminderSettings, asked)
  const change = useCommand(changeReminderSettings)
  const turn = async (hours: readonly ReminderHours[], one: ReminderHours, on: boolean) => {
    try {
      await change.mutateAsync({ ...asked, hours: on ? [...hours, one] : hours.filter((each) => each !== one) })
      showToast(`Reminders ${formatReminderHours(one)} turned ${on ? 'on' : 'off'}.`)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t change the reminders. Try again.'))
    }
  }
  return { found, turn, isSaving: change.isPending }
}

/** '1 day before', '2 hours before'. */
export const formatReminderHours = (hours: ReminderHours): string => (hours === 24 ? '1 day before' : '2 hours before')
