import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { OrganizationChoice } from '../../../../access/organization-choice/web/public.ts'
import { useLinkCustomer } from './use-link-customer.tsx'

/** Form to choose the organization of a customer's rows. Refuses one that is linked to another customer. */
export const MatchForm = ({ customer, onClose }: { customer: string; onClose: () => void }) => {
  const link = useLinkCustomer()
  const { typed, set, told, busy, submit } = useForm({ organization: '' }, 'Couldn’t match the customer. Try again.')
  const problem = told?.fields.customer ?? told?.fields.id ?? (told ? told.message : undefined)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await link(typed.organization, customer, null)
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        {problem ? <Alert>{problem}</Alert> : null}
        <Text size="sm">
          All invoices and performance reports of {customer}, including future ones, are shown to the client you choose.
        </Text>
        <OrganizationChoice
          label="Client"
          value={typed.organization || null}
          onChange={(id) => set('organization', id ?? '')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.organization === ''}>
          Match
        </Button>
      </DialogActions>
    </form>
  )
}
