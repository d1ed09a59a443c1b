import type { Language } from '../../../../rules/words/language.ts'
import { organizationFallback } from './tags.ts'

const getName = (organization: string | null): string => organization?.trim() || organizationFallback

// Without accents: one of them would make two parts of the text.
/** Answers the first STOP of a number, in the language of the person. */
export const stopConfirmation = (organization: string | null, language: Language = 'en'): string =>
  language === 'es'
    ? `${getName(organization)}: ya no le enviaremos mensajes. Responda START para volver a recibirlos.`
    : `${getName(organization)}: you will get no more texts from us. Reply START to get them again.`

/** Answers HELP with the sender, the purpose, and how to end it, as carriers require of every campaign. */
export const writeHelpReply = (organization: string | null, language: Language = 'en'): string =>
  language === 'es'
    ? `${getName(organization)}: mensajes sobre su solicitud de trabajo. Pueden aplicarse tarifas de mensajes y ` +
      'datos. Responda STOP para dejar de recibir mensajes.'
    : `${getName(organization)}: texts about your job application. Message and data rates may apply. Reply STOP to get no more texts.`
