import { Button, Radio, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { getPage } from '../../../candidates/directory/rules/candidate-link.ts'
import { PlaceSelect } from '../../../clients/organizations/web/public.ts'
import { routeApplication, unroutedDetails } from '../contract/unrouted.ts'
import { ApplicationDetails } from './application-details.tsx'
import { PersonChoice, type ProposedPerson, someoneElse } from './person-choice.tsx'
import { showRoutedNotice } from './show-routed-notice.tsx'
import { formatDisplayName, type Unrouted } from './unrouted-columns.tsx'

type Details = ReplyOf<typeof unroutedDetails>
type RouteFormProps = { row: Unrouted; onClose: () => void }

/** A long name makes the button taller, never wider than the dialog. */
const wrapping = { label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } as const
/** The choice that is no code. */
const elsewhere = ''

const Codes = ({ codes, value, onChange, error }: CodesProps) => (
  <Radio.Group label="Where does it belong?" value={value} onChange={onChange} error={error}>
    <Stack gap={8} mt={6}>
      {codes.map(({ code, organization, location, position }) => (
        <Radio
          key={code}
          value={code}
          label={`${organization}, ${location}`}
          description={`${code}, for ${position === 'RBT' ? 'an RBT' : 'a BCBA'}`}
        />
      ))}
      <Radio value={elsewhere} label="Another location" />
    </Stack>
  </Radio.Group>
)
type CodesProps = {
  codes: Details['codes']
  value: string
  onChange: (code: string) => void
  error: string | undefined
}

type FormValues = {
  code: string
  location_id: string
  position: string
  /** The place among the people of an email. */
  person: string
  full_name: string
  email_address: string
  phone_number: string
}
const toPerson = (person: ProposedPerson | undefined) => ({
  full_name: person?.full_name ?? '',
  email_address: person?.email_address ?? '',
  phone_number: person?.phone_number ?? '',
})
const firstChoice = ({ codes, position, people }: Details): FormValues => ({
  code: codes[0]?.code ?? elsewhere,
  location_id: '',
  position,
  person: people.length > 0 ? '0' : someoneElse,
  ...toPerson(people[0]),
})

const Form = ({ row, details, onClose }: RouteFormProps & { details: Details }) => {
  const navigate = useNavigate()
  const route = useCommand(routeApplication)
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    firstChoice(details),
    'Couldn’t route the application. Try again.',
  )
  const kept = useKeptTyped(`route:${row.id}`, { typed, setTyped })
  const { codes, people } = details
  const to = codes.find(({ code }) => code === typed.code)
  const position = typed.position === 'BCBA' ? ('BCBA' as const) : ('RBT' as const)
  const send = () =>
    submit(async () => {
      const place = to ? { code: to.code } : { location_id: typed.location_id, position }
      const { full_name, email_address, phone_number } = typed
      const person = { full_name, email_address, phone_number, is_other: people.length > 0 }
      const done = await route.mutateAsync({ id: row.id, ...place, ...person })
      const candidate = { id: done.candidate_id, position: done.position }
      kept.saved()
      showRoutedNotice(full_name.trim() || formatDisplayName(row), done, () => void navigate(getPage(candidate)))
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (to || typed.location_id) void send()
      }}
    >
      <Stack gap="md">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <ApplicationDetails row={row} details={details} />
        {people.length > 0 ? (
          <PersonChoice
            people={people}
            value={typed.person}
            onChange={(person, chosen) => setTyped({ ...typed, person, ...toPerson(chosen) })}
          />
        ) : null}
        {people.length === 0 && row.name ? null : (
          <TextInput label="Name" description={row.name ? undefined : 'None given.'} {...bind('full_name')} />
        )}
        {people.length === 0 && (row.email || row.phone) ? null : (
          <>
            <TextInput label="Email" type="email" {...bind('email_address')} />
            <TextInput label="Phone" type="tel" {...bind('phone_number')} />
          </>
        )}
        {codes.length > 0 ? (
          <Codes codes={codes} value={typed.code} onChange={(code) => set('code', code)} error={told?.fields.code} />
        ) : (
          <Text size="sm" c="dimmed">
            No job code is similar to the one it came with.
          </Text>
        )}
        {to ? null : (
          <>
            <PlaceSelect
              value={typed.location_id}
              onChange={(id) => set('location_id', id)}
              error={told?.fields.location_id}
            />
            <div>
              <Text size="sm" fw={500} mb={4} id="route-position">
                Position
              </Text>
              <SegmentedControl
                aria-labelledby="route-position"
                data={['RBT', 'BCBA']}
                value={position}
                onChange={(value) => set('position', value)}
              />
            </div>
          </>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          h="auto"
          mih={36}
          py={6}
          styles={wrapping}
          loading={busy}
          disabled={!to && typed.location_id === ''}
        >
          {to ? `Route to ${to.organization}` : 'Route'}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Sends an application where it belongs: to the place of a close code, or to any other. */
export const RouteForm = ({ row, onClose }: RouteFormProps) => {
  const { data, isError, error, refetch } = useQuery(unroutedDetails, { id: row.id }, { staleTime: 0 })
  if (data) return <Form row={row} details={data} onClose={onClose} />
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()}>{getErrorMessage(error, 'Couldn’t load the application.')}</ErrorState>
    )
  return <LoadingLines label="Loading the application" />
}
