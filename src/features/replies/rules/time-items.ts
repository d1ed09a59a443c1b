import { type Day, dayIn } from '../../../rules/day.ts'

/** One thing that a reply says about time: days, a week or days that limit others, or spans of the day. */
export type TimeItem = { at: number; end: number } & (
  | { kind: 'days'; days: Day[]; every: Day[]; dated: boolean; weekday: boolean }
  | { kind: 'week'; days: Day[] }
  | { kind: 'clock'; spans: [number, number][]; exact: boolean }
  | { kind: 'part'; spans: [number, number][]; name: string }
  | { kind: 'unclear' }
)

const ahead = 28
const msPerDay = 86_400_000
const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may_ june july august september october november december'.split(' ')
const weekday = names.join('|')
const month = months.join('|')

const shift = (day: Day, by: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * msPerDay).toISOString().slice(0, 10)
const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay()

const hourWords: Record<string, number> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].flatMap((list) => list.split(' ').map((word, at) => [word, at + 1] as const)),
)
const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, tenth: 10 }
const hour = `(?:1[0-2]|[1-9]|${Object.keys(hourWords).join('|')})`
const half =
  '(?:am|pm|a m|p m|p|oclock|o oclock|de la (?:manana|tarde|noche)|in the (?:morning|afternoon|evening)|at night)'
const past = '(?::\\d\\d| ?[0-5][05](?! ?[:\\d])| thirty| fifteen| forty five| y media| y cuarto| o oclock)'
const clock = `(?:(?:1[0-2]|[1-9]):[0-5]\\d|(?:1[0-2]|[1-9])(?:[0-5][05])|(?:half past|quarter past) ${hour}|${hour}${past}?|noon|el noon|lunch|almuerzo)`
const timed = `${clock}(?: ${half}(?= ))?`
const lead = '(?:(?:at|@|las|la|a las|a la|alas|ala|like|about|exactly) )*'

const minutesOf = (said: string, isEvening: boolean): number[] => {
  if (/noon/.test(said)) return [720]
  if (/lunch|almuerzo/.test(said)) return [780]
  const digits = /(\d{1,2}):(\d\d)|(?:^| )(\d{3,4})(?= |$)|(?:^| )(\d{1,2})(?: (\d\d))?(?= |$)/.exec(said)
  const word = said.split(' ').find((each) => hourWords[each] !== undefined)
  const packed = digits?.[3]
  const read = Number(digits?.[1] ?? packed?.slice(0, -2) ?? digits?.[4] ?? 0) || hourWords[word ?? ''] || 0
  if (read < 1 || read > 12) return []
  const named = /thirty|half|y media/.test(said)
    ? 30
    : /fifteen|quarter|y cuarto/.test(said)
      ? 15
      : /forty five/.test(said)
        ? 45
        : 0
  const minute = Number(digits?.[2] ?? packed?.slice(-2) ?? digits?.[5] ?? named)
  const at = (hours: number) => hours * 60 + minute
  const twelve = read % 12
  if (/ (?:am|a m|a|de la manana|in the morning)$/.test(said)) return [at(twelve)]
  if (/ (?:pm|p m|p|de la (?:tarde|noche)|in the (?:afternoon|evening)|at night)$/.test(said) || isEvening)
    return [at(twelve + 12)]
  if (read === 12 || read < 7) return [at(twelve + 12)]
  return read === 7 ? [at(7), at(19)] : [at(read)]
}

const dayEnd = 1_440
const parts: Record<string, [number, number]> = { morning: [0, 720], afternoon: [720, 1_020], evening: [1_020, dayEnd] }

type Context = { today: Day; days: Day[]; isEvening: boolean }
type Rule = { pattern: RegExp; read: (found: RegExpExecArray, context: Context) => object | null }
const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?<= )${pattern}(?= )`, 'y'),
  read,
})

const next = (name: string, { days }: Context): Day[] =>
  days.slice(1, 8).filter((day) => weekdayOf(day) === names.indexOf(name))
const every = (name: string, { days }: Context): Day[] => days.filter((day) => weekdayOf(day) === names.indexOf(name))
const named = (name: string, context: Context, isEvery = false) => ({
  kind: 'days',
  days: isEvery ? every(name, context) : next(name, context),
  every: every(name, context),
  dated: false,
  weekday: true,
})
const dated = (days: Day[]) =>
  days.length === 0 ? { kind: 'unclear' } : { kind: 'days', days, every: days, dated: true, weekday: false }
const plain = (days: Day[]) => ({ kind: 'days', days, every: days, dated: false, weekday: false })
const onDate = (monthAt: number, date: number, { days }: Context) =>
  dated(days.filter((day) => day.endsWith(`-${String(monthAt).padStart(2, '0')}-${String(date).padStart(2, '0')}`)))
const numberOf = (said: string) => ordinals[said] ?? Number.parseInt(said, 10)
const span = (from: number[], before: number[] | null): object | null => {
  if (from.length === 0) return null
  const spans = before
    ? from.slice(0, 1).map((start) => [start, before.find((end) => end > start) ?? start])
    : from.map((start) => [start, dayEnd])
  return { kind: 'clock', spans, exact: false }
}

const afterWords =
  '(?:after|later than|past|anytime after|any time after|from|starting at|starting|despues de|despues del|a partir de|a partir del|luego de)'
const offWords =
  '(?:(?:get|gets|getting|got|am|im|i am) (?:off|out|done)(?: of| from| with)?(?: work| class| school)?|off work|salgo(?: del? trabajo| de la escuela)?|done(?: with work| with class)?|finish(?: work)?)'
const untilWords = '(?:until|up to)'
const busyUntil =
  '(?:work|working|busy|class|classes|school|training|meeting|shift|trabajo|ocupado|ocupada|clase|clases|escuela|nephew|niece|kids?)(?: (?!until)[a-z]+){0,3} until'

const rules: Rule[] = [
  rule(`(?:${weekday}) (?:through|thru|to|a|-) (?:${weekday})`, ([said], context) => {
    const [from = '', to = ''] = (said.match(new RegExp(weekday, 'g')) ?? []) as string[]
    const [start, end] = [names.indexOf(from), names.indexOf(to)]
    if (end <= start) return { kind: 'unclear' }
    const isWhole = start === 1 && end === 5
    const within = (isWhole ? context.days : context.days.slice(1, 8)).filter(
      (day) => weekdayOf(day) >= start && weekdayOf(day) <= end,
    )
    return plain(within)
  }),
  rule('m - f', (_, { days }) => plain(days.filter((day) => weekdayOf(day) % 6 !== 0))),
  rule(`(?:every|any|each|los|all) (${weekday})s?`, ([, name = ''], context) => named(name, context, true)),
  rule(`(?:next|until|after|before|since) (?:the )?(?:${weekday}|tomorrow|\\d+(?:th|st|nd|rd)|(?:${month}))`, () => ({
    kind: 'unclear',
  })),
  rule('early morning', () => ({ kind: 'unclear' })),
  rule(`(?:this |this coming |coming )?(${weekday})`, ([, name = ''], context) => named(name, context)),
  rule(`(${weekday})s`, ([, name = ''], context) => named(name, context, true)),
  rule(
    `(?:the )?(\\d{1,2}|first|second|third|fourth|fifth|tenth)(?:st|nd|rd|th)? (?:of|de) (${month})`,
    ([, date = '', name = ''], context) => onDate(months.indexOf(name) + 1, numberOf(date), context),
  ),
  rule(
    `(${month}) (?:the )?(\\d{1,2}|first|second|third|fourth|fifth|tenth)(?:st|nd|rd|th)?`,
    ([, name = '', date = ''], context) => onDate(months.indexOf(name) + 1, numberOf(date), context),
  ),
  rule('(1[0-2]|[1-9]) / ([12]\\d|3[01]|[1-9])', ([, monthAt, date], context) =>
    onDate(Number(monthAt), Number(date), context),
  ),
  rule(
    '(?:the |el (?:dia )?|on the )(\\d{1,2})(?:th)?(?! (?:minutes|am|pm|oclock|one|:))',
    ([said, date = ''], context) => {
      if (!/th$/.test(said) && !/^el/.test(said)) return null
      return dated(context.days.filter((day) => Number(day.slice(8)) === Number(date)).slice(0, 1))
    },
  ),
  rule('(?:the )?day after tomorrow', (_, { days }) => plain(days.slice(2, 3))),
  rule('pasado manana', (_, { days }) => plain(days.slice(2, 3))),
  rule('(?:tomorrow|manana) (?:morning|por la manana|en la manana)', (_, { days }) => plain(days.slice(1, 2))),
  rule('tomorrow', (_, { days }) => plain(days.slice(1, 2))),
  rule('(?:later )?today', (_, { days }) => plain(days.slice(0, 1))),
  rule('(?:next week|(?:la )?(?:proxima|otra) semana|la semana que viene|following week)', ({ 0: said }, context) => {
    const monday = context.days.findIndex((day, at) => at > 0 && weekdayOf(day) === 1)
    return said ? { kind: 'week', days: context.days.slice(monday, monday + 7) } : null
  }),
  rule('(?:this week|esta semana)', (_, { days }) => {
    const monday = days.findIndex((day, at) => at > 0 && weekdayOf(day) === 1)
    return { kind: 'week', days: days.slice(0, monday) }
  }),
  rule('(?:weekdays?|entre semana|week days)', (_, { days }) => plain(days.filter((day) => weekdayOf(day) % 6 !== 0))),
  rule('(?:weekends|(?:los )?fines de semana)', (_, { days }) => plain(days.filter((day) => weekdayOf(day) % 6 === 0))),
  rule('(?:the |this )?(?:weekend|fin de semana)(?! (?:times?|hours?))', (_, { days }) =>
    plain(days.filter((day) => weekdayOf(day) % 6 === 0).slice(0, 2)),
  ),
  rule('weekend times?', (_, { days }) => plain(days.filter((day) => weekdayOf(day) % 6 === 0).slice(0, 2))),
]

const clockRules: Rule[] = [
  rule(
    `(?:between|from|entre|de|desde) ${lead}(${timed}) (?:and|to|y|a|-|until) ${lead}(${timed})`,
    ([, from = '', to = ''], { isEvening }) =>
      span(
        minutesOf(from, isEvening),
        minutesOf(to, isEvening).map((end) => (end <= (minutesOf(from, isEvening)[0] ?? 0) ? end + 720 : end)),
      ),
  ),
  rule(`(${timed}) (?:to|-|until) ${lead}(${timed})`, ([, from = '', to = ''], { isEvening }) =>
    span(minutesOf(from, isEvening), minutesOf(to, isEvening)),
  ),
  rule(`(?:${busyUntil}|${offWords}(?: at| around| by)?) ${lead}(${timed})`, ([, from = ''], { isEvening }) =>
    span(minutesOf(from, isEvening), null),
  ),
  rule(`${afterWords} ${lead}(${timed})`, ([, from = ''], { isEvening }) => span(minutesOf(from, isEvening), null)),
  rule(
    `(?:before|until|no later than|antes de|antes del|earlier than) ${lead}(${timed})`,
    ([, to = ''], { isEvening }) => {
      const [before] = minutesOf(to, isEvening)
      return before === undefined ? null : { kind: 'clock', spans: [[0, before]], exact: false }
    },
  ),
  rule(`(?:around|(?<!(?:how|what) )about|como a|approximately) ${lead}(${timed})`, ([, at = ''], { isEvening }) => ({
    kind: 'clock',
    spans: minutesOf(at, isEvening).map((minute) => [minute - 30, minute + 31]),
    exact: false,
  })),
  rule(
    '(?:in |on |at )?(?:my |mi )?(?:lunch break|lunch time|lunchtime|lunch hour)(?! (?:is|from|at|between) )',
    () => ({
      kind: 'clock',
      spans: [[720, 780]],
      exact: false,
    }),
  ),
]

const exactly = (said: string, isEvening: boolean): object | null => {
  const minutes = minutesOf(said, isEvening)
  return minutes.length === 0
    ? null
    : { kind: 'clock', spans: minutes.map((minute) => [minute, minute + 1]), exact: true }
}
const notLong =
  '(?! (?:minutes|months?|years?|hours?|hrs?|days?|weeks?|dollars|more|people|kids|jobs?|semanas|meses|anos))'
const exactRules: Rule[] = [
  rule(`(?:at|@|las|a las|a la|alas) (${timed})${notLong}`, ([, said = ''], { isEvening }) => exactly(said, isEvening)),
  rule(
    `(?:do|make it|to|how about|what about|is|not) ((?:1[0-2]|[1-9]))(?= (?:instead|available|open|ok|or|,|\\?)? ?(?:$|[a-z?,]))${notLong}(?! (?:am|pm|a m|p m|oclock|of|one|option|thirty|/|-|:))`,
    ([, said = ''], { isEvening }) => exactly(said, isEvening),
  ),
  rule(`((?:1[0-2]|[1-9])) (?:instead|available)`, ([, said = ''], { isEvening }) => exactly(said, isEvening)),
  rule(`(four|five|six|seven|eight|nine|ten|eleven|twelve) (?:works|please|is)`, ([, said = ''], { isEvening }) =>
    exactly(said, isEvening),
  ),
  rule(`(${clock} ${half})`, ([, said = ''], { isEvening }) => exactly(said, isEvening)),
  rule(
    `((?:1[0-2]|[1-9]):[0-5]\\d|(?:1[0-2]|[1-9])[0-5][05]|noon|half past ${hour}|${hour} (?:thirty|[1-5][05]|y media))${notLong}`,
    ([, said = ''], { isEvening }) => exactly(said, isEvening),
  ),
]

const partRules: Rule[] = [
  rule('(?:tomorrow|manana) (?:morning|por la manana|en la manana)', () => ({
    kind: 'part',
    spans: [parts.morning],
    name: 'morning',
  })),
  rule('(?:mornings?|(?:por|en|de|a) las? mananas?|las mananas)', () => ({
    kind: 'part',
    spans: [parts.morning],
    name: 'morning',
  })),
  rule('(?:afternoons?|(?:por|en|de) las? tardes?|las tardes)', () => ({
    kind: 'part',
    spans: [parts.afternoon],
    name: 'afternoon',
  })),
  rule('(?:evenings?|night|nights|(?:por|en|de) las? noches?)', () => ({
    kind: 'part',
    spans: [parts.evening],
    name: 'evening',
  })),
]

const scan = (line: string, from: number, list: readonly Rule[], context: Context): TimeItem | null => {
  for (const { pattern, read } of list) {
    pattern.lastIndex = from
    const found = pattern.exec(line)
    const item = found ? read(found, context) : null
    if (found && item) return { at: from, end: from + found[0].length, ...item } as TimeItem
  }
  return null
}

const afterDay = new RegExp(`(?<= )(${hour.replace('|one|', '|').replace('|una|', '|')})${notLong}(?= )`, 'y')
const besides = / (?:or|o|y|and) $/

/** What a line says about time, in order. A number alone counts only right after a day; elsewhere it is left to whoever knows what was asked. */
export const timeItems = (line: string, now: Date, timeZone: string): TimeItem[] => {
  const today = dayIn(now, timeZone)
  const days = Array.from({ length: ahead }, (_, by) => shift(today, by))
  const context = { today, days, isEvening: /\b(?:tonight|evening|at night|noche)\b/.test(line) }
  const items: TimeItem[] = []
  let at = 1
  while (at < line.length) {
    const last = items.at(-1)
    const day = scan(line, at, rules, context)
    const isTomorrowMorning = day && /^(?:tomorrow|manana) (?:morning|por|en)/.test(line.slice(day.at, day.end))
    let item =
      day ??
      scan(line, at, clockRules, context) ??
      scan(line, at, exactRules, context) ??
      scan(line, at, partRules, context)
    const between = last ? line.slice(last.end, at) : ''
    if (
      !item &&
      ((last?.kind === 'days' && between.trim() === '') ||
        (last?.kind === 'clock' && last.exact && besides.test(between)))
    ) {
      afterDay.lastIndex = at
      const found = afterDay.exec(line)
      const read = found ? exactly(found[1] ?? '', context.isEvening) : null
      if (found && read) item = { at, end: at + found[0].length, ...read } as TimeItem
    }
    if (!item && line.startsWith('manana ', at)) item = { at, end: at + 6, ...plain(days.slice(1, 2)) } as TimeItem
    const thisPart = /^(?:this|esta) (?=(morning|afternoon|evening|tarde|noche) )/.exec(line.slice(at, at + 20))
    if (!item && thisPart) {
      const name = { tarde: 'afternoon', noche: 'evening' }[thisPart[1] ?? ''] ?? thisPart[1] ?? ''
      const end = at + 5 + (thisPart[1]?.length ?? 0)
      items.push({ at, end, ...plain(days.slice(0, 1)) } as TimeItem)
      item = { at, end, kind: 'part', spans: [parts[name]], name } as TimeItem
    }
    if (!item && line.startsWith('tonight ', at)) {
      items.push({ at, end: at + 7, ...plain(days.slice(0, 1)) } as TimeItem)
      item = { at, end: at + 7, kind: 'part', spans: [[1_020, dayEnd]], name: 'evening' }
    }
    if (isTomorrowMorning && item)
      items.push(item, { at: item.at, end: item.end, kind: 'part', spans: [[0, 720]], name: 'morning' })
    else if (item) items.push(item)
    at = item ? item.end + 1 : line.indexOf(' ', at) + 1 || line.length
  }
  return items
}
