import { Button, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { type FoundCustomer, findCustomers } from '../../contract/customer.ts'
import { parseCustomerId } from '../../rules/customer-id.ts'
import { useLinkCustomer } from './use-link-customer.tsx'

const describeRows = ({ invoices, reports }: FoundCustomer) =>
  invoices + reports === 0
    ? 'no invoices or reports yet'
    : [invoices > 0 && pluralize(invoices, 'invoice'), reports > 0 && pluralize(reports, 'report')]
        .filter(Boolean)
        .join(', ')

const about = (found: FoundCustomer, organization: string) =>
  [
    found.name ? found.customer : null,
    found.email,
    describeRows(found),
    found.organization_id === null
      ? null
      : found.organization_id === organization
        ? 'linked now'
        : `linked to ${found.organization ?? 'another client'}`,
  ]
    .filter(Boolean)
    .join(' · ')

type ChoicesProps = { id: string; words: string; value: string; onChange: (customer: string) => void }

/** The customers that are found, each with how much it has; an id that no one knows can be taken as it is typed. */
const Choices = ({ id, words, value, onChange }: ChoicesProps) => {
  const found = useQuery(findCustomers, { q: words }, { keepPrevious: true })
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t search customers.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Searching" lines={4} />
  const { customers, failure, source } = found.data
  const typed = parseCustomerId(words)
  const asTyped = typed.ok && !customers.some(({ customer }) => customer === typed.customer) ? typed.customer : null
  return (
    <>
      {failure ? <Alert kind="note">Couldn’t search Stripe: {failure}</Alert> : null}
      <Radio.Group label="Customer" value={value} onChange={onChange}>
        <Stack gap="xs" mt={4} mah={280} style={{ overflowY: 'auto' }}>
          {customers.map((each) => (
            <Radio
              key={each.customer}
              value={each.customer}
              label={each.name ?? each.customer}
              description={about(each, id)}
              disabled={each.organization_id !== null && each.organization_id !== id}
              styles={{ label: { overflowWrap: 'anywhere' } }}
            />
          ))}
          {asTyped ? <Radio value={asTyped} label={asTyped} description="ID as entered; not known here" /> : null}
        </Stack>
      </Radio.Group>
      {customers.length === 0 && !asTyped ? (
        <Text size="sm" c="dimmed">
          {source === 'stripe'
            ? 'No customers found. Try part of the name or address, or enter the ID.'
            : 'No invoice or report names this customer. Enter its ID.'}
        </Text>
      ) : null}
    </>
  )
}

type LinkFormProps = { id: string; customer: string | null; onClose: () => void }

/** Form for the customer of an organization: find, choose, or remove it. Shows a change made by someone else. */
export const LinkForm = ({ id, customer, onClose }: LinkFormProps) => {
  const link = useLinkCustomer()
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words.trim(), 250)
  const { typed, set, formProblem, busy, submit } = useForm(
    { customer: customer ?? '' },
    'Couldn’t link the customer. Try again.',
  )
  const save = (chosen: string | null) =>
    void submit(async () => {
      await link(id, chosen, customer)
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save(typed.customer)
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label="Find a customer"
          description="Part of the name or address, or the ID"
          data-autofocus
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Choices id={id} words={asked} value={typed.customer} onChange={(chosen) => set('customer', chosen)} />
      </Stack>
      <DialogActions
        left={
          customer ? (
            <Button variant="subtle" color="red" disabled={busy} onClick={() => save(null)}>
              Unlink
            </Button>
          ) : null
        }
      >
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.customer === '' || typed.customer === customer}>
          Link
        </Button>
      </DialogActions>
    </form>
  )
}
