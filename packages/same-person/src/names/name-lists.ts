import { commonFirstNames, commonSurnames } from './common-names.ts'
import { nicknameLines } from './nicknames.ts'

/** A word as names are compared: without accents, apostrophes, full stops and capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´.]/g, '')
    .toLowerCase()

/** The entries of a list of the name files: separated by commas and lines. */
export const entriesOf = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((entry) => plain(entry.trim()))
    .filter((entry) => entry !== '')

const lines = nicknameLines.split('\n').map(entriesOf)
const linesOfName = new Map<string, number[]>()
for (const [at, names] of lines.entries())
  for (const name of names) linesOfName.set(name, [...(linesOfName.get(name) ?? []), at])

/** Returns true if two first names are in one line of the list of nicknames. */
export const areNicknames = (one: string, other: string): boolean => {
  const mine = linesOfName.get(one)
  return mine !== undefined && (linesOfName.get(other)?.some((line) => mine.includes(line)) ?? false)
}

/** Every first name that someone of this name may go by, the name itself first. */
export const nicknamesOf = (name: string): string[] => [
  ...new Set([name, ...(linesOfName.get(name) ?? []).flatMap((at) => lines[at] ?? [])]),
]

const sharesOf = (list: string) =>
  new Map(
    entriesOf(list).map((entry) => {
      const [name = '', n = ''] = entry.split(' ')
      return [name, Number(n)] as const
    }),
  )
const firstNames = sharesOf(commonFirstNames)
const surnames = sharesOf(commonSurnames)
const rareFirstName = 1
const rareSurname = 0.4

/** Whether this is a first name that the lists know, so that another known one is another name and no slip. */
export const isFirstName = (word: string): boolean => firstNames.has(word) || linesOfName.has(word)
/** Whether this is a surname that the list knows. */
export const isSurname = (word: string): boolean => surnames.has(word)

/** How rare a first name is: 2 when one of a hundred bears it, 3 when one of a thousand does. */
export const rarityOfFirstName = (name: string): number => -Math.log10((firstNames.get(name) ?? rareFirstName) / 10_000)
/** How rare a surname is, likewise. */
export const rarityOfSurname = (name: string): number => -Math.log10((surnames.get(name) ?? rareSurname) / 10_000)
