/** What a hostile text repeats: a pattern that begins again at each of its places costs the square of its length. */
const betweenLetters = [' ', '\n', '<', '(', '{{', '7', 'a', '\u0301', '@', '.', '-', '1 ', 'a-a.a@']
const alone = [' ', '.-@']

const flat = (unit: string, length: number) =>
  Buffer.from(unit.repeat(Math.ceil(length / unit.length)).slice(0, length)).toString()

const shape = (name: string, make: (length: number) => string) => {
  const made = new Map<number, string>()
  const text = (length: number): string => {
    const known = made.get(length) ?? make(length)
    made.set(length, known)
    return known
  }
  return { name, text }
}

/** Texts of `length` characters without a line end at their end; most stand between letters, where trimming does not reach. */
export const hostileShapes = [
  ...betweenLetters.map((unit) =>
    shape(`${JSON.stringify(unit)} between letters`, (length) => Buffer.from(`x${flat(unit, length - 2)}y`).toString()),
  ),
  ...alone.map((unit) => shape(JSON.stringify(unit), (length) => flat(unit, length))),
]
