import type { Day } from '../../../../src/rules/day.ts'
import { type Context, createRule, type Rule } from './time-item.ts'

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
export const createPlainDays = (days: Day[]) => ({ kind: 'days', days, every: days, dated: false, weekday: false })
const onDate = (monthAt: number, date: number, { days }: Context) => ({
  ...dated(days.filter((day) => day.endsWith(`-${String(monthAt).padStart(2, '0')}-${String(date).padStart(2, '0')}`))),
  written: true,
})
const parseOrdinal = (said: string) => ordinals[said] ?? Number.parseInt(said, 10)
/** Days, dates and weeks. */
export const dayRules: Rule[] = [
  createRule(`(?:${weekday}) (?:through|thru|to|a|-) (?:${weekday})`, ([said], context) => {
    const [from = '', to = ''] = (said.match(new RegExp(weekday, 'g')) ?? []) as string[]
    const [start, end] = [names.indexOf(from), names.indexOf(to)]
    if (end <= start) return { kind: 'unclear' }
    const isWhole = start === 1 && end === 5
    const within = (isWhole ? context.days : context.days.slice(1, 8)).filter(
      (day) => getWeekday(day) >= start && getWeekday(day) <= end,
    )
    return createPlainDays(within)
  }),
  createRule('m - f', (_, { days }) => createPlainDays(days.filter((day) => getWeekday(day) % 6 !== 0))),
  createRule(`(?:every|any|each|los|all) (${weekday})s?`, ([, name = ''], context) => named(name, context, true)),
  createRule(
    `(?:next|until|after|before|since) (?:the )?(?:${weekday}|tomorrow|\\d+(?:th|st|nd|rd)|(?:${month}))`,
    () => ({
      kind: 'unclear',
    }),
  ),
  createRule('(?:the )?(?:first )?week of (?:the )?[a-z0-9]+', () => ({ kind: 'unclear' })),
  createRule('early morning', () => ({ kind: 'unclear' })),
  createRule(`(?:this |this coming |coming )?(${weekday})`, ([, name = ''], context) => named(name, context)),
  createRule(`(${weekday})s`, ([, name = ''], context) => named(name, context, true)),
  createRule(
    `(?:the )?(\\d{1,2}|first|second|third|fourth|fifth|tenth)(?:st|nd|rd|th)? (?:of|de) (${month})`,
    ([, date = '', name = ''], context) => onDate(months.indexOf(name) + 1, parseOrdinal(date), context),
  ),
  createRule(
    `(${month}) (?:the )?(\\d{1,2}|first|second|third|fourth|fifth|tenth)(?:st|nd|rd|th)?`,
    ([, name = '', date = ''], context) => onDate(months.indexOf(name) + 1, parseOrdinal(date), context),
  ),
  createRule('(1[0-2]|[1-9]) / ([12]\\d|3[01]|[1-9])', ([, monthAt, date], context) =>
    onDate(Number(monthAt), Number(date), context),
  ),
  createRule(
    '(?:the |el (?:dia )?|on the )(\\d{1,2})(?:th)?(?! (?:minutes|am|pm|oclock|one|:))',
    ([said, date = ''], context) => {
      if (!said.endsWith('th') && !said.startsWith('el')) return null
      return dated(context.days.filter((day) => Number(day.slice(8)) === Number(date)).slice(0, 1))
    },
  ),
  createRule('(?:the )?day after tomorrow', (_, { days }) => createPlainDays(days.slice(2, 3))),
  createRule('pasado manana', (_, { days }) => createPlainDays(days.slice(2, 3))),
  createRule('(?:tomorrow|manana) (?:morning|por la manana|en la manana)', (_, { days }) =>
    createPlainDays(days.slice(1, 2)),
  ),
  createRule('tomorrow', (_, { days }) => createPlainDays(days.slice(1, 2))),
  createRule('(?:later )?today', (_, { days }) => createPlainDays(days.slice(0, 1))),
  createRule(
    '(?:next week|(?:la )?(?:proxima|otra) semana|la semana que viene|following week)',
    ({ 0: said }, context) => {
      const monday = context.days.findIndex((day, at) => at > 0 && getWeekday(day) === 1)
      return said ? { kind: 'week', days: context.days.slice(monday, monday + 7) } : null
    },
  ),
  createRule('(?:this week|esta semana)', (_, { days }) => {
    const monday = days.findIndex((day, at) => at > 0 && getWeekday(day) === 1)
    return { kind: 'week', days: days.slice(0, monday) }
  }),
  createRule('(?:(?:any|every|each) )?(?:weekdays?|entre semana|week days)', (_, { days }) =>
    createPlainDays(days.filter((day) => getWeekday(day) % 6 !== 0)),
  ),
  createRule('(?:weekends|(?:los )?fines de semana)', (_, { days }) =>
    createPlainDays(days.filter((day) => getWeekday(day) % 6 === 0)),
  ),
  createRule('(?:the |this )?(?:weekend|fin de semana)(?! (?:times?|hours?))', (_, { days }) =>
    createPlainDays(days.filter((day) => getWeekday(day) % 6 === 0).slice(0, 2)),
  ),
  createRule('weekend times?', (_, { days }) =>
    createPlainDays(days.filter((day) => getWeekday(day) % 6 === 0).slice(0, 2)),
  ),
]
