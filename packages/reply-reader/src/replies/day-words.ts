import type { Day } from '../../../../src/rules/day.ts'
import { type Context, type Rule, rule } from './time-item.ts'

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may_ june july august september october november december'.split(' ')
const weekday = names.join('|')
const month = months.join('|')

const getWeekday = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay()

const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, tenth: 10 }
const next = (name: string, { days }: Context): Day[] =>
  days.slice(1, 8).filter((day) => getWeekday(day) === names.indexOf(name))
const every = (name: string, { days }: Context): Day[] => days.filter((day) => getWeekday(day) === names.indexOf(name))
const named = (name: string, context: Context, isEvery = false) => ({
  kind: 'days',
  days: isEvery ? every(name, context) : next(name, context),
  every: every(name, context),
  dated: false,
  weekday: true,
})
const dated = (days: Day[]) =>
  days.length === 0 ? { kind: 'unclear' } : { kind: 'days', days, every: days, dated: true, weekday: false }
/** Days named without a date. */
export const plain = (days: Day[]) => ({ kind: 'days', days, every: days, dated: false, weekday: false })
const onDate = (monthAt: number, date: number, { days }: Context) => ({
  ...dated(days.filter((day) => day.endsWith(`-${String(monthAt).padStart(2, '0')}-${String(date).padStart(2, '0')}`))),
  written: true,
})
const parseOrdinal = (said: string) => ordinals[said] ?? Number.parseInt(said, 10)
/** Days, dates and weeks. */
export const dayRules: Rule[] = [
  rule(`(?:${weekday}) (?:through|thru|to|a|-) (?:${weekday})`, ([said], context) => {
    const [from = '', to = ''] = (said.match(new RegExp(weekday, 'g')) ?? []) as string[]
    const [start, end] = [names.indexOf(from), names.indexOf(to)]
    if (end <= start) return { kind: 'unclear' }
    const isWhole = start === 1 && end === 5
    const within = (isWhole ? context.days : context.days.slice(1, 8)).filter(
      (day) => getWeekday(day) >= start && getWeekday(day) <= end,
    )
    return plain(within)
  }),
  rule('m - f', (_, { days }) => plain(days.filter((day) => getWeekday(day) % 6 !== 0))),
  rule(`(?:every|any|each|los|all) (${weekday})s?`, ([, name = ''], context) => named(name, context, true)),
  rule(`(?:next|until|after|before|since) (?:the )?(?:${weekday}|tomorrow|\\d+(?:th|st|nd|rd)|(?:${month}))`, () => ({
    kind: 'unclear',
  })),
  rule('(?:the )?(?:first )?week of (?:the )?[a-z0-9]+', () => ({ kind: 'unclear' })),
  rule('early morning', () => ({ kind: 'unclear' })),
  rule(`(?:this |this coming |coming )?(${weekday})`, ([, name = ''], context) => named(name, context)),
  rule(`(${weekday})s`, ([, name = ''], context) => named(name, context, true)),
  rule(
    `(?:the )?(\\d{1,2}|first|second|third|fourth|fifth|tenth)(?:st|nd|rd|th)? (?:of|de) (${month})`,
    ([, date = '', name = ''], context) => onDate(months.indexOf(name) + 1, parseOrdinal(date), context),
  ),
  rule(
    `(${month}) (?:the )?(\\d{1,2}|first|second|third|fourth|fifth|tenth)(?:st|nd|rd|th)?`,
    ([, name = '', date = ''], context) => onDate(months.indexOf(name) + 1, parseOrdinal(date), context),
  ),
  rule('(1[0-2]|[1-9]) / ([12]\\d|3[01]|[1-9])', ([, monthAt, date], context) =>
    onDate(Number(monthAt), Number(date), context),
  ),
  rule(
    '(?:the |el (?:dia )?|on the )(\\d{1,2})(?:th)?(?! (?:minutes|am|pm|oclock|one|:))',
    ([said, date = ''], context) => {
      if (!said.endsWith('th') && !said.startsWith('el')) return null
      return dated(context.days.filter((day) => Number(day.slice(8)) === Number(date)).slice(0, 1))
    },
  ),
  rule('(?:the )?day after tomorrow', (_, { days }) => plain(days.slice(2, 3))),
  rule('pasado manana', (_, { days }) => plain(days.slice(2, 3))),
  rule('(?:tomorrow|manana) (?:morning|por la manana|en la manana)', (_, { days }) => plain(days.slice(1, 2))),
  rule('tomorrow', (_, { days }) => plain(days.slice(1, 2))),
  rule('(?:later )?today', (_, { days }) => plain(days.slice(0, 1))),
  rule('(?:next week|(?:la )?(?:proxima|otra) semana|la semana que viene|following week)', ({ 0: said }, context) => {
    const monday = context.days.findIndex((day, at) => at > 0 && getWeekday(day) === 1)
    return said ? { kind: 'week', days: context.days.slice(monday, monday + 7) } : null
  }),
  rule('(?:this week|esta semana)', (_, { days }) => {
    const monday = days.findIndex((day, at) => at > 0 && getWeekday(day) === 1)
    return { kind: 'week', days: days.slice(0, monday) }
  }),
  rule('(?:(?:any|every|each) )?(?:weekdays?|entre semana|week days)', (_, { days }) =>
    plain(days.filter((day) => getWeekday(day) % 6 !== 0)),
  ),
  rule('(?:weekends|(?:los )?fines de semana)', (_, { days }) =>
    plain(days.filter((day) => getWeekday(day) % 6 === 0)),
  ),
  rule('(?:the |this )?(?:weekend|fin de semana)(?! (?:times?|hours?))', (_, { days }) =>
    plain(days.filter((day) => getWeekday(day) % 6 === 0).slice(0, 2)),
  ),
  rule('weekend times?', (_, { days }) => plain(days.filter((day) => getWeekday(day) % 6 === 0).slice(0, 2))),
]
