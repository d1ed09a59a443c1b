import { namesEndOfBusyTime, namesHourBefore } from './clock-words.ts'
import { intersectWays, type ReplyTimes, type Way } from './reply-times.ts'
import type { TimeItem } from './time-item.ts'

/** Times in a reply; whether it names a day or an exact hour, and whether a part of it is unclear. */
export type MentionedTimes = {
  times: ReplyTimes
  named: boolean
  /** A date with its month is written out. */
  written: boolean
  clocked: boolean
  /** A span of hours, which chooses nothing. */
  ranged: boolean
  unclear: boolean
  spans: readonly (readonly [number, number])[]
}

const exceptions =
  / (?:any ?day|any ?time|anytime|anything|any weekday|every ?day|all days|cualquier dia|cualquier hora|todos los dias) (?:but|except|excepto|menos|besides|other than) /g
const breaks =
  / (?:,|\?|but|pero|so|asi que|because|since|porque|sino|otherwise|however|although|though|can we|could we|can i|could i|how about|what about|puede ser|podemos|is there|except|excepto|menos|besides|other than|apart from|aside from|fuera de) /g
/** Words that deny the ones after them. */
const excepts = /^(?:except|excepto|menos|besides|other than|apart from|aside from|fuera de)$/
const reasons = / (?:so|asi que) /
const because = / (?:because|since|porque) /
const denials =
  / (?:cant|can t|cannot|can not|couldnt|dont|do not|doesnt|does not|not|wont|isnt|unable|unavailable|never|no|nope|is out|[a-z]+days out|too (?:soon|early|late)|is bad|booked|busy|except|excepto|menos|nothing|neither|ninguna|nada|ocupad[oa]|imposible) /
const noDenials =
  / (?:cant wait|can not wait|no problem|no worries|doesnt matter|dont mind|does not matter|not a problem|why not|if not|not sure|no tienen?|no hay|no habra|busy(?= (?:[a-z]+ ){0,3}until)) /g
const busy =
  / (?:i|im|i am|we|yo)?(?: (?:always|usually|also|already|still))? ?(?:i work|im working|am working|i have (?:to )?(?:a |an |my )?(?:work|class|classes|school|test|exam|appointment|dentist|doctor|doctors|final|training|conflict)|i have to (?!do |say |pick |choose |have |make |go with )[a-z]+|have (?:work|class|school)|got (?:a )?(?:class|school)|(?:im|am) (?:in|at) (?:class|school|training|work)|i start work|called in|need (?:[a-z]+ ){0,2}off|trabajo|tengo (?:que trabajar|clases?|escuela|una? cita|cita)|estudio) /
const affirms = / (?:works|is good|is fine|is ok|is better|would work|si puedo|yes|instead|me queda) /
/** The end of work is the start of someone's free time. */
const endsWork = / (?:salgo|saliendo|sale|despues) (?:del? )?(?:mi |el )?trabajo /
const startsWork = / (?:start|starts|empiezo) (?:work|a trabajar|working)? ?/

type Clause = { items: TimeItem[]; not: boolean; text: string; lead: string }

const splitClauses = (line: string, items: readonly TimeItem[]): Clause[] => {
  const kept = line.replace(exceptions, (all) =>
    all.replace(/ (?:but|besides|other than) $/, (word) => ' not'.padEnd(word.length)),
  )
  const marks = [...kept.matchAll(new RegExp(breaks.source.replace(/ $/, '(?= )'), 'g'))]
  const cuts = [{ at: 0, lead: '' }, ...marks.map(({ 0: lead, index }) => ({ at: index, lead: lead.trim() }))]
  return cuts.map(({ at, lead }, which) => {
    const end = cuts[which + 1]?.at ?? kept.length
    const text = `${kept.slice(at + (lead ? lead.length + 1 : 0), end)} `.replace(noDenials, ' ')
    const within = items.filter((item) => item.at >= at && item.at < end)
    const isBusy = busy.test(text) && !/ until | off /.test(text) && !startsWork.test(text) && !endsWork.test(text)
    return { items: within, not: denials.test(text) || excepts.test(lead) || isBusy, text, lead }
  })
}

const getDays = (item: TimeItem): string[] => (item.kind === 'days' || item.kind === 'week' ? item.days : [])

type Group = { days: TimeItem[]; times: Way[] }
const joined = (line: string, one: TimeItem, other: TimeItem) =>
  / (?:or|o|and|y|&|\/) $/.test(` ${line.slice(one.end, other.at)}`)

/** The days of a group together; a weekday with a date or a week is the one that both are. */
const groupDays = ({ days }: Group, week: TimeItem | undefined): string[] | null => {
  const dates = days.filter((item) => item.kind === 'days' && item.dated)
  const others = days.filter((item) => !dates.includes(item))
  const weekdays = others.flatMap((item) =>
    item.kind === 'days' && (dates.length > 0 || week) ? item.every : getDays(item),
  )
  const dated = dates.flatMap(getDays)
  let all: string[] | null = days.length === 0 ? null : others.length === 0 ? dated : weekdays
  if (dates.length > 0 && others.length > 0) all = weekdays.filter((day) => dated.includes(day))
  if (!week) return all
  return all === null ? getDays(week) : all.filter((day) => getDays(week).includes(day))
}

const toWay = (item: TimeItem): Way | null =>
  item.kind === 'clock' || item.kind === 'part' ? { days: null, spans: item.spans } : null

/** Joins two times: an alternative after “or”, else both hold. A morning or afternoon never moves an hour out of it. */
const addTime = (group: Group, way: Way, isOther: boolean): boolean => {
  const last = group.times.at(-1)
  if (!last || isOther) {
    group.times.push(way)
    return true
  }
  const both = intersectWays(last, way)
  if (!both) return false
  group.times.splice(-1, 1, both)
  return true
}

const splitGroups = (line: string, items: readonly TimeItem[]): Group[] | null => {
  const groups: Group[] = []
  let group: Group = { days: [], times: [] }
  let last: TimeItem | null = null
  for (const item of items.filter(({ kind }) => kind !== 'week')) {
    const way = toWay(item)
    const isOther = last !== null && joined(line, last, item)
    if (way) {
      if (!addTime(group, way, isOther && last !== null && toWay(last) !== null)) return null
    } else {
      if (group.times.length > 0 && group.days.length > 0) {
        groups.push(group)
        group = { days: [], times: [] }
      }
      group.days.push(item)
    }
    last = item
  }
  return [...groups, group].filter(({ days, times }) => days.length + times.length > 0)
}

const listWays = (line: string, { items }: Clause): Way[] | null => {
  const week = items.find(({ kind }) => kind === 'week')
  const groups = splitGroups(line, items)
  if (!groups) return null
  const ways: Way[] = []
  for (const group of groups.length === 0 && week ? [{ days: [], times: [] }] : groups) {
    const days = groupDays(group, week)
    if (days?.length === 0) return null
    if (group.times.length === 0) ways.push({ days, spans: null })
    for (const { spans } of group.times) ways.push({ days, spans })
  }
  return ways
}

const isOnly = (ways: Way[], what: 'days' | 'spans') =>
  ways.every((way) => (what === 'days' ? way.spans === null : way.days === null))

/** Joins a clause to the ones before: “Thursday, after three” is one wish, “Thursday, or Friday after three” are two. */
const joinWays = (before: Way[], more: Way[]): Way[] | null => {
  if (before.length === 0 || more.length === 0) return [...before, ...more]
  if (!isOnly(more, 'spans') && !isOnly(before, 'spans')) return [...before, ...more]
  const both = before.flatMap((way) => more.flatMap((other) => intersectWays(way, other) ?? []))
  return both.length === 0 ? null : both
}

/** Extracts the times of a line with its denials and conditions. `unclear` if it could mean several things. */
export const extractTimes = (line: string, items: readonly TimeItem[]): MentionedTimes => {
  const clauses = splitClauses(line, items)
  const withTimes = clauses.filter((clause) => clause.items.length > 0)
  const answer = reasons.test(line) ? clauses.findIndex(({ lead }) => reasons.test(` ${lead} `)) : -1
  const why = because.test(line) ? clauses.findIndex(({ lead }) => because.test(` ${lead} `)) : -1
  const hasAnswer = answer >= 0 && clauses.slice(answer).some((clause) => clause.items.length > 0 && !clause.not)
  const hasMain = why > 0 && clauses.slice(0, why).some((clause) => clause.items.length > 0)
  let ways: Way[] | null = []
  const not: Way[] = []
  const said: TimeItem[] = []
  let unclear = items.some(({ kind }) => kind === 'unclear')
  for (const clause of withTimes) {
    const at = clauses.indexOf(clause)
    const read = listWays(line, clause)
    if (hasMain && at >= why) continue
    if (clause.not && clause.items.filter(({ kind }) => kind === 'days').length > 1 && affirms.test(clause.text))
      unclear = true
    if (read === null) unclear = true
    else if (clause.not) not.push(...read)
    else if (!(hasAnswer && at < answer)) {
      ways = ways === null ? null : joinWays(ways, read)
      said.push(...clause.items)
    }
  }
  return {
    times: {
      ways: ways ?? [],
      not,
      ...(namesEndOfBusyTime(line) ? { afterBusyTime: true } : {}),
      ...(namesHourBefore(line) ? { afterHour: true } : {}),
    },
    named: said.some((item) => item.kind === 'days' && (item.weekday || item.dated || item.days.length === 1)),
    written: items.some((item) => item.kind === 'days' && item.written === true),
    ranged: said.some((item) => item.kind === 'clock' && !item.exact),
    clocked: said.some((item) => item.kind === 'clock' && item.exact),
    unclear: unclear || ways === null,
    spans: items.map(({ at, end }) => [at, end] as const),
  }
}
