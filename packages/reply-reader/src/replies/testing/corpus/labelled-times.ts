/**
 * The times a reply names, as they are written beside it: ways separated by ` / `, each of words that all hold.
 * Days: `mon`…`sun` (the next one), `mon*` (every one), `today`, `tom`, `dat` (the day after tomorrow), `tw`, `nw` (this and next week),
 * `wknd` (the coming one), `wknd*`, `wkdays`, `12/3`; times: `@15:30`, `>15` (from then), `<12` (before), `9-11` (from, before), `~15`
 * (within half an hour), `am` (before noon), `aft` (noon to five), `eve` (from five). A leading `-` takes away; alone it leaves the rest.
 */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const msPerDay = 86_400_000

/** A slot of the fortnight: `day` counts from today, `minute` from midnight. */
export type Slot = { day: number; minute: number; weekday: number; date: string }

const parseMinutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

/** Every quarter of an hour from seven to eight in the evening, for fourteen days from a day. */
export const listSlots = (today: string): Slot[] =>
  Array.from({ length: 14 }, (_, day) => {
    const date = new Date(Date.parse(`${today}T12:00:00Z`) + day * msPerDay)
    const shared = { day, weekday: date.getUTCDay(), date: `${date.getUTCMonth() + 1}/${date.getUTCDate()}` }
    return Array.from({ length: 53 }, (__, quarter) => ({ ...shared, minute: 420 + quarter * 15 }))
  }).flat()

/** Monday is day 0: this week ends with day 6, the coming weekend is days 5 and 6. */
const dayWords: Record<string, (slot: Slot) => boolean> = {
  today: ({ day }) => day === 0,
  tom: ({ day }) => day === 1,
  dat: ({ day }) => day === 2,
  tw: ({ day }) => day < 7,
  nw: ({ day }) => day >= 7,
  wknd: ({ day }) => day === 5 || day === 6,
  'wknd*': ({ weekday }) => weekday === 0 || weekday === 6,
  wkdays: ({ weekday }) => weekday !== 0 && weekday !== 6,
  am: ({ minute }) => minute < 720,
  aft: ({ minute }) => minute >= 720 && minute < 1_020,
  eve: ({ minute }) => minute >= 1_020,
}

const holds = (word: string, slot: Slot): boolean => {
  const named = dayWords[word]
  if (named) return named(slot)
  const weekday = weekdays.indexOf(word.slice(0, 3))
  if (weekday >= 0 && word.endsWith('*')) return slot.weekday === weekday
  if (weekday >= 0) return slot.weekday === weekday && slot.day >= 1 && slot.day <= 7
  if (/^\d+\/\d+$/.test(word)) return slot.date === word
  const [, sign = '', from = '', to] = /^([@><~]?)(\d+(?::\d+)?)(?:-(\d+(?::\d+)?))?$/.exec(word) ?? []
  if (from === '') throw new Error(`No such label: ${word}`)
  const start = parseMinutes(from)
  if (to !== undefined) return slot.minute >= start && slot.minute < parseMinutes(to)
  if (sign === '@') return slot.minute === start
  if (sign === '>') return slot.minute >= start
  return sign === '<' ? slot.minute < start : Math.abs(slot.minute - start) <= 30
}

/** Whether the times that a label allows contain the slot. */
export const labelAllows = (label: string, slot: Slot): boolean =>
  label
    .split(' / ')
    .some((way) =>
      way
        .split(' ')
        .every((word) => (word.startsWith('-') && word.length > 1 ? !holds(word.slice(1), slot) : holds(word, slot))),
    )
