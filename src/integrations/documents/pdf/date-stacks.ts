import type { Run } from './run.ts'

const months =
  '(?:jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|' +
  'sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|spring|summer|fall|winter)'
const end = "(?:(?:19|20)\\d\\d|['’]\\d\\d|present|current|now|today|presente|actual(?:idad)?)"
const dash = '(?:[-–—]|to|a|hasta|through|until)'
/** Nothing but pieces of a stretch of time. */
const fragment = new RegExp(`^\\s*(?:(?:${months}|${end}|${dash}|from|\\d{1,2}[/.]|[,/()])[\\s,]*)+$`, 'i')
const whole = new RegExp(`(?:19|20)\\d\\d\\s*${dash}.{0,14}?${end}`, 'i')
/** A stretch of time that was begun: its end is alone below. */
const begun = new RegExp(`^\\s*(?:${months}\\s+|\\d{1,2}/)?(?:19|20)\\d\\d\\s*${dash}\\s*(?:${months}\\s*)?$`, 'i')

const longest = 32 // signs
const mostPieces = 5
const isPiece = ({ text }: Run) => text.length <= longest && (fragment.test(text) || begun.test(text))

const isBelow = (upper: Run, lower: Run): boolean => {
  const isAligned =
    Math.abs(upper.x - lower.x) < 2 ||
    Math.abs(upper.x + upper.width - lower.x - lower.width) < 2 ||
    Math.abs(upper.x + upper.width / 2 - lower.x - lower.width / 2) < 3
  return isAligned && lower.y > upper.y + 1 && lower.y - upper.y < upper.size * 2
}

/**
 * Returns the runs with each stretch of time that a narrow column broke, or stacked, in one piece: "Aug 2020 – May" above "2022", "Mar 2022"
 * above "–" above "Present".
 */
export const withWholeDates = (runs: readonly Run[]): Run[] => {
  const left = runs.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const joined: Run[] = []
  for (let run = left.shift(); run; run = left.shift()) {
    const stack = [run]
    const joinText = () => stack.map(({ text }) => text.trim()).join(' ')
    while (isPiece(run) && !whole.test(joinText()) && stack.length < mostPieces) {
      const lowest = stack.at(-1) ?? run
      const next = left.find((each) => isBelow(lowest, each) && isPiece(each) && !stack.includes(each))
      if (!next) break
      stack.push(next)
    }
    if (stack.length > 1 && whole.test(joinText())) {
      for (const piece of stack.slice(1)) left.splice(left.indexOf(piece), 1)
      joined.push({ ...run, text: joinText() })
    } else joined.push(run)
  }
  return joined
}
