import type { Language } from '../../../../rules/words/language.ts'
import { getShownZone } from './get-interview-zone.ts'
import type { InterviewType } from './interview-kinds.ts'
import { formatInterviewType, showClock, showDate } from './interview-words.ts'

/** Hours before an interview at which its candidate is reminded. */
export const reminderHours = [24, 2] as const
export type ReminderHours = (typeof reminderHours)[number]

/** Why a reminder of an interview is skipped that its clinic has turned off. */
export const offAtClinic = 'The clinic turned this reminder off.'

export type PlannedReminder = { hours: ReminderHours; dueAt: Date; skipped: string | null }

const hourMs = 3_600_000
/** A reminder that is late by no more than this still goes out. */
const graceMs = 600_000

/**
 * Plans when the reminders of an interview go out. One whose moment passed before the interview was set, or that is not
 * among the clinic's, is skipped with the reason.
 */
export const planReminders = (
  startsAt: Date,
  now: Date,
  sent: readonly ReminderHours[] = reminderHours,
): PlannedReminder[] =>
  reminderHours.map((hours) => {
    const dueAt = new Date(startsAt.getTime() - hours * hourMs)
    const late = dueAt.getTime() < now.getTime() - graceMs
    const tooLate = late ? `The interview was scheduled less than ${hours} hours before its start.` : null
    return { hours, dueAt, skipped: tooLate ?? (sent.includes(hours) ? null : offAtClinic) }
  })

export type ReminderInput = {
  hours: ReminderHours
  startsAt: Date
  type: InterviewType
  organization: string
  organizationZone: string
  /** The candidate's zone; null when no one knows it. */
  candidateZone: { timeZone: string; isGuess: boolean } | null
  location: string | null
  place: string | null
  /** Of the candidate. */
  language: Language
}

/** Nothing of what people typed may be read as a tag. */
const untagged = (text: string) => text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

/** The hour as the candidate's clock shows it; of an interview in person as the location's does. */
const hourFor = ({ startsAt, organizationZone, candidateZone, language, type }: ReminderInput): string => {
  const zone = getShownZone({ zone: organizationZone, candidateZone, type })
  return `${showDate(startsAt, zone, language)} ${language === 'es' ? 'a las' : 'at'} ${showClock(startsAt, zone, language)}`
}

const spots = {
  en: { where: 'Where', link: 'Link', call: 'We will call you.' },
  es: { where: 'Lugar', link: 'Enlace', call: 'Le llamaremos.' },
}

const describePlace = ({ type, location, place, language }: ReminderInput): string => {
  const { where, link, call } = spots[language]
  const at = untagged([location, place].filter(Boolean).join(', '))
  if (type === 'In person') return at ? ` ${where}: ${at}.` : ''
  if (type === 'Video') return place ? ` ${link}: ${untagged(place)}` : ''
  return ` ${call}`
}

const inSpanish = (of: ReminderInput): string =>
  `Hola {{Candidate First}}, un recordatorio de ${untagged(of.organization) || 'su clínica'}: su ` +
  `${formatInterviewType(of.type, 'es')} es ${of.hours === 2 ? 'pronto, ' : ''}el ` +
  `${hourFor(of)}.${describePlace(of)} Responda si necesita otra hora.`

const inEnglish = (of: ReminderInput): string =>
  `Hi {{Candidate First}}, a reminder from ${untagged(of.organization) || 'your clinic'}: your ` +
  `${formatInterviewType(of.type)} is ${of.hours === 2 ? 'soon, ' : ''}on ${hourFor(of)}.${describePlace(of)} Reply ` +
  'here if you need another time.'

/** Writes a reminder in the candidate's language from the interview as it is now. The composer fills its tags. */
export const writeReminderText = (of: ReminderInput): string => (of.language === 'es' ? inSpanish(of) : inEnglish(of))
