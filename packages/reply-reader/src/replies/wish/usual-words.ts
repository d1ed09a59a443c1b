import { lead, parseFromHour, parseUntilHour, timed } from '../clock-words.ts'
import { createPlainDays } from '../day-words.ts'
import { createRule, type Rule } from '../time-item.ts'

const afternoonEnds = 1_080

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const getWeekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()

const part = (name: string, from: number, until: number) => ({ kind: 'part', spans: [[from, until]], name })

const ends = '(?:ends?|lets? out|gets? out|is over|finishes|finish|termina|terminan|acaba|acaban)'
/** Not where the hour at which it ends follows. */
const endsAt = `(?! ${ends} (?:at |around |about |by )?${lead}${timed} )`
const later =
  '(?:(?:or|and|o|y) (?:later|after|afterwards|anytime after|any time after|despues|mas tarde)|onwards?|en adelante)'
const thenOn =
  '(?:, )?(?:but|so|and|then|pero|y|asi que) (?:im free |i am free |free |available |anytime |any time |estoy libre )?(?:after(?: that| then)?|afterwards|despues(?: de eso)?)'
/** Hours named by an end of something, or by an event before or after them. */
const hourRules: Rule[] = [
  createRule(`${ends} (?:around |about |by )?${lead}(${timed})`, ([, at = ''], { isEvening }) =>
    parseFromHour(at, isEvening),
  ),
  createRule(`salgo (?:de|del) (?:mi |la |el |las |los )?[a-z]+ ${lead}(${timed})`, ([, at = ''], { isEvening }) =>
    parseFromHour(at, isEvening),
  ),
  createRule(`(?:despues|dspues|dsps|luego) d ${lead}(${timed})`, ([, at = ''], { isEvening }) =>
    parseFromHour(at, isEvening),
  ),
  createRule(`until ${lead}(${timed}) ${thenOn}`, ([, at = ''], { isEvening }) => parseFromHour(at, isEvening)),
  createRule(`${lead}(${timed}) ${later}`, ([, at = ''], { isEvening }) => parseFromHour(at, isEvening)),
  createRule(
    `${lead}(${timed}) (?:, )?(?:so |asi que )?(?:anytime |any time )?(?:before (?:then|that)|antes(?: de eso)?)`,
    ([, at = ''], { isEvening }) => parseUntilHour(at, isEvening),
  ),
]
const dateOrDate = '(\\d{1,2})(?:th|st|nd|rd) (?:or|and|&|/) (?:on )?(?:the )?(\\d{1,2})(?:th|st|nd|rd)'

/**
 * What words mean for most people where nothing is booked by them and a person or the candidate still chooses: after work is after five,
 * after school after three, “next Friday” that of the coming week. Where a text decides, such words are left unclear.
 */
export const usualRules: Rule[] = [
  ...hourRules,
  createRule(
    `(?:after|despues de|despues del|saliendo de|saliendo del) (?:my |mi )?(?:work|shift|trabajo|turno)(?! (?:at|until|a las|hasta) )${endsAt}`,
    () => ({
      kind: 'clock',
      spans: [[1_020, 1_440]],
      exact: false,
    }),
  ),
  createRule(
    `(?:after|despues de|despues del|saliendo de) (?:my |mi |la |las )?(?:school|class|classes|escuela|clase|clases)(?! (?:at|until|a las|hasta) )${endsAt}`,
    () => ({
      kind: 'clock',
      spans: [[900, 1_440]],
      exact: false,
    }),
  ),
  createRule('(?:(?:after|past) lunch|despues de (?:almuerzo|comer|almorzar))', () => ({
    kind: 'clock',
    spans: [[780, 1_440]],
    exact: false,
  })),
  createRule(`(?:on )?(?:the )?${dateOrDate}`, ([, one = '', other = ''], { days }) => {
    const on = (date: string) => days.filter((day) => Number(day.slice(8)) === Number(date)).slice(0, 1)
    return createPlainDays([...on(one), ...on(other)])
  }),
  createRule('(?:later this week|mas tarde esta semana)', (_, { days }) => {
    const monday = days.findIndex((day, at) => at > 0 && getWeekday(day) === 1)
    return { kind: 'week', days: days.slice(1, monday) }
  }),
  createRule('(?:early (?:in the )?morning|(?:first thing )?(?:in the )?early morning|first thing|temprano)', () =>
    part('morning', 0, 720),
  ),
  createRule('(?:early (?:in the )?afternoon)', () => part('afternoon', 720, 900)),
  createRule('(?:late (?:in the )?afternoon)', () => part('afternoon', 900, afternoonEnds)),
  createRule(`(?:next|el proximo|la proxima) (${weekdays.join('|')})`, ([, name = ''], { days }) => {
    const monday = days.findIndex((day, at) => at > 0 && getWeekday(day) === 1)
    return createPlainDays(days.slice(monday, monday + 7).filter((day) => getWeekday(day) === weekdays.indexOf(name)))
  }),
]
