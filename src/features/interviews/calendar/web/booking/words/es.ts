import { spanishRefusals } from '../../../../../../rules/words/spanish-refusals.ts'
import type { Sentences } from '../../../../../../rules/words/translate.ts'
import type { english } from './en.ts'

/** Texts of a booking link's pages, in Spanish. */
export const words: typeof english = {
  title: 'Elija una hora',
  forInterview: 'Para su entrevista',
  notLoaded: 'No se pudo cargar esta página. Inténtelo de nuevo.',
  retry: 'Reintentar',
  moment: 'Un momento…',
  loading: 'Cargando las horas libres',
  loadingForm: 'Cargando',
  greeting: ({ candidate, kind, minutes, interviewer }) =>
    `Hola, ${candidate}: elija una hora para su ${kind} de ${minutes} minutos${interviewer ? ` con ${interviewer}` : ''}.`,
  planned: (kind, span) => `Su ${kind} está programada: ${span}. Se mantiene hasta que usted elija otra hora.`,
  chooseAnother: 'Elija otra hora',
  cancelThis: '¿Cancelar esta entrevista?',
  chooseForInterview: 'Elija una hora para su entrevista',
  keepTime: 'Conservar esta hora',
  failed: 'No se pudo guardar. Revise su conexión e inténtelo de nuevo.',
  book: (moment) => `Reservar ${moment}`,
  moveTo: (moment) => `Cambiar a ${moment}`,
  chooseTime: 'Elija una hora',
  inZone: (zone) => `Las horas se muestran en ${zone}.`,
  fitting: 'Cuando dijo que puede',
  others: 'Otras horas',
  fits: 'Le queda bien',
  noneFree: 'No hay horas libres en las próximas dos semanas. Responda al mensaje de texto que recibió.',
  days: 'Días',
  times: (count) => `${count} ${count === 1 ? 'horario' : 'horarios'}`,
  seeYou: '¡Hasta entonces!',
  yourInterview: (kind, clinic) => `Su ${kind} con ${clinic}`,
  wasMoved: 'Se cambió la hora de su entrevista. ',
  addToCalendar: 'Agregar a mi calendario',
  oldTime: '¿Tiene la hora anterior en su calendario? Agréguela de nuevo para reemplazarla.',
  anotherTime: 'Elegir otra hora',
  cancelInterview: 'Cancelar entrevista',
  keepInterview: 'Conservar entrevista',
  untilItBegins: 'Hasta que empiece, puede cambiarla o cancelarla con este enlace. ',
  mayClose: 'Ya puede cerrar esta página.',
  cancelled: 'Esta entrevista se canceló',
  wasPlanned: (span, clinic) => `Estaba programada: ${span}. Pida una nueva a ${clinic}.`,
  willSee: (span, clinic) => `${span}. ${clinic} verá que usted canceló. Aquí no se puede deshacer.`,
  reason: 'Motivo',
  reasonHint: 'Opcional. La clínica lo ve.',
  weCall: 'Le llamaremos por teléfono.',
  theLink: 'El enlace: ',
  linkLater: 'Le enviaremos el enlace.',
}

const taken = 'Esa hora ya no está disponible. Elija otra.'

/** The sentences with which a booking is refused, in Spanish. */
export const refusals: Sentences = {
  'Our team': 'nuestro equipo',
  'We do not know this link. Check it, or ask the person who sent it to you.':
    'No conocemos este enlace. Revíselo o pregunte a la persona que se lo envió.',
  'This link no longer works. Ask {clinic} for a new one.': 'Este enlace ya no funciona. Pida uno nuevo a {clinic}.',
  'This link has expired. Ask {clinic} for a new one.': 'Este enlace venció. Pida uno nuevo a {clinic}.',
  '{clinic} no longer plans interviews with this link. Thank you for your interest!':
    '{clinic} ya no programa entrevistas con este enlace. ¡Gracias por su interés!',
  'You already chose a time with this link. Reload the page to see it.':
    'Usted ya eligió una hora con este enlace. Vuelva a cargar la página para verla.',
  'That time is no longer available. Choose another.': taken,
  'This time has passed. Choose another one.': 'Esta hora ya pasó. Elija otra.',
  'This time is less than two hours away. Choose a later one.':
    'Faltan menos de dos horas para esta hora. Elija una más tarde.',
  'This time is more than two weeks away. Choose an earlier one.':
    'Faltan más de dos semanas para esta hora. Elija una más temprano.',
  'No interviews start at this time. Choose one of the times shown.':
    'A esta hora no empiezan entrevistas. Elija una de las horas que se muestran.',
  'Choose a time first.': 'Primero elija una hora.',
  'You cannot change this here. Ask {clinic}.': 'Esto no se puede cambiar aquí. Pregunte a {clinic}.',
  'This interview just changed. Check its time above and choose again.':
    'Esta entrevista acaba de cambiar. Revise su hora arriba y elija de nuevo.',
  'This interview was canceled. Ask {clinic} for a new one.': 'Esta entrevista se canceló. Pida una nueva a {clinic}.',
  'This interview has started, so you can no longer change it here. Ask {clinic}.':
    'Esta entrevista ya empezó, así que no se puede cambiar aquí. Pregunte a {clinic}.',
  'You can no longer move this interview here. Ask {clinic}.':
    'Esta entrevista ya no se puede cambiar aquí. Pregunte a {clinic}.',
  'Interview not found': 'No encontramos la entrevista.',
  'Candidate not found': 'No encontramos su solicitud.',
  '{name} is {status}. Change the pipeline status first to schedule an interview.':
    'Con este enlace ya no se programan entrevistas. Pregunte a la clínica.',
  'Choose a length from 5 minutes to 8 hours.': 'Una entrevista dura de 5 minutos a 8 horas.',
  'Choose a location or enter a place.': 'Falta el lugar de la entrevista. Pregunte a la clínica.',
  'Use a link that starts with https://': 'Falta el enlace de la entrevista. Pregunte a la clínica.',
  'Choose a location in this organization.': 'El lugar de la entrevista cambió. Pregunte a la clínica.',
  'Choose a person in this organization.': 'La persona que le iba a entrevistar cambió. Pregunte a la clínica.',
  'Couldn’t add this interview. Open the form again.': 'No se pudo guardar la entrevista. Vuelva a abrir el enlace.',
  ...spanishRefusals,
}
