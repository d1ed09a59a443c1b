import type { Language } from '../../../../rules/words/language.ts'
import { getShownZone } from '../../calendar/rules/get-interview-zone.ts'
import type { InterviewType } from '../../calendar/rules/interview-kinds.ts'
import { formatInOtherZone, formatInterviewType, showClock, showDate } from '../../calendar/rules/interview-words.ts'

type Hour = {
  zone: string
  /** The candidate's zone; null when no one knows it. */
  candidateZone: { timeZone: string; isGuess: boolean } | null
  language: Language
  /** An interview in person takes place on the clock of its location. */
  type?: InterviewType | null | undefined
}

/** Nothing of what people typed may be read as a tag. */
const untagged = (text: string) => text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

/** Formats an hour for the candidate: on their clock only. */
export const formatHourFor = (at: Date, of: Hour): string => {
  const { language } = of
  const zone = getShownZone(of)
  return `${showDate(at, zone, language)} ${language === 'es' ? 'a las' : 'at'} ${showClock(at, zone, language)}`
}

/** Formats an hour for the clinic: on its clock, followed by the candidate’s if that differs. */
export const formatHourForClinic = (at: Date, { zone, candidateZone }: Omit<Hour, 'language'>): string => {
  const theirs = candidateZone ? formatInOtherZone(at, candidateZone.timeZone, zone) : null
  return `${showDate(at, zone)} at ${showClock(at, zone)}${theirs === null ? '' : ` (${theirs} theirs)`}`
}

type OfferInput = Hour & { times: readonly Date[]; organization: string; link: string }

/** Three times to choose from and a link for another one, in the candidate's language. */
export const writeOfferText = (of: OfferInput): string => {
  const times = of.times.map((at) => formatHourFor(at, of)).join('; ')
  const organization = untagged(of.organization)
  return of.language === 'es'
    ? 'Hola {{Candidate First}}, ¿le queda bien alguna de estas horas para una entrevista con ' +
        `${organization || 'nuestra clínica'}? ${times}. O elija otra aquí: ${of.link}`
    : 'Hi {{Candidate First}}, would one of these times suit you for an interview with ' +
        `${organization || 'our clinic'}? ${times}. Or choose another one here: ${of.link}`
}

type OfferedInput = Pick<Hour, 'candidateZone'> & { type: InterviewType; interviewer: string | null }

/** Describes an offer for the person who sends it: the kind, the interviewer, and the clock of the times. */
export const describeOffer = ({ type, interviewer, candidateZone }: OfferedInput): string => {
  const clock = type === 'In person' || candidateZone === null ? 'the clinic’s' : 'the candidate’s'
  const article = type === 'In person' ? 'an' : 'a'
  return `Offers ${article} ${formatInterviewType(type)}${interviewer ? ` with ${interviewer}` : ', no one assigned yet'}. Times are in ${clock} time zone.`
}

type BookedInput = Hour & { at: Date; type: InterviewType; organization: string; interviewer: string | null }

/** Writes the text about a booked interview, in the candidate's language. */
export const writeBookedText = (of: BookedInput): string => {
  const organization = untagged(of.organization)
  const interviewer = of.interviewer === null ? '' : untagged(of.interviewer)
  if (of.language === 'es')
    return (
      `Hola {{Candidate First}}, su ${formatInterviewType(of.type, 'es')} con ` +
      `${interviewer ? `${interviewer} de ` : ''}${organization || 'nuestra clínica'} es el ` +
      `${formatHourFor(of.at, of)}. Responda si necesita otra hora.`
    )
  return (
    `Hi {{Candidate First}}, your ${formatInterviewType(of.type)} with ` +
    `${interviewer ? `${interviewer} of ` : ''}${organization || 'our clinic'} is on ${formatHourFor(of.at, of)}. ` +
    'Reply here if you need another time.'
  )
}

/** Writes the text about a booked interview that does not take place, in the candidate's language. */
export const writeCorrectionText = (of: Hour & { at: Date; type: InterviewType }): string =>
  of.language === 'es'
    ? `Hola {{Candidate First}}, disculpe: su ${formatInterviewType(of.type, 'es')} del ${formatHourFor(of.at, of)} ` +
      'no tendrá lugar. Le escribiremos con otra hora.'
    : `Hi {{Candidate First}}, a correction: your ${formatInterviewType(of.type)} on ${formatHourFor(of.at, of)} does ` +
      'not take place. We will write with another time.'
