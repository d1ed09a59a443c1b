import { spanishRefusals } from '../../../../../rules/words/spanish-refusals.ts'
import type { Sentences } from '../../../../../rules/words/translate.ts'
import type { english } from './en.ts'

/** Texts of a candidate's explanation page, in Spanish. */
export const words: typeof english = {
  title: 'Su puntuación, explicada',
  lead: 'Solo para usted',
  moment: 'Un momento…',
  loading: 'Cargando su explicación',
  notLoaded: 'No se pudo cargar esta página. Inténtelo de nuevo.',
  retry: 'Reintentar',
  greeting: (name, clinic) =>
    `Hola, ${name}: esto es lo que ${clinic} recibió de usted y cómo se calculó su puntuación.`,
  labels: {
    Terminated: 'Terminado',
    Archived: 'Archivado',
    'Not Scored': 'Sin puntuación',
    'Poor Fit': 'Poco adecuado',
    'Average Fit': 'Medianamente adecuado',
    'Good Fit (With Training)': 'Adecuado (con formación)',
    'Excellent Fit': 'Muy adecuado',
    'RBT Experience': 'Experiencia como RBT',
    'RBT Certified': 'RBT certificado',
  },
  formatOutOfHundred: (number) => `${number} de 100`,
  explainBasis: ({ basis, number, clinic }) => {
    if (basis === 'certification') return 'Usted dio un número de certificación, así que las valoraciones no cuentan.'
    if (basis === 'current RBT') return 'Usted trabaja ahora como RBT, así que las valoraciones no cuentan.'
    if (basis === 'person') return `Una persona de ${clinic} puso esta puntuación.`
    return number > 0
      ? 'Es el promedio de las valoraciones de abajo que son mayores que cero.'
      : 'Todavía no hay ninguna valoración mayor que cero, así que no hay puntuación.'
  },
  have: 'Lo que usted tiene',
  haveNothing: 'No encontramos nada de lo que cuenta para la puntuación.',
  showQuotes: 'Ver frases',
  hideQuotes: 'Ocultar frases',
  add: 'Lo que puede añadir',
  addThese: 'En su currículum no encontramos nada sobre esto. Si lo tiene, díganoslo abajo:',
  criteria: {
    Certification: 'Certificación',
    'Teaching methods': 'Métodos de enseñanza, como ensayos discretos o análisis de tareas',
    'Data and notes': 'Toma de datos y notas de sesión',
    'Behavior reduction': 'Reducción de conductas difíciles',
    'Safety and privacy': 'Formación en seguridad (RCP, crisis) y privacidad',
    'Months in ABA': 'Trabajo en ABA, con fechas',
    'Months in related work': 'Trabajo relacionado, con fechas: escuelas, cuidado o niños',
    'Training for the certification': 'Formación para la certificación (40 horas)',
    Settings: 'Lugares de trabajo: hogares, clínicas o escuelas',
    Assessments: 'Evaluaciones',
    'Plans and programs': 'Planes de conducta y programas',
    'Supervision and training': 'Supervisión y formación de otras personas',
    'Case work': 'Trabajo con casos',
    'Cases and supervision': 'Número de casos y de personas supervisadas',
    'Working together': 'Trabajo en equipo',
    Families: 'Trabajo con familias',
    'Growing others': 'Ayudar a otros a crecer',
    Evidence: 'Decisiones basadas en datos',
    Compassion: 'Compasión',
    'Many cultures': 'Trabajo con muchas culturas e idiomas',
    'Safety and ethics': 'Seguridad y ética',
  },
  whatWasRead: 'Cómo se contó',
  certification: 'Número de certificación',
  none: 'Ninguno',
  noCertificate: 'no se tomó como número de certificación',
  worksAsRbt: 'Trabaja como RBT',
  yes: 'Sí',
  no: 'Ahora no',
  ratings: { skills: 'Habilidades', experience: 'Experiencia', 'culture fit': 'Su forma de ver el trabajo' },
  counts: (number) => `cuenta como ${number}`,
  doesNotCount: 'no cuenta',
  givingNumber: 'Un número de certificación: la puntuación diría “RBT certificado”.',
  workingAsRbt: 'Trabajar ahora como RBT: la puntuación diría “Experiencia como RBT”.',
  otherRatings: 'Otras valoraciones. Si alguna se basa en algo incorrecto o que falta, díganoslo abajo.',
  onlyPerson: (clinic) =>
    `Una persona de ${clinic} puso esta puntuación, así que solo una persona de allí puede cambiarla. Pídalo abajo.`,
  wrongNumber: 'Si este número está mal o ya no es suyo, díganoslo abajo.',
  readByModel:
    'Un modelo de IA también leyó su currículum. Las personas ven lo que encontró. No cambia ninguna puntuación.',
  howUsed: 'Cómo se usan las puntuaciones',
  rule: (version) => `Reglas de puntuación: versión ${version}.`,
  ask: '¿Hay algo incorrecto?',
  askHint: (clinic) => `${clinic} responde en 30 días, en esta página.`,
  kinds: { correction: 'Corregir algo', person: 'Pedir una revisión humana' },
  wish: '¿Qué quiere que hagamos?',
  whatIsWrong: '¿Qué está mal y qué es lo correcto?',
  anythingToAdd: 'Algo que quiera añadir',
  send: 'Enviar',
  sent: 'Su petición llegó.',
  notSent: 'No se pudo enviar su petición. Revise su conexión e inténtelo de nuevo.',
  asked: 'Lo que pidió',
  askedOn: (day) => `Lo pidió el ${day}`,
  dueOn: (day) => `La respuesta llegará a más tardar el ${day}.`,
  answer: 'Respuesta',
  opensUntil: (day) =>
    `Esta página funciona hasta el ${day}. Cualquiera que tenga el enlace puede leerla, así que no lo comparta.`,
}

/** The sentences with which the page is refused, in Spanish. */
export const refusals: Sentences = {
  'We do not know this link. Check it, or ask the person who sent it to you.':
    'No conocemos este enlace. Revíselo o pregunte a la persona que se lo envió.',
  'This link has expired. Ask {clinic} for a new one.': 'Este enlace venció. Pida uno nuevo a {clinic}.',
  'Candidate not found': 'No encontramos su solicitud.',
  'Enter what is wrong and what is right.': 'Diga qué está mal y qué es lo correcto.',
  'You have asked {count} times already. Wait for an answer first.':
    'Usted ya pidió algo {count} veces. Espere primero una respuesta.',
  ...spanishRefusals,
}
