import { Button, Checkbox, Select, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { filterIgnoringAccents } from '../../../../../platform/web/filter-ignoring-accents.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { handOver, handOverPreview } from '../../contract/hand-over.ts'
import { deactivatePerson, type Person } from '../../contract/people.ts'
import { countHeld, describeOwned } from '../../rules/hand-over.ts'
import { KnownPasswords, RotateLink } from './known-passwords.tsx'

type HandOverFormProps = { person: Person; deactivates: boolean; onClose: () => void }

const ends =
  'Ends their sessions and calendar address and blocks sign-in. Their work stays. You can reactivate the account.'

/** Passes everything that someone holds to a colleague, closing the account in the same step where that is wanted. */
export const HandOverForm = ({ person, deactivates, onClose }: HandOverFormProps) => {
  const found = useQuery(handOverPreview, { id: person.id })
  const pass = useCommand(handOver)
  const deactivate = useCommand(deactivatePerson)
  const { typed, set, told, formProblem, busy, submit } = useForm(
    { to: '', overlaps: false },
    'No answer from the server. Try again.',
  )
  const name = person.full_name || person.email
  const { held, people = [], knows = [] } = found.data ?? {}
  const all = held ? countHeld(held) : 0
  const taker = people.find(({ id }) => id === typed.to)
  const overlap = told?.refusal?.details.overlaps !== undefined || typed.overlaps
  const save = () =>
    submit(async () => {
      const given = held && taker ? { to: taker.id, expected: held, overlaps: typed.overlaps } : null
      try {
        if (deactivates) await deactivate.mutateAsync({ id: person.id, ...(given ? { hand_over: given } : {}) })
        else if (given) await pass.mutateAsync({ id: person.id, ...given })
      } catch (error) {
        void found.refetch()
        throw error
      }
      const passed = held && taker ? `${describeOwned(held)} transferred to ${taker.name}.` : ''
      const done = [deactivates ? `${name} is deactivated.` : '', passed].filter(Boolean).join(' ')
      if (knows.length === 0) showToast(done)
      else
        showToast(
          <>
            {done} <RotateLink personId={person.id} count={knows.length} />
          </>,
          { stay: 20_000 },
        )
      onClose()
    })
  const action = taker ? `Transfer ${formatCount(all)}${deactivates ? ' and Deactivate' : ''}` : 'Transfer'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {deactivates ? <Text>{ends}</Text> : null}
        {found.isError && !found.data ? (
          <ErrorState onRetry={() => void found.refetch()}>
            {getErrorMessage(found.error, 'Couldn’t load what this person owns.')}
          </ErrorState>
        ) : null}
        {found.isPending ? <LoadingLines label="Loading what this person owns" lines={2} /> : null}
        {held ? (
          <Text>{all > 0 ? `${name} owns ${describeOwned(held)}.` : `${name} owns nothing to transfer.`}</Text>
        ) : null}
        {all > 0 ? (
          <Select
            label={deactivates ? 'Transfer everything to' : 'To'}
            description={people.length === 0 ? 'No one else in this organization can take it' : undefined}
            placeholder={deactivates ? 'No one. Leave as is' : 'Choose a colleague'}
            clearable={deactivates}
            searchable
            filter={filterIgnoringAccents}
            nothingFoundMessage="No one by that name can take it"
            data={people.map(({ id, name: label }) => ({ value: id, label }))}
            value={typed.to || null}
            onChange={(id) => set('to', id ?? '')}
            error={told?.fields.to}
          />
        ) : null}
        {knows.length > 0 ? <KnownPasswords name={name} knows={knows} /> : null}
        {overlap ? (
          <Checkbox
            label="Transfer the interviews anyway"
            checked={typed.overlaps}
            onChange={(event) => set('overlaps', event.currentTarget.checked)}
          />
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={!deactivates && !taker}>
          {deactivates && !taker ? 'Deactivate' : action}
        </Button>
      </DialogActions>
    </form>
  )
}
