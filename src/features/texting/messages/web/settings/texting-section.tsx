import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { textingPauses } from '../../contract/texting-pause.ts'
import { textingSettings } from '../../contract/texting-settings.ts'
import { CostPanel } from '../costs/cost-panel.tsx'
import { StoppedNote } from '../stopped-note.tsx'
import { DailyLimit } from './daily-limit.tsx'
import { PauseSwitch } from './pause-switch.tsx'
import { ResumeButton } from './resume-button.tsx'
import { StateHoursTable } from './state-hours-table.tsx'
import { TextingHours } from './texting-hours.tsx'
import { WholeService } from './whole-service.tsx'

type TextingSectionProps = {
  /** The settings of another area about texts. */
  beside: ReactNode
  /** Set while that loads: the whole section appears at once, so that nothing moves. */
  waits: boolean
}

/** Whether texts can be sent, in which hours, and what the states ask for. Admins change, the others read. */
export const TextingSection = ({ beside, waits }: TextingSectionProps) => {
  const mayChange = useCan('users:manage')
  const mayEditStates = useCan('platform:edit')
  const found = useQuery(textingSettings, {})
  const pauses = useQuery(textingPauses, {})
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the texting settings.')}
      </ErrorState>
    )
  if (!found.data || waits) return <LoadingLines label="Loading texting settings" lines={10} />
  const { organizationId, quietHours, optOutEverywhere, widest, hours, senderProblem, pausedUntil, stateHours } =
    found.data
  const isStopped = pauses.data?.pauses.some((each) => [null, organizationId].includes(each.organizationId)) ?? false
  return (
    <Stack gap="md" component="section" aria-label="Texting">
      <Title order={2}>Texting</Title>
      {senderProblem === null && pausedUntil === null ? (
        isStopped || !quietHours ? null : (
          <Alert kind="success">Texts can be sent.</Alert>
        )
      ) : (
        <Alert>
          {senderProblem ?? 'Texting is paused by the provider.'}
          {pausedUntil ? ` Texts wait until ${formatDateTime(pausedUntil)}.` : ''}
          {mayChange ? <ResumeButton id={organizationId} /> : null}
        </Alert>
      )}
      <StoppedNote />
      <TextingHours {...{ hours, widest, quietHours, mayChange }} id={organizationId} />
      <SimpleGrid cols={{ base: 1, sm: mayChange ? 2 : 1 }} spacing="md">
        <DailyLimit id={organizationId} mayChange={mayChange} />
        {mayChange ? <PauseSwitch id={organizationId} /> : null}
      </SimpleGrid>
      {mayEditStates ? <WholeService /> : null}
      <CostPanel id={organizationId} />
      {beside}
      <Fold name="opt-outs" title="Opt-outs" lead="People who reply STOP get no more texts. START resumes them.">
        <Text size="sm">
          STOP or the equivalent counts, in English or Spanish. Unclear replies wait in Messages.{' '}
          {optOutEverywhere
            ? 'An opt-out applies to every organization on this platform, including ones that add the number later.'
            : 'An opt-out applies to every organization that has texted the number. One that adds the number later may ask again.'}
        </Text>
      </Fold>
      <Fold
        name="state-hours"
        title="State texting hours"
        lead={`${quietHours ? '' : 'Off. '}Stricter hours that some states require.${mayEditStates ? '' : ' Platform staff maintain them.'}`}
      >
        <StateHoursTable rows={stateHours} mayEdit={mayEditStates} />
      </Fold>
    </Stack>
  )
}
