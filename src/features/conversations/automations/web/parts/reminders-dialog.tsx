import { Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import type { Language } from '../../../../../rules/words/language.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { type ReminderHours, writeReminderText } from '../../../../interviews/calendar/rules/reminders.ts'
import { fillExample } from '../../rules/texts/fill-example.ts'
import css from '../presets/presets.module.css'

type RemindersDialogProps = { opened: boolean; organization: string | undefined; onClose: () => void }

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const
const whens = [
  [24, '1 day before'],
  [2, '2 hours before'],
] as const

/** A Tuesday at 10 AM in the zone of the example. */
const example = { startsAt: new Date('2026-12-01T16:00:00Z'), organizationZone: 'America/Chicago' }

const writeExample = (hours: ReminderHours, language: Language, organization: string) => {
  const where = { type: 'Phone', candidateZone: null, location: null, place: null } as const
  return fillExample(writeReminderText({ ...example, ...where, hours, language, organization }), language, organization)
}

const Reminders = ({ organization, onClose }: Omit<RemindersDialogProps, 'opened'>) => {
  const [language, setLanguage] = useState<Language>('en')
  const own = useMe()?.organization
  const name = organization === undefined || organization === own?.id ? (own?.name ?? 'the clinic') : 'the clinic'
  return (
    <Stack gap="sm">
      <Text size="sm">
        Every interview has these reminders, with this automation on or off. To turn them off for one interview, edit
        it.
      </Text>
      <SegmentedControl
        aria-label="Language"
        data={[...languages]}
        value={language}
        onChange={(value) => setLanguage(value === 'es' ? 'es' : 'en')}
      />
      {whens.map(([hours, when]) => (
        <figure key={hours} className={css.first}>
          <figcaption className={css.firstHead}>{when}</figcaption>
          <p className={css.bubble} lang={language}>
            {writeExample(hours, language, name)}
          </p>
        </figure>
      ))}
      <DialogActions>
        <LinkButton to="/interviews">Open Interviews</LinkButton>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** The dialog with the reminders of an interview, as candidates read them in both languages. */
export const RemindersDialog = ({ opened, ...body }: RemindersDialogProps) => (
  <Dialog opened={opened} onClose={body.onClose} title="Reminders">
    {opened ? <Reminders {...body} /> : null}
  </Dialog>
)
