import { productName } from '../../../../../rules/product.ts'
import { spanishRefusals } from '../../../../../rules/words/spanish-refusals.ts'
import type { Sentences } from '../../../../../rules/words/translate.ts'
import { demoMinutes } from '../../rules/demo-request.ts'
import type { english } from './en.ts'

/** The words of the page for requesting a demo, in Spanish. */
export const words: typeof english = {
  title: 'Solicite una demostración',
  lead: `Vea ${productName} con las cifras de una clínica como la suya, en ${demoMinutes} minutos.`,
  thanks: '¡Gracias!',
  arrived: 'Recibimos su solicitud.',
  whatNext: `Alguien de ${productName} se comunicará con usted para acordar una hora.`,
  back: 'Volver a iniciar sesión',
  notSent: 'No se pudo enviar su solicitud. Inténtelo de nuevo.',
  clinic: 'Su clínica',
  name: 'Su nombre',
  email: 'Correo electrónico',
  emailHint: 'Escriba un correo o un teléfono',
  phone: 'Teléfono',
  message: '¿Qué le gustaría ver?',
  send: 'Solicitar demostración',
}

/** The sentences with which a request for a demo is refused, in Spanish. */
export const refusals: Sentences = {
  'Enter your name.': 'Escriba su nombre.',
  'Enter your name without a web address.': 'Escriba su nombre sin una dirección web.',
  'Enter your name without numbers.': 'Escriba su nombre sin números.',
  'Enter your clinic’s name.': 'Escriba el nombre de su clínica.',

  'Enter an email address or a phone number.': 'Escriba un correo electrónico o un número de teléfono.',
  'This is not an email address. Write it like ana@example.com.':
    'Esto no es una dirección de correo. Escríbala así: ana@example.com.',
  'This is not a phone number.': 'Esto no es un número de teléfono.',
  'Prospect not found': 'No se encontró la clínica.',
  ...spanishRefusals,
}
