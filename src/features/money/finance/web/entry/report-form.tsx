import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayField } from '../../../../../platform/web/day-field/day-field.tsx'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { createMonth, type Month } from '../../../../../rules/periods/month.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { addReport, changeReport, seenReport } from '../../contract/report-entry.ts'
import type { ReportRow } from '../../contract/reports.ts'

const dollars = (cents: number) => (cents / 100).toFixed(2)

const toSeen = ({ customer, year, month, amount, fee, created_date }: ReportRow) => ({
  customer,
  month: createMonth(year, month),
  amount,
  fee,
  created: created_date?.slice(0, 10) ?? null,
})

type ReportFormProps = {
  /** The report to correct; null to enter one. */
  report: ReportRow | null
  month: Month
  organization: string | undefined
  onClose: () => void
}

/**
 * Form for client, month, amount, and fee of a performance report. A change by someone else is shown before it is
 * replaced.
 */
export const ReportForm = ({ report, month, organization, onClose }: ReportFormProps) => {
  const add = useCommand(addReport)
  const change = useCommand(changeReport)
  const [id] = useState(() => crypto.randomUUID())
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    {
      organization_id: report?.organization_id ?? (report ? '' : (organization ?? '')),
      customer: report?.organization_id ? '' : (report?.customer ?? ''),
      month: report ? createMonth(report.year, report.month) : month,
      amount: report ? dollars(report.amount) : '',
      fee: report ? dollars(report.fee) : '',
      created: report?.created_date?.slice(0, 10) ?? '',
    },
    'Couldn’t save the report. Try again.',
  )
  const kept = useKeptTyped(report ? `report:${report.id}` : 'report', { typed, setTyped })
  // The decision is sent with the values that the user saw, so that a third change causes a question, too.
  const met = seenReport.safeParse(told?.refusal?.details.seen).data
  const save = () =>
    submit(async () => {
      const input = { ...typed, timeZone: viewerTimeZone }
      if (report) await change.mutateAsync({ ...input, id: report.id, seen: met ?? toSeen(report) })
      else await add.mutateAsync({ ...input, id })
      kept.saved()
      showToast(report ? 'Report corrected.' : 'Report added.')
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <OrganizationSelect
          label="Client"
          value={typed.organization_id || null}
          onChange={(chosen) => set('organization_id', chosen ?? '')}
          error={told?.fields.organization_id}
        />
        {typed.organization_id === '' ? (
          <TextInput
            label="Stripe customer"
            description="Only for a customer with no linked client"
            {...bind('customer')}
          />
        ) : null}
        <TextInput label="Month" description="Month of the report, like 2026-06" required {...bind('month')} />
        <TextInput label="Amount" description="Dollars" inputMode="decimal" required {...bind('amount')} />
        <TextInput label="Fee" description="In dollars. Empty means none." inputMode="decimal" {...bind('fee')} />
        <DayField
          label="Created"
          description="Like 3/14/2026. Empty means today. Average clients per month counts by this day."
          {...bind('created')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {met ? 'Save Mine' : report ? 'Save' : 'Add Report'}
        </Button>
      </DialogActions>
    </form>
  )
}
