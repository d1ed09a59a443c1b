import { Checkbox, Stack } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { chooseNotifications } from '../contract/notifications.ts'
import { kindNames, type NotificationKind, notificationKinds } from '../rules/kinds.ts'

type KindChoiceProps = { hidden: readonly NotificationKind[]; onChanged: () => void }

/** Which kinds the bell tells this person of. */
export const KindChoice = ({ hidden, onChanged }: KindChoiceProps) => {
  const mayManage = useCan('users:manage')
  const offered = notificationKinds.filter((kind) => kind !== 'applications' || mayManage)
  const choose = useCommand(chooseNotifications)
  const set = (kind: NotificationKind, isShown: boolean) =>
    choose.mutate(
      { hidden: notificationKinds.filter((each) => (each === kind ? !isShown : hidden.includes(each))) },
      {
        onSuccess: onChanged,
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t save your choice. Try again.')),
      },
    )
  return (
    <Stack gap={8} role="group" aria-label="Notify me about">
      {offered.map((kind) => (
        <Checkbox
          key={kind}
          label={kindNames[kind]}
          checked={!hidden.includes(kind)}
          onChange={(event) => set(kind, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
