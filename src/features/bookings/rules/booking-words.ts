import type { Language } from '../../../rules/words/language.ts'
import type { InterviewType } from '../../interviews/rules/interview-kinds.ts'
import { kindInWords, showClock, showDate } from '../../interviews/rules/interview-words.ts'

type Hour = {
  zone: string
  /** The candidate's zone; null when nobody knows it. */
  candidateZone: { timeZone: string; isGuess: boolean } | null
  language: Language
}

/** Nothing of what people typed may be read as a tag. */
const untagged = (text: string) => text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

/** An hour as the candidate’s clock shows it; the clinic’s beside it where they differ. */
export const hourFor = (at: Date, { zone, candidateZone, language }: Hour): string => {
  const theirs = candidateZone?.timeZone ?? zone
  const own = showClock(at, theirs, language)
  const clinics = showClock(at, zone, language)
  return `${showDate(at, theirs, language)} ${language === 'es' ? 'a las' : 'at'} ${own}${own === clinics ? '' : ` (${clinics})`}`
}

type Offered = Hour & { times: readonly Date[]; organization: string; link: string }

/** Three times to choose from and a link for another one, in the candidate's language. */
export const offerWords = (of: Offered): string => {
  const times = of.times.map((at) => hourFor(at, of)).join('; ')
  const organization = untagged(of.organization)
  return of.language === 'es'
    ? `Hola {{Candidate First}}, ¿le queda bien alguna de estas horas para una entrevista con ${organization || 'nuestra clínica'}? ${times}. O elija otra aquí: ${of.link}`
    : `Hi {{Candidate First}}, would one of these times suit you for an interview with ${organization || 'our clinic'}? ${times}. Or choose another one here: ${of.link}`
}

type Booked = Hour & { at: Date; type: InterviewType; organization: string; interviewer: string | null }

/** That an interview is booked, in the candidate's language. */
export const bookedWords = (of: Booked): string => {
  const organization = untagged(of.organization)
  const interviewer = of.interviewer === null ? '' : untagged(of.interviewer)
  if (of.language === 'es')
    return `Hola {{Candidate First}}, su ${kindInWords(of.type, 'es')} con ${interviewer ? `${interviewer} de ` : ''}${organization || 'nuestra clínica'} es el ${hourFor(of.at, of)}. Responda si necesita otra hora.`
  return `Hi {{Candidate First}}, your ${kindInWords(of.type)} with ${interviewer ? `${interviewer} of ` : ''}${organization || 'our clinic'} is on ${hourFor(of.at, of)}. Reply here if you need another time.`
}

/** That what was booked does not take place after all, in the candidate's language. */
export const correctionWords = (of: Hour & { at: Date; type: InterviewType }): string =>
  of.language === 'es'
    ? `Hola {{Candidate First}}, disculpe: su ${kindInWords(of.type, 'es')} del ${hourFor(of.at, of)} no tendrá lugar. Le escribiremos con otra hora.`
    : `Hi {{Candidate First}}, a correction: your ${kindInWords(of.type)} on ${hourFor(of.at, of)} does not take place. We will write with another time.`
