const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i
const monthFirst = /^([A-Za-z]{3,9})\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? '?([0-9]{4}|[0-9]{2})(?![0-9:])(.*)$/
const dayFirst = /^([0-9]{1,2})(?:st|nd|rd|th)?[ -]([A-Za-z]{3,9})\.?,?[ -]'?([0-9]{4}|[0-9]{2})(?![0-9:])(.*)$/
const yearFirst = /^([0-9]{4})\/([0-9]{1,2})\/([0-9]{1,2})(.*)$/
const isoWithHalf = /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})[T ]([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})? ?[AaPp]\.?[Mm]\.?)$/
const milliseconds = /^1[0-9]{12}$/

const parseMonth = (name: string | undefined): number => months.indexOf((name ?? '').toLowerCase().slice(0, 3)) + 1
const parseTime = (rest: string | undefined): string => {
  const time = (rest ?? '').replace(/^[,\s]*(?:at |[-–@] ?)?/i, '').trim()
  return time === '' ? '' : ` ${time.replace(/^([0-9]{1,2}) ?([ap])\.?m\.?$/i, '$1:00 $2m')}`
}

/**
 * A date as other systems write it, in a form that is read here: "Tue, Nov 3, 2026 at 4:12 PM", "3-Nov-26", "2026/11/03",
 * "2026-11-03 16:12:00 UTC", and milliseconds since 1970. Anything else is answered as it is.
 */
export const normalizeDate = (text: string): string => {
  const given = text.replace(weekday, '')
  if (milliseconds.test(given)) return new Date(Number(given)).toISOString()
  const [first, second] = [monthFirst.exec(given), dayFirst.exec(given)]
  const [name, day, year, rest] = first
    ? [first[1], first[2], first[3], first[4]]
    : [second?.[2], second?.[1], second?.[3], second?.[4]]
  const month = parseMonth(name)
  if (month > 0) return `${month}/${day}/${year}${parseTime(rest)}`
  const slashed = yearFirst.exec(given)
  if (slashed) return `${slashed[1]}-${slashed[2]}-${slashed[3]}${parseTime(slashed[4])}`
  const half = isoWithHalf.exec(given)
  if (half) return `${half[2]}/${half[3]}/${half[1]} ${half[4]}`
  return given
    .replace(/ (?:UTC|GMT)$/, 'Z')
    .replace(/^([0-9]{1,2}\/[0-9]{1,2}\/[0-9]{2,4})(?:,| at| [-–])? (?=[0-9])/, '$1 ')
}
