import commonNames from './common-names.json' with { type: 'json' }
import nicknames from './nicknames.json' with { type: 'json' }

/** A word as names are compared: without accents, apostrophes, full stops and capitals. */
export const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´.]/g, '')
    .toLowerCase()

/** The entries of a list of the name files: separated by commas and lines. */
export const splitEntries = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((entry) => foldName(entry.trim()))
    .filter((entry) => entry !== '')

/**
 * First names that one person may go by, one family of names a line, in any order: short forms, other spellings, English and
 * Spanish ones. A name may be in several lines ("Alex"): it then fits each of them. Names that are merely alike but are two names
 * (Maria and Mario, Eric and Erica) must not share a line.
 */
const lines = nicknames.map(splitEntries)
const linesOfName = new Map<string, number[]>()
for (const [at, names] of lines.entries())
  for (const name of names) linesOfName.set(name, [...(linesOfName.get(name) ?? []), at])

/** Returns true if two first names are in one line of the list of nicknames. */
export const isNicknamePair = (one: string, other: string): boolean => {
  const mine = linesOfName.get(one)
  return mine !== undefined && (linesOfName.get(other)?.some((line) => mine.includes(line)) ?? false)
}

/** Every first name that someone of this name may go by, the name itself first. */
export const listNicknames = (name: string): string[] => [
  ...new Set([name, ...(linesOfName.get(name) ?? []).flatMap((at) => lines[at] ?? [])]),
]

/**
 * How many of 10,000 people bear a name, about, among those who apply for such work in the United States (rounded from the lists of
 * the Social Security Administration and the Census of 2010). A name that is not listed is taken to be rare. Two listed names are
 * two names, however alike: Maria and Mario, Hernandez and Fernandez.
 */
const parseShares = (list: Readonly<Record<string, number>>) =>
  new Map(Object.entries(list).map(([name, n]) => [foldName(name), n] as const))
const firstNames = parseShares(commonNames.firstNames)
const surnames = parseShares(commonNames.surnames)
const rareFirstName = 1
const rareSurname = 0.4

/** Whether this is a first name that the lists know, so that another known one is another name and no slip. */
export const isFirstName = (word: string): boolean => firstNames.has(word) || linesOfName.has(word)
/** Whether this is a surname that the list knows. */
export const isSurname = (word: string): boolean => surnames.has(word)

/** How rare a first name is: 2 when one of a hundred bears it, 3 when one of a thousand does. */
export const getFirstNameRarity = (name: string): number =>
  -Math.log10((firstNames.get(name) ?? rareFirstName) / 10_000)
/** How rare a surname is, likewise. */
export const getSurnameRarity = (name: string): number => -Math.log10((surnames.get(name) ?? rareSurname) / 10_000)
