import type { Sentences } from './translate.ts'

/** What any call of a public page may be answered with, in Spanish. */
export const spanishRefusals: Sentences = {
  'The request could not be read.': 'No se pudo leer lo que se envió.',
  'Not found.': 'No se encontró.',
  'This is there already: somebody saved the same a moment ago. Open the page again to see it.':
    'Esto ya existe: alguien guardó lo mismo hace un momento. Vuelva a abrir la página para verlo.',
  'That is too large.': 'Lo que envió es demasiado grande.',
  'Send JSON, or a form (multipart/form-data) where the call takes a file.': 'No se pudo leer lo que se envió.',
  'Too many attempts. Please wait a minute and try again.':
    'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  'Too many calls. Please wait a minute and try again.': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  'The service is away for a moment. Nothing was changed; please try again.':
    'El servicio no está disponible por un momento. No se cambió nada; inténtelo de nuevo.',
  'The service was away while this was being saved, so it may have been saved. Look before you try again.':
    'El servicio no estuvo disponible mientras se guardaba, así que es posible que se haya guardado. Compruébelo antes de intentarlo de nuevo.',
  'The service is away for a moment. Please try again.':
    'El servicio no está disponible por un momento. Inténtelo de nuevo.',
  'Something went wrong on our side. Please try again.': 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  'The server did not answer as expected. Please try again.':
    'El servidor no respondió como se esperaba. Inténtelo de nuevo.',
  'This call must come from the console itself.': 'Abra la página de nuevo e inténtelo otra vez.',
  'Organization not found': 'No se encontró la organización.',
  'The input is not valid.': 'Los datos no son válidos.',
  'Invalid input': 'Los datos no son válidos.',
  '{name} is too long or too large.': 'Es demasiado largo.',
  '{name} is missing or too short.': 'Falta este dato o es demasiado corto.',
  '{name} is not valid.': 'Este dato no es válido.',
}
