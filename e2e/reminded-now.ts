const minute = 60_000

/** Day and time as the fields of a form take them. */
const typed = (at: number, timeZone: string) => ({
  day: new Intl.DateTimeFormat('en-CA', { timeZone }).format(at),
  time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at),
})

/** Whether the clock of that place shows this hour twice on this day: no interview can be set for it. */
const comesTwice = (at: number, timeZone: string) => {
  const [shown, ...others] = [at, at - 60 * minute, at + 60 * minute].map((each) =>
    JSON.stringify(typed(each, timeZone)),
  )
  return others.includes(shown ?? '')
}

/** When an interview begins whose reminder is due now: in two hours, or where the clock shows that hour twice, in a day. */
export const remindedNow = (timeZone: string) => {
  const [soon, tomorrow] = [Date.now() + 119 * minute, Date.now() + (24 * 60 - 1) * minute]
  return typed(comesTwice(soon, timeZone) ? tomorrow : soon, timeZone)
}
