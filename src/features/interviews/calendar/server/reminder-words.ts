import type { Language } from '../../../../rules/words/language.ts'
import type { LocalTimeZone } from '../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import type { InterviewType } from '../rules/interview-kinds.ts'
import { type ReminderHours, writeReminderText } from '../rules/reminders.ts'

/** Data for the reminder of an interview. `zone`: the zone of its hour. */
export type Reminding = {
  id: string
  organization_id: string
  organization: string
  candidate_id: string
  candidateZone: LocalTimeZone | null
  language: Language
  zone: string
  startsAt: Date
  type: InterviewType
  location: string | null
  place: string | null
  reminders: boolean
}

/** Writes the reminder of an interview from its current values. */
export const writeReminder = (hours: ReminderHours, of: Reminding): string =>
  writeReminderText({ ...of, hours, organizationZone: of.zone })
