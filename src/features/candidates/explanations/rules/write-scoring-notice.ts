import { type Position } from '../../../../rules/credential/positions.ts'
import type { Day } from '../../../../rules/day.ts'
import { usStates } from '../../../../rules/us-states.ts'
import type { Language } from '../../../../rules/words/language.ts'

/** Goes up whenever a sentence changes, so that a record tells which one someone read. */
export const scoringNoticeVersion = '1'

type NoticeWords = Record<Language, (clinic: string) => string>
type StateNotice = { state: string; from: Day; words: NoticeWords }

/**
 * What the law of a state adds, from the day it is in force. New York City: Local Law 144. Illinois: Human Rights Act as changed by
 * HB 3773. California: rules of the Civil Rights Council. Colorado: SB 26-189. Connecticut: SB 5.
 */
const stateNotices: readonly StateNotice[] = [
  {
    state: 'NY',
    from: '2023-07-05',
    words: {
      en: (clinic) =>
        `New York City: the tool looks at the qualifications named above. You may ask ${clinic} to assess you ` +
        'in another way, or for an accommodation, and ask what is collected, from where, and how long it is ' +
        'kept (Local Law 144).',
      es: (clinic) =>
        'Ciudad de Nueva York: la herramienta mira las calificaciones indicadas arriba. Puede pedir a ' +
        `${clinic} que le evalúe de otra manera o un ajuste por discapacidad, y preguntar qué datos se reúnen, ` +
        'de dónde vienen y cuánto tiempo se guardan (Local Law 144).',
    },
  },
  {
    state: 'CA',
    from: '2025-10-01',
    words: {
      en: () =>
        'California: employers keep what such a tool computed for four years, and no score may disadvantage ' +
        'anybody for who they are (rules of the Civil Rights Council).',
      es: () =>
        'California: los empleadores guardan durante cuatro años lo que calcula una herramienta así, y ninguna ' +
        'puntuación puede perjudicar a nadie por ser quien es (reglas del Civil Rights Council).',
    },
  },
  {
    state: 'IL',
    from: '2026-01-01',
    words: {
      en: (clinic) =>
        'Illinois: the law wants you to know when such a tool has a part in hiring. It is called Reinforce, it ' +
        `is used to decide in which order applications for this job are read, and ${clinic} answers your ` +
        'questions about it (Illinois Human Rights Act).',
      es: (clinic) =>
        'Illinois: la ley quiere que usted sepa cuándo una herramienta así participa en la contratación. Se ' +
        'llama Reinforce, se usa para decidir en qué orden se leen las solicitudes para este empleo, y ' +
        `${clinic} responde a sus preguntas (Illinois Human Rights Act).`,
    },
  },
  {
    state: 'CO',
    from: '2027-01-01',
    words: {
      en: (clinic) =>
        `Colorado: if ${clinic} decides against you, you get an explanation in plain words within 30 days. You ` +
        'may see what was used, have it corrected, and ask that a person reviews the decision (SB 26-189).',
      es: (clinic) =>
        `Colorado: si ${clinic} decide en su contra, recibirá una explicación en palabras sencillas en un ` +
        'plazo de 30 días. Puede ver lo que se usó, hacer que se corrija y pedir que una persona revise la ' +
        'decisión (SB 26-189).',
    },
  },
  {
    state: 'CT',
    from: '2027-10-01',
    words: {
      en: (clinic) =>
        'Connecticut: the tool’s trade name is Reinforce. It uses what you send with your application, as ' +
        `described above, before anything is decided; ${clinic} answers questions about it (SB 5).`,
      es: (clinic) =>
        'Connecticut: el nombre comercial de la herramienta es Reinforce. Usa lo que usted envía con su ' +
        `solicitud, como se describe arriba, antes de que se decida nada; ${clinic} responde a las preguntas ` +
        'sobre ella (SB 5).',
    },
  },
]

const purpose: NoticeWords = {
  en: (clinic) =>
    `${clinic} uses Reinforce, a tool that computes a score from 0 to 100 for an application. It helps the team to see whom to speak to first.`,
  es: (clinic) =>
    `${clinic} usa Reinforce, una herramienta que calcula una puntuación de 0 a 100 para cada solicitud. Ayuda al equipo a ver con quién hablar primero.`,
}

const computedFrom: Record<Position, Record<Language, string>> = {
  RBT: {
    en: 'The score comes from your certification number, from whether you work as an RBT now, and from ratings of your skills and your experience.',
    es: 'La puntuación se basa en su número de certificación, en si trabaja ahora como RBT y en valoraciones de sus habilidades y su experiencia.',
  },
  BCBA: {
    en: 'The score comes from ratings of your skills, your experience and, where the clinic counts it, how you see the work.',
    es: 'La puntuación se basa en valoraciones de sus habilidades, su experiencia y, donde la clínica lo tiene en cuenta, su forma de ver el trabajo.',
  },
}

const neverUsed: Record<Language, string> = {
  en: 'Your name, age, photo, address, school and video do not change it.',
  es: 'Su nombre, edad, foto, dirección, escuela y video no la cambian.',
}

const peopleDecide: NoticeWords = {
  en: (clinic) =>
    `The score decides nothing: people read the applications and make every decision. You may ask ${clinic} ` +
    'for a page that explains your score, where you can have it corrected and ask that a person looks at your ' +
    'application.',
  es: (clinic) =>
    'La puntuación no decide nada: personas leen las solicitudes y toman todas las decisiones. Puede pedir a ' +
    `${clinic} una página que explica su puntuación, donde puede solicitar correcciones y que una persona mire ` +
    'su solicitud.',
}

type NoticeOf = {
  organization: string
  position: Position
  /** Two letters each, of the place and of the person; unknown ones are left out. */
  states: readonly (string | null)[]
  today: Day
  language: Language
}

/**
 * Builds the notice for an applicant, before any decision, about the tool that scores applications. One entry per
 * paragraph: first those for everyone, then the notices by law of the location's and the person's state, from the day
 * each is in force.
 */
export const writeScoringNotice = ({ organization, position, states, today, language }: NoticeOf): string[] => [
  purpose[language](organization),
  `${computedFrom[position][language]} ${neverUsed[language]}`,
  peopleDecide[language](organization),
  ...stateNotices
    .filter(({ state, from }) => from <= today && states.includes(state))
    .map(({ words }) => words[language](organization)),
]

/** Lists the notices by state law in English, with the state's name and the first day, for every user of the tool. */
export const listLaws = (clinic: string): { state: string; from: Day; words: string }[] =>
  stateNotices.map(({ state, from, words }) => ({ state: usStates[state] ?? state, from, words: words.en(clinic) }))
