import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatUsd } from '../../../../../rules/money.ts'
import { createMonth, showMonth } from '../../../../../rules/periods/month.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { removeReport } from '../../contract/report-entry.ts'
import type { ReportRow } from '../../contract/reports.ts'

/** Asks why a report goes; what it was stays in the activity. */
export const RemoveReport = ({ report, onClose }: { report: ReportRow; onClose: () => void }) => {
  const remove = useCommand(removeReport)
  const { bind, typed, setTyped, told, busy, submit } = useForm(
    { reason: '' },
    'Couldn’t remove the report. Try again.',
  )
  const kept = useKeptTyped(`remove-report:${report.id}`, { typed, setTyped })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await remove.mutateAsync({ id: report.id, ...typed })
          kept.saved()
          showToast('Report removed.')
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        <Text size="sm">
          {report.organization ?? report.customer ?? 'Without a customer'},{' '}
          {showMonth(createMonth(report.year, report.month))}: {formatUsd(report.amount)}, fee {formatUsd(report.fee)}.
          Revenue and totals drop by this amount. The activity log keeps the report.
        </Text>
        <TextInput label="Reason" required {...bind('reason')} error={told?.fields.reason ?? told?.message} />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Keep Report
        </Button>
        <Button type="submit" color="red" loading={busy}>
          Remove 1 Report
        </Button>
      </DialogActions>
    </form>
  )
}
