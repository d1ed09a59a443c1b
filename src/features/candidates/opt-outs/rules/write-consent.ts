import type { Language } from '../../../../rules/words/language.ts'

/**
 * Returns the consent that an applicant gives before texts, in the language of the form. It is stored with the consent,
 * word for word.
 */
export const writeConsent = (organization: string, language: Language = 'en'): string =>
  language === 'es'
    ? `Acepto recibir mensajes de texto de ${organization} sobre mi solicitud. Pueden aplicarse tarifas de ` +
      'mensajes y datos. Responda STOP para dejar de recibirlos.'
    : `I agree to receive text messages from ${organization} about my application. Message and data rates may apply. Reply STOP to opt out.`
