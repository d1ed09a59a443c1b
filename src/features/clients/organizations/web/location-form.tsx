import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { type JudgeDay, useWeekHours } from '../../../../platform/web/week-hours/use-week-hours.ts'
import { WeekHours } from '../../../../platform/web/week-hours/week-hours.tsx'
import type { WeekOfHours } from '../../../../rules/calendar/week-hours.ts'
import { usStates } from '../../../../rules/us-states.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { addLocation, editLocation } from '../contract/clients.ts'
import { LocationZone } from './location-zone.tsx'
import type { Details } from './organization-numbers.tsx'

type LocationFormProps = {
  organizationId: string
  /** The location to correct; null to add one. */
  location: Details['locations'][number] | null
  onClose: () => void
}

const states = Object.entries(usStates).map(([value, name]) => ({ value, label: `${value} – ${name}` }))

/** Usual hours of a clinic for children: open until the evening, closed on Sundays. */
const usualHours: WeekOfHours = {
  weekdays: { opens: 540, closes: 1200 },
  saturday: { opens: 540, closes: 780 },
  sunday: { opens: 0, closes: 0 },
}
const judge: JudgeDay = (_, { opens, closes }) => (opens >= closes ? { until: 'Choose a time after the start.' } : null)

/** Name, city and state of a location, its hours, and whether it is active. */
export const LocationForm = ({ organizationId, location, onClose }: LocationFormProps) => {
  const add = useCommand(addLocation)
  const edit = useCommand(editLocation)
  const [statesHours, setStatesHours] = useState(Boolean(location?.hours))
  const [tried, setTried] = useState(false)
  const week = useWeekHours(location?.hours ?? usualHours, judge)
  const { typed, setTyped, set, bind, told, formProblem, busy, submit } = useForm(
    {
      name: location?.name ?? '',
      city: location?.city ?? '',
      state: location?.state ?? '',
      time_zone: location?.time_zone ?? '',
      is_active: location?.is_active ?? true,
    },
    'Couldn’t save the location. Try again.',
  )
  const kept = useKeptTyped(location ? `location:${location.id}` : 'location', { typed, setTyped })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (statesHours && !week.hours) return
        const written = { ...typed, hours: statesHours ? week.hours : null }
        void submit(async () => {
          if (location) await edit.mutateAsync({ id: location.id, ...written })
          else await add.mutateAsync({ id: organizationId, ...written })
          showToast(location ? 'Location saved.' : 'Location added.')
          kept.saved()
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label="Name" required maxLength={200} {...bind('name')} value={typed.name} />
        <Group grow align="flex-start">
          <TextInput label="City" maxLength={200} {...bind('city')} value={typed.city} />
          <Select
            label="State"
            required
            searchable
            data={states}
            value={typed.state === '' ? null : typed.state}
            onChange={(state) => {
              set('state', state ?? '')
              set('time_zone', '')
            }}
            error={told?.fields.state}
          />
        </Group>
        <LocationZone place={typed} onZone={(zone) => set('time_zone', zone)} error={told?.fields.time_zone} />
        <Switch
          label="Set opening hours"
          description="Compared with the hours in a resume."
          checked={statesHours}
          onChange={(event) => setStatesHours(event.currentTarget.checked)}
        />
        {statesHours ? (
          <WeekHours week={week} usual={usualHours} from="From" until="Until" closed="Closed" quiet={!tried} />
        ) : null}
        {told?.fields.hours ? <Alert>{told.fields.hours}</Alert> : null}
        <Switch
          label="Active"
          checked={typed.is_active}
          onChange={(event) => set('is_active', event.currentTarget.checked)}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {location ? 'Save' : 'Add Location'}
        </Button>
      </DialogActions>
    </form>
  )
}
