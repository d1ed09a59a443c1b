import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { refreshAreas } from '../../../../../platform/web/refresh.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { type Month, showMonth } from '../../../../../rules/periods/month.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import {
  type ReportSchedulesReply,
  reportSchedules,
  type ScheduleRow,
  sendReportNow,
} from '../../contract/schedules.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { ScheduleList } from './schedule-list.tsx'

const noMail = 'Email isn’t set up. Ask your administrator to set SMTP_URL and MAIL_FROM.'

/** The figures of the shown month, to yourself, at once. */
const SendNow = ({ month }: { month: Month }) => {
  const send = useCommand(sendReportNow)
  return (
    <div>
      <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ month })}>
        Send Me One Now
      </Button>
      <Text size="sm" c="dimmed" mt={4} role="status" mih={20}>
        {send.isSuccess
          ? `${showMonth(month)} is on its way to ${send.data.to}.`
          : `The figures of ${showMonth(month)}.`}
      </Text>
      {send.isError ? <Alert>{getErrorMessage(send.error, 'Couldn’t send the report. Try again.')}</Alert> : null}
    </div>
  )
}

type OverviewProps = { known: ReportSchedulesReply; month: Month; onEdit: (row: ScheduleRow | 'new') => void }

const Overview = ({ known, month, onEdit }: OverviewProps) => (
  <>
    {known.canMail ? (
      <Group justify="space-between" align="flex-start" mb="md" gap="sm">
        <SendNow month={month} />
        {known.rows.length > 0 ? <Button onClick={() => onEdit('new')}>Schedule a Report</Button> : null}
      </Group>
    ) : (
      <Alert kind="note">{noMail}</Alert>
    )}
    {known.rows.length === 0 ? (
      <EmptyState
        title="No scheduled reports."
        action={known.canMail ? <Button onClick={() => onEdit('new')}>Schedule a Report</Button> : null}
      >
        {known.canMail ? 'Get the figures by email every month or week, with the file attached.' : null}
      </EmptyState>
    ) : (
      <ScheduleList rows={known.rows} timeZone={known.timeZone} canMail={known.canMail} onChange={onEdit} />
    )}
  </>
)

/** Reports by email: schedules with their last results, a form for one, and one to yourself now. */
export const Schedules = ({ month }: { month: Month }) => {
  const [editing, setEditing] = useState<ScheduleRow | 'new' | null>(null)
  const client = useQueryClient()
  const me = useMe()
  const found = useQuery(reportSchedules, {}, { staleTime: 0, refetchInterval: 10_000 })
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the scheduled reports.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading scheduled reports" lines={6} />
  if (editing === null) return <Overview known={found.data} month={month} onEdit={setEditing} />
  const done = () => {
    setEditing(null)
    void refreshAreas(client, ['finance'])
  }
  return (
    <ScheduleForm known={found.data} row={editing === 'new' ? null : editing} myId={me?.user.id ?? ''} onDone={done} />
  )
}
