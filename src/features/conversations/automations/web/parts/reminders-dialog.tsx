import { Button, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import type { Language } from '../../../../../rules/words/language.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import {
  type ReminderHours,
  reminderHours,
  writeReminderText,
} from '../../../../interviews/calendar/rules/reminders.ts'
import { formatReminderHours, useReminderSettings } from '../../../../interviews/calendar/web/public.ts'
import { fillExample } from '../../rules/texts/fill-example.ts'
import css from '../presets/presets.module.css'

type RemindersDialogProps = { opened: boolean; organization: string | undefined; onClose: () => void }

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

/** A Tuesday at 10 AM in the zone of the example. */
const example = { startsAt: new Date('2026-12-01T16:00:00Z'), organizationZone: 'America/Chicago' }

const writeExample = (hours: ReminderHours, language: Language, organization: string) => {
  const where = { type: 'Phone', candidateZone: null, location: null, place: null } as const
  return fillExample(writeReminderText({ ...example, ...where, hours, language, organization }), language, organization)
}

const Reminders = ({ organization: organizationId, onClose }: Omit<RemindersDialogProps, 'opened'>) => {
  const [language, setLanguage] = useState<Language>('en')
  const mayChange = useCan('users:manage')
  const { found, turn, isSaving } = useReminderSettings(organizationId)
  if (found.isError && !found.data)
    return <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the reminders.</ErrorState>
  if (!found.data) return <LoadingLines label="Loading the reminders" lines={8} />
  const { hours, organization } = found.data
  return (
    <Stack gap="sm">
      <Text size="sm">
        {organization} sends these before every interview, with this automation on or off. To turn them off for one
        interview, edit it.
      </Text>
      <SegmentedControl
        aria-label="Language"
        data={[...languages]}
        value={language}
        onChange={(value) => setLanguage(value === 'es' ? 'es' : 'en')}
      />
      {reminderHours.map((one) => (
        <figure key={one} className={css.first}>
          <figcaption className={css.firstHead}>
            <Switch
              label={formatReminderHours(one)}
              checked={hours.includes(one)}
              disabled={!mayChange || isSaving}
              onChange={(event) => void turn(hours, one, event.currentTarget.checked)}
            />
          </figcaption>
          <p className={css.bubble} lang={language}>
            {writeExample(one, language, organization)}
          </p>
        </figure>
      ))}
      {mayChange ? null : (
        <Text size="sm" c="dimmed">
          An Admin can change them.
        </Text>
      )}
      <DialogActions>
        <LinkButton to="/interviews">Open Interviews</LinkButton>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** Reminders of an organization; platform staff choose which. */
const AnyReminders = ({ organization, onClose }: Omit<RemindersDialogProps, 'opened'>) => {
  const own = useMe()?.organization.id
  const [chosen, setChosen] = useState(organization)
  return (
    <Stack gap="sm">
      {useCan('platform:see') ? (
        <OrganizationSelect
          label="Organization"
          value={chosen ?? own ?? null}
          onChange={(id) => setChosen(id ?? undefined)}
        />
      ) : null}
      <Reminders key={chosen} organization={chosen} onClose={onClose} />
    </Stack>
  )
}

/** The dialog with the reminders of an interview, as candidates read them in both languages, and which a clinic sends. */
export const RemindersDialog = ({ opened, ...body }: RemindersDialogProps) => (
  <Dialog opened={opened} onClose={body.onClose} title="Reminders">
    {opened ? <AnyReminders {...body} /> : null}
  </Dialog>
)
