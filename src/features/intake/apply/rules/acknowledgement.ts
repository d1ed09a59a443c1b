import { type Position } from '../../../../rules/credential/positions.ts'
import type { Language } from '../../../../rules/words/language.ts'

/**
 * The clinic, place and position of an application, and the applicant's language. The place is written 'Austin, TX'.
 */
export type AppliedFor = { organization: string; position: Position; place: string; language: Language }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
const inFull = { RBT: 'técnico conductual registrado (RBT)', BCBA: 'analista de conducta certificado (BCBA)' }
const aJob = (position: AppliedFor['position']) => (position === 'RBT' ? 'an RBT' : 'a BCBA')

/** `bookAt`: the address to choose an interview time at, if there is one. */
type MailInput = AppliedFor & { bookAt?: string | null }

const spanishMail = ({ organization, position, place, bookAt }: MailInput) => ({
  subject: `${oneLine(organization)} recibió su solicitud`,
  text: [
    'Hola:',
    `Gracias por solicitar el puesto de ${inFull[position]} en ${oneLine(organization)}, en ${oneLine(place)}. ` +
      'Su solicitud ha llegado y alguien del equipo la revisará.',
    ...(bookAt ? [`Elija ahora una hora para una entrevista por teléfono: ${bookAt}`] : []),
    'Si usted no envió ninguna solicitud, alguien escribió su dirección por error: no tiene que hacer nada.',
    'Reinforce, para quienes contratan allí',
  ].join('\n\n'),
})

const englishMail = ({ organization, position, place, bookAt }: MailInput) => ({
  subject: `${oneLine(organization)} has your application`,
  text: [
    'Hello,',
    `Thank you for applying as ${aJob(position)} at ${oneLine(organization)} in ${oneLine(place)}. Your application has arrived, and someone will review it.`,
    ...(bookAt ? [`Choose a time now for a phone interview: ${bookAt}`] : []),
    'If you did not apply, you can ignore this email.',
    'Reinforce, for the people who hire there',
  ].join('\n\n'),
})

/**
 * Returns the email that an application has arrived. It contains nothing that the applicant typed: anyone can type
 * anyone's address into the form.
 */
export const writeAcknowledgementMail = (of: MailInput) => (of.language === 'es' ? spanishMail(of) : englishMail(of))

/** The same as a text, for someone who gave a number, no address, and consent. Without the accents that would make it cost two. */
export const writeAcknowledgementText = ({ organization, position, place, language }: AppliedFor): string => {
  const [clinic, where] = [oneLine(organization).slice(0, 60), oneLine(place).slice(0, 40)]
  return language === 'es'
    ? `${clinic}: gracias por solicitar el puesto de ${position} en ${where}. Recibimos su solicitud. Responda STOP para no recibir textos.`
    : `${clinic}: thank you for applying as ${aJob(position)} in ${where}. Your application has arrived. Reply STOP to opt out.`
}
