/** A thought of a text, with its place in it. */
export type Clause = { text: string; at: number }

const longest = 600
const most = 12
/** Ends of a thought: marks, and words that begin another. Marks inside a number or “a.m.” are no end. */
const ends =
  /(?:(?<!\d)[,.](?!\w)|(?<=\d)[,.](?=\s)|[;!\n()…]|(?<=\?)|\s[-–—]\s)+|\s(?=(?:but|so|because|cuz|bc|cause|since|pero|porque|pq|asi que|así que|entonces)\s)/giu

/** Splits a text into its thoughts. */
export const splitThoughts = (text: string): Clause[] => {
  const found: Clause[] = []
  let at = 0
  const add = (end: number) => {
    const lead = /^(?:but|so|because|cuz|bc|cause|since|pero|porque|pq|asi que|así que|entonces)\s/iu.exec(
      text.slice(at, end),
    )
    if (lead) at += lead[0].length
    const part = text.slice(at, end)
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part)) found.push({ text: part, at })
  }
  for (const match of text.slice(0, longest).matchAll(ends)) {
    add(match.index)
    at = match.index + match[0].length
  }
  add(text.length)
  return found.slice(0, most)
}

/** Words that correct what came before. */
const corrections =
  /(?:^|[\s,.!?;])(?:no,? wait|wait,? no|oh wait|wait|actually|scratch that|i meant?|i mean|oops|whoops|correction|nvm|nevermind|never mind|perdon|perdón|digo|mejor dicho|no,? no)(?=[\s,.!?;])/giu

/** Returns the text after the last correction, with its place, or null. */
export const findCorrected = (text: string): Clause | null => {
  const last = [...text.slice(0, longest).matchAll(corrections)].at(-1)
  if (!last) return null
  const at = last.index + last[0].length
  const rest = text.slice(at)
  return last.index > 0 && /[\p{L}\p{N}]/u.test(rest) ? { text: rest, at } : null
}
