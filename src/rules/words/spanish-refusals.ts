import type { Sentences } from './translate.ts'

/** The refusals of any call of a public page, in Spanish. */
export const spanishRefusals: Sentences = {
  'We couldn’t read the request.': 'No se pudo leer lo que se envió.',
  'Not found.': 'No se encontró.',
  'Someone just saved the same thing. Reload to see it.':
    'Alguien acaba de guardar lo mismo. Vuelva a cargar la página para verlo.',
  'This is too large.': 'Lo que envió es demasiado grande.',
  'Send JSON, or a form (multipart/form-data) where the call takes a file.': 'No se pudo leer lo que se envió.',
  'Too many attempts. Wait a minute and try again.': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  'Too many calls. Wait a minute and try again.': 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  'The service is temporarily unavailable. Nothing changed. Try again.':
    'El servicio no está disponible por el momento. No se cambió nada. Inténtelo de nuevo.',
  'The service was unavailable while saving, so this may have been saved. Check before you try again.':
    'El servicio no estuvo disponible mientras se guardaba, así que es posible que se haya guardado. Compruébelo antes de intentarlo de nuevo.',
  'The service is temporarily unavailable. Try again.':
    'El servicio no está disponible por el momento. Inténtelo de nuevo.',
  'The service was unavailable while saving, so this may have been saved. Try again. It won’t be saved twice.':
    'El servicio falló mientras se guardaba, así que es posible que se haya guardado. Inténtelo de nuevo. No se guardará dos veces.',
  'Storage is full. Nothing changed. Contact your administrator.':
    'No queda espacio. No se cambió nada. Avise a la clínica.',
  'Storage is full, so only part of this may have been saved. Check before you try again, and contact your administrator.':
    'No queda espacio, así que quizá solo se guardó una parte. Compruébelo antes de intentarlo de nuevo y avise a la clínica.',
  'A related record was changed or removed. Reload and try again.':
    'Algo relacionado cambió o se eliminó. Vuelva a cargar la página e inténtelo de nuevo.',
  'Something went wrong on our side. Try again.': 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  'The server didn’t answer as expected. Try again.': 'El servidor no respondió como se esperaba. Inténtelo de nuevo.',
  'This call must come from the console itself.': 'Abra la página de nuevo e inténtelo otra vez.',
  'Organization not found': 'No se encontró la organización.',
  'Check the fields.': 'Revise los datos.',
  'Invalid input': 'Revise los datos.',
  '{name} is too long or too large.': 'Es demasiado largo.',
  '{name} is missing or too short.': 'Falta este dato o es demasiado corto.',
  '{name} is not valid.': 'Este dato no es válido.',
}
