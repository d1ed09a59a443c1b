import { plain } from '../day-words.ts'
import { type Rule, rule } from '../time-item.ts'

const afternoonEnds = 1_080

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()

const part = (name: string, from: number, until: number) => ({ kind: 'part', spans: [[from, until]], name })

/**
 * What words mean for most people where nothing is booked by them and a person or the candidate still chooses: after work is after five,
 * after school after three, “next Friday” that of the coming week. Where a text decides, such words are left unclear.
 */
export const usualRules: Rule[] = [
  rule(
    '(?:after|despues de|despues del|saliendo de|saliendo del) (?:my |mi )?(?:work|shift|trabajo|turno)(?! (?:at|until|a las|hasta) )',
    () => ({
      kind: 'clock',
      spans: [[1_020, 1_440]],
      exact: false,
    }),
  ),
  rule(
    '(?:after|despues de|despues del|saliendo de) (?:my |mi |la |las )?(?:school|class|classes|escuela|clase|clases)(?! (?:at|until|a las|hasta) )',
    () => ({
      kind: 'clock',
      spans: [[900, 1_440]],
      exact: false,
    }),
  ),
  rule('(?:(?:after|past) lunch|despues de (?:almuerzo|comer|almorzar))', () => ({
    kind: 'clock',
    spans: [[780, 1_440]],
    exact: false,
  })),
  rule('(?:early (?:in the )?morning|(?:first thing )?(?:in the )?early morning|first thing|temprano)', () =>
    part('morning', 0, 720),
  ),
  rule('(?:early (?:in the )?afternoon)', () => part('afternoon', 720, 900)),
  rule('(?:late (?:in the )?afternoon)', () => part('afternoon', 900, afternoonEnds)),
  rule(`(?:next|el proximo|la proxima) (${weekdays.join('|')})`, ([, name = ''], { days }) => {
    const monday = days.findIndex((day, at) => at > 0 && weekdayOf(day) === 1)
    return plain(days.slice(monday, monday + 7).filter((day) => weekdayOf(day) === weekdays.indexOf(name)))
  }),
]
