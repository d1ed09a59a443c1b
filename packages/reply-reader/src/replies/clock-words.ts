import { createRule, dayEnd, parts, type Rule } from './time-item.ts'

const hourWords: Record<string, number> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].flatMap((list) => list.split(' ').map((word, at) => [word, at + 1] as const)),
)
const hour = `(?:1[0-2]|[1-9]|${Object.keys(hourWords).join('|')})`
const half =
  '(?:am|pm|a m|p m|p|oclock|o oclock|de la (?:manana|tarde|noche)|in the (?:morning|afternoon|evening)|at night)'
const past = '(?::\\d\\d| ?[0-5][05](?! ?[:\\d])| thirty| fifteen| forty five| y media| y cuarto| o oclock)'
const clock = `(?:(?:1[0-2]|[1-9]):[0-5]\\d|(?:1[0-2]|[1-9])(?:[0-5][05])|(?:half past|quarter past) ${hour}|${hour}${past}?|noon|el noon|lunch|almuerzo)`
/** An hour as people write it, with AM or PM where they do. */
export const timed = `${clock}(?: ${half}(?= ))?`
/** Words before an hour that change nothing about it. */
export const lead = '(?:(?:at|@|las|la|a las|a la|alas|ala|like|about|exactly) )*'

const parseMinutes = (said: string, isEvening: boolean): number[] => {
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

const span = (from: number[], before: number[] | null): object | null => {
  if (from.length === 0) return null
  const spans = before
    ? from.slice(0, 1).map((start) => [start, before.find((end) => end > start) ?? start])
    : from.map((start) => [start, dayEnd])
  return { kind: 'clock', spans, exact: false }
}

/** From an hour on; null where it is none. */
export const parseFromHour = (said: string, isEvening: boolean): object | null =>
  span(parseMinutes(said, isEvening), null)

/** Until an hour; null where it is none. */
export const parseUntilHour = (said: string, isEvening: boolean): object | null => {
  const [before] = parseMinutes(said, isEvening)
  return before === undefined ? null : { kind: 'clock', spans: [[0, before]], exact: false }
}

const afterWords =
  '(?:after|later than|past|anytime after|any time after|from|starting at|starting|despues de|despues del|a partir de|a partir del|luego de)'
const offWords =
  '(?:(?:get|gets|getting|got|am|im|i am) (?:off|out|done)(?: of| from| with)?(?: work| class| school)?|off work|salgo(?: del? (?:mi |la |el |las |los )?[a-z]+)?|done(?: with work| with class)?|finish(?: work)?)'
const busyUntil =
  '(?:work|working|busy|class|classes|school|training|meeting|shift|trabajo|ocupado|ocupada|clase|clases|escuela|nephew|niece|kids?)(?: (?!until)[a-z]+){0,3} until'

const ending =
  '(?:class|classes|school|shift|work|job|training|clase|clases|escuela) (?:ends|finishes|is over|lets out|gets out|termina)'
const endOfBusyTime = new RegExp(` (?:${offWords}|${busyUntil}|${ending}) `)
/** Whether a line of plain words names the hour at which someone’s work, class, or other duty ends. */
export const namesEndOfBusyTime = (line: string): boolean => endOfBusyTime.test(line)

const strictlyAfter = '(?<!half )(?<!quarter )(?:after|later than|past|despues de|despues del|luego de)'
const laterThanHour = new RegExp(` ${strictlyAfter} ${lead}${timed} `)
/** Whether a line of plain words names an hour after which someone can: “after 4”, unlike “from 4”. */
export const namesHourBefore = (line: string): boolean => laterThanHour.test(line)

/** A number of these is no hour. */
const notLong =
  '(?! (?:minutes|months?|years?|hours?|hrs?|days?|weeks?|seasons?|times|tries|dollars|more|people|kids|jobs?|dias|semanas|meses|anos|veces))'

/** Spans of hours: from, until, between, around. */
export const clockRules: Rule[] = [
  createRule(
    `(?:between|from|entre|de|desde) ${lead}(${timed}) (?:and|to|y|a|-|until) ${lead}(${timed})`,
    ([, from = '', to = ''], { isEvening }) =>
      span(
        parseMinutes(from, isEvening),
        parseMinutes(to, isEvening).map((end) => (end <= (parseMinutes(from, isEvening)[0] ?? 0) ? end + 720 : end)),
      ),
  ),
  createRule(`(${timed}) (?:to|-|until) ${lead}(${timed})`, ([, from = '', to = ''], { isEvening }) =>
    span(parseMinutes(from, isEvening), parseMinutes(to, isEvening)),
  ),
  createRule(
    `(?:${busyUntil}|(?:${offWords}|${ending})(?: at| around| by)?) ${lead}(${timed})`,
    ([, from = ''], { isEvening }) => span(parseMinutes(from, isEvening), null),
  ),
  createRule(`${afterWords} ${lead}(${timed})${notLong}`, ([, from = ''], { isEvening }) =>
    span(parseMinutes(from, isEvening), null),
  ),
  createRule(
    `(?:before|until|no later than|antes de|antes del|earlier than) ${lead}(${timed})`,
    ([, to = ''], { isEvening }) => parseUntilHour(to, isEvening),
  ),
  createRule(
    `(?:around|(?<!(?:how|what) )about|como a|approximately) ${lead}(${timed})`,
    ([, at = ''], { isEvening }) => ({
      kind: 'clock',
      spans: parseMinutes(at, isEvening).map((minute) => [minute - 30, minute + 31]),
      exact: false,
    }),
  ),
  createRule(
    '(?:in |on |at )?(?:my |mi )?(?:lunch break|lunch time|lunchtime|lunch hour)(?! (?:is|from|at|between) )',
    () => ({
      kind: 'clock',
      spans: [[720, 780]],
      exact: false,
    }),
  ),
]

/** An hour in words. Null if it is none. */
export const parseExactHour = (said: string, isEvening: boolean): object | null => {
  const minutes = parseMinutes(said, isEvening)
  return minutes.length === 0
    ? null
    : { kind: 'clock', spans: minutes.map((minute) => [minute, minute + 1]), exact: true }
}
/** Hours. */
export const exactRules: Rule[] = [
  createRule(`(?:at|@|las|a las|a la|alas) (${timed})${notLong}`, ([, said = ''], { isEvening }) =>
    parseExactHour(said, isEvening),
  ),
  createRule(
    `(?:do|make it|to|how about|what about|is|not) ((?:1[0-2]|[1-9]))(?= (?:instead|available|open|ok|or|,|\\?)? ?(?:$|[a-z?,]))${notLong}(?! (?:am|pm|a m|p m|oclock|of|one|option|thirty|/|-|:))`,
    ([, said = ''], { isEvening }) => parseExactHour(said, isEvening),
  ),
  createRule(`((?:1[0-2]|[1-9])) (?:instead|available)`, ([, said = ''], { isEvening }) =>
    parseExactHour(said, isEvening),
  ),
  createRule(`(four|five|six|seven|eight|nine|ten|eleven|twelve) (?:works|please|is)`, ([, said = ''], { isEvening }) =>
    parseExactHour(said, isEvening),
  ),
  createRule(`(${clock} ${half})`, ([, said = ''], { isEvening }) => parseExactHour(said, isEvening)),
  createRule(
    `((?:1[0-2]|[1-9]):[0-5]\\d|(?:1[0-2]|[1-9])[0-5][05]|noon|half past ${hour}|${hour} (?:thirty|[1-5][05]|y media))${notLong}`,
    ([, said = ''], { isEvening }) => parseExactHour(said, isEvening),
  ),
]

/** Parts of the day. */
export const partRules: Rule[] = [
  createRule('(?:tomorrow|manana) (?:morning|por la manana|en la manana)', () => ({
    kind: 'part',
    spans: [parts.morning],
    name: 'morning',
  })),
  createRule('(?:mornings?|(?:por|en|de|a) las? mananas?|las mananas)', () => ({
    kind: 'part',
    spans: [parts.morning],
    name: 'morning',
  })),
  createRule('(?:afternoons?|(?:por|en|de) las? tardes?|las tardes)', () => ({
    kind: 'part',
    spans: [parts.afternoon],
    name: 'afternoon',
  })),
  createRule('(?:evenings?|night|nights|(?:por|en|de) las? noches?)', () => ({
    kind: 'part',
    spans: [parts.evening],
    name: 'evening',
  })),
]

const alone = hour.replace('|one|', '|').replace('|una|', '|')
/** An hour right after a day or another hour; “the Thursday one” is none. */
export const bareHour = new RegExp(`(?<= )(${alone})${notLong}(?= )`, 'y')
