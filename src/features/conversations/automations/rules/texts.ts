import type { Language } from '../../../../rules/words/language.ts'

/** Every text that an automation sends. */
export const textKeys = [
  'intro',
  'certified',
  'hours',
  'transport',
  'adult',
  'start',
  'offer',
  'offerFits',
  'offerOthers',
  'offerTaken',
  'offerAway',
  'which',
  'nudge',
  'automatic',
  'confirmation',
  'onMyWay',
  'canceled',
  'missed',
  'clearances',
  'documents',
  'dayBefore',
  'dayOne',
  'dayThirty',
  'stillInterested',
  'stillHiring',
  'stillOpen',
  'lastTouch',
] as const
/** `{organization}`, `{times}` and `{when}` stand for what is known when they are sent. */
export type TextKey = (typeof textKeys)[number]
export type Written = Readonly<Record<Language, string>>

const written: Readonly<Record<TextKey, Written>> = {
  intro: {
    en: 'Hi {{Candidate First}}, this is {organization}. Thank you for applying!',
    es: 'Hola {{Candidate First}}, le escribe {organization}. ¡Gracias por su solicitud!',
  },
  certified: {
    en: 'Do you have an active RBT certification?',
    es: '¿Tiene una certificación RBT vigente?',
  },
  hours: {
    en: 'Can you work on weekdays between 3 and 8 PM?',
    es: '¿Puede trabajar entre semana de 3 a 8 de la tarde?',
  },
  transport: {
    en: 'Do you have a reliable way to get to clients’ homes?',
    es: '¿Tiene una manera segura de llegar a las casas de los clientes?',
  },
  adult: { en: 'Are you 18 or older?', es: '¿Tiene 18 años o más?' },
  start: { en: 'When could you start?', es: '¿Cuándo podría empezar?' },
  offer: {
    en: 'Thank you! Which of these times suits you for a phone interview with {organization}? {times}. If none does, write when you can.',
    es: '¡Gracias! ¿Qué hora le queda bien para una entrevista por teléfono con {organization}? {times}. Si ninguna, escriba cuándo puede.',
  },
  offerFits: {
    en: 'We have {times}. Which one suits you?',
    es: 'Tenemos {times}. ¿Cuál le queda bien?',
  },
  offerOthers: {
    en: 'These are other times: {times}. Does one of them suit you?',
    es: 'Estas son otras horas: {times}. ¿Le queda bien alguna?',
  },
  offerTaken: {
    en: 'Sorry, that time was just taken. We still have {times}. Which one suits you?',
    es: 'Disculpe, esa hora se acaba de ocupar. Todavía tenemos {times}. ¿Cuál le queda bien?',
  },
  offerAway: {
    en: 'Sorry, {organization} has to move your interview on {when}. These times are free: {times}. Which one suits you?',
    es: 'Disculpe, {organization} tiene que cambiar su entrevista del {when}. Estas horas están libres: {times}. ¿Cuál le queda bien?',
  },
  which: { en: 'Which one of them suits you best?', es: '¿Cuál de ellas le queda mejor?' },
  nudge: {
    en: 'Hi {{Candidate First}}, {organization} again about your application.',
    es: 'Hola {{Candidate First}}, de nuevo {organization} sobre su solicitud.',
  },
  automatic: {
    en: 'Yes, these texts are automatic, and a person at {organization} reads what you write. Write PERSON any time.',
    es: 'Sí, estos mensajes son automáticos, y una persona de {organization} lee lo que usted escribe. Escriba PERSONA en cualquier momento.',
  },
  confirmation: {
    en: 'Hi {{Candidate First}}, your interview with {organization} is on {when}. If you need another time, just write back.',
    es: 'Hola {{Candidate First}}, su entrevista con {organization} es el {when}. Si necesita otra hora, responda a este mensaje.',
  },
  onMyWay: {
    en: 'Hi {{Candidate First}}, see you at {when}? If something came up, just write back.',
    es: 'Hola {{Candidate First}}, ¿nos vemos el {when}? Si surgió algo, responda a este mensaje.',
  },
  canceled: {
    en: 'Your interview on {when} does not take place. If you would like another time later, just write to us.',
    es: 'Su entrevista del {when} no tendrá lugar. Si más adelante quiere otra hora, escríbanos.',
  },
  missed: {
    en: 'Hi {{Candidate First}}, we missed you at your interview with {organization}. Would you like another time? Just write back.',
    es: 'Hola {{Candidate First}}, no pudimos hablar con usted en su entrevista con {organization}. ¿Quiere otra hora? Responda a este mensaje.',
  },
  clearances: {
    en: 'Hi {{Candidate First}}, welcome to {organization}! Next come your background check and clearances; watch your email for the forms. Questions? Just write back.',
    es: 'Hola {{Candidate First}}, ¡le damos la bienvenida a {organization}! Ahora siguen la verificación de antecedentes y las autorizaciones; revise su correo para los formularios. ¿Preguntas? Responda a este mensaje.',
  },
  documents: {
    en: 'Hi {{Candidate First}}, {organization} still needs documents from you, such as your ID and certificates. When could you send them?',
    es: 'Hola {{Candidate First}}, a {organization} todavía le faltan documentos suyos, como su identificación y sus certificados. ¿Cuándo podría enviarlos?',
  },
  dayBefore: {
    en: 'Hi {{Candidate First}}, tomorrow is your first day with {organization}. If anything is unclear, just write back.',
    es: 'Hola {{Candidate First}}, mañana es su primer día con {organization}. Si algo no está claro, responda a este mensaje.',
  },
  dayOne: {
    en: 'Hi {{Candidate First}}, today is your first day with {organization}. We are glad that you are here!',
    es: 'Hola {{Candidate First}}, hoy es su primer día con {organization}. ¡Qué gusto contar con usted!',
  },
  dayThirty: {
    en: 'Hi {{Candidate First}}, you have been with {organization} for a month. How is it going? A person reads your answer.',
    es: 'Hola {{Candidate First}}, ya lleva un mes con {organization}. ¿Cómo le va? Una persona lee su respuesta.',
  },
  stillInterested: {
    en: 'Hi {{Candidate First}}, this is {organization}. You applied with us a while ago. Are you still interested?',
    es: 'Hola {{Candidate First}}, le escribe {organization}. Hace un tiempo envió su solicitud. ¿Todavía le interesa?',
  },
  stillHiring: {
    en: 'Hi {{Candidate First}}, {organization} still has open positions. Would you like to talk about one of them?',
    es: 'Hola {{Candidate First}}, {organization} todavía tiene puestos disponibles. ¿Le gustaría hablar sobre alguno?',
  },
  stillOpen: {
    en: 'Hi {{Candidate First}}, we at {organization} would still like to hear from you. Is working with us something you think about?',
    es: 'Hola {{Candidate First}}, en {organization} nos gustaría saber de usted. ¿Piensa todavía en trabajar con nosotros?',
  },
  lastTouch: {
    en: 'Hi {{Candidate First}}, this is our last text about your application with {organization}. If you would like to go on, just write back; if not, we wish you well.',
    es: 'Hola {{Candidate First}}, este es nuestro último mensaje sobre su solicitud en {organization}. Si desea seguir adelante, responda a este mensaje; si no, le deseamos lo mejor.',
  },
}

/** Built-in text where one time is free: nothing is to be chosen, so they ask whether it suits. */
const writtenOfOne: Readonly<Partial<Record<TextKey, Written>>> = {
  offer: {
    en: 'Thank you! For a phone interview with {organization} we have {times}. Does that work? If not, write when you can.',
    es: '¡Gracias! Para una entrevista por teléfono con {organization} tenemos {times}. ¿Le queda bien? Si no, escriba cuándo puede.',
  },
  offerFits: { en: 'We have {times}. Does that work?', es: 'Tenemos {times}. ¿Le queda bien?' },
  offerOthers: { en: 'There is another time: {times}. Does that work?', es: 'Hay otra hora: {times}. ¿Le queda bien?' },
  offerTaken: {
    en: 'Sorry, that time was just taken. We still have {times}. Does that work?',
    es: 'Disculpe, esa hora se acaba de ocupar. Todavía tenemos {times}. ¿Le queda bien?',
  },
  offerAway: {
    en: 'Sorry, {organization} has to move your interview on {when}. This time is free: {times}. Does that work?',
    es: 'Disculpe, {organization} tiene que cambiar su entrevista del {when}. Esta hora está libre: {times}. ¿Le queda bien?',
  },
}

/** Disclosure in the first automatic text to a person, no matter how a clinic words the rest. */
const disclosures: Written = {
  en: 'These texts are automatic; a person reads your replies, write PERSON any time.',
  es: 'Estos mensajes son automáticos; una persona lee sus respuestas, escriba PERSONA en cualquier momento.',
}

/** The product's own words of a text. */
export const getUsualText = (key: TextKey): Written => written[key]

const isKey = (key: string): key is TextKey => textKeys.some((each) => each === key)

/** Tags that each text requires. */
const needs: Readonly<Partial<Record<TextKey, string>>> = {
  intro: '{organization}',
  nudge: '{organization}',
  automatic: '{organization}',
  offer: '{times}',
  offerFits: '{times}',
  offerOthers: '{times}',
  offerTaken: '{times}',
  offerAway: '{times}',
  confirmation: '{when}',
  onMyWay: '{when}',
  canceled: '{when}',
  clearances: '{organization}',
  documents: '{organization}',
  dayBefore: '{organization}',
  dayOne: '{organization}',
  dayThirty: '{organization}',
  stillInterested: '{organization}',
  stillHiring: '{organization}',
  stillOpen: '{organization}',
  lastTouch: '{organization}',
}

/**
 * Explains why a clinic's words for a text are refused. Null if they are fine, or blank: then the product's words are
 * sent.
 */
export const wordsProblem = (key: TextKey, words: string): string | null => {
  if (words.trim() === '') return null
  const needed = needs[key]
  if (needed && !words.includes(needed)) return `Keep ${needed} in the text. We fill it in when we send it.`
  if (
    /(?<!\p{L})(?:reply|write|text|responda|escriba|envíe|envie)\s+(?:with\s+|con\s+)?["“']?(?:stop|end|quit|cancel|unsubscribe|alto|cancelar|yes|no|si|sí)(?!\p{L})/iu.test(
      words,
    )
  )
    return 'Don’t ask people to reply with one word such as YES or CANCEL. Phone companies read some as opt-outs.'
  return null
}

/** The words that a clinic wrote itself, of texts that there are. */
export const pickOwnTexts = (texts: readonly { key: string; english: string; spanish: string }[]) => {
  const own: Partial<Record<TextKey, Written>> = {}
  for (const { key, english, spanish } of texts) {
    if (!isKey(key) || (english.trim() === '' && spanish.trim() === '')) continue
    own[key] = { en: english.trim() || written[key].en, es: spanish.trim() || written[key].es }
  }
  return own
}

/** `isOne`: the times are one alone. */
type Values = { organization: string; times?: string; isOne?: boolean; when?: string }

/** Nothing of what people typed may be read as a tag. */
const untagged = (text: string) => text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()

/** Renders a text in a language with its values. */
export const pickWording = (
  texts: Readonly<Partial<Record<TextKey, Written>>>,
  key: TextKey,
  language: Language,
  { organization, times = '', isOne = false, when = '' }: Values,
): string =>
  (texts[key] ?? (isOne ? writtenOfOne[key] : undefined) ?? written[key])[language]
    .replaceAll('{organization}', untagged(organization) || (language === 'es' ? 'nuestra clínica' : 'our clinic'))
    .replaceAll('{times}', times)
    .replaceAll('{when}', when)

/** Returns the disclosure that texts are automatic, in the language of the person. */
export const disclosure = (language: Language): string => disclosures[language]
