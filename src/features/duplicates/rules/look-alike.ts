import { cleanName } from '../../../rules/person-name.ts'

/** Why two records may be one person, the strongest first. */
export const duplicateReasons = ['Same phone', 'Same e-mail', 'Similar name in the same city'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

const plainWords = (name: string): string[] =>
  cleanName(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word !== '')

/** How many letters must be changed, added or dropped; stops counting above `most`. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

const isSimilarWord = (a: string, b: string): boolean => {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4 && (shorter < 3 || a.length === b.length)) return false
  const most = shorter < 7 ? 1 : 2
  return distance(a, b, most) <= most
}

const ends = (words: string[]): [string, string] => [words[0] ?? '', words.at(-1) ?? '']

/** Whether two names may be one person: first and last word alike but for a letter or two, accents, middle names or their order. */
export const areSimilarNames = (one: string, other: string): boolean => {
  const [a, b] = [plainWords(one.slice(0, 200)), plainWords(other.slice(0, 200))]
  if (a.length < 2 || b.length < 2) return a.length === 1 && a.join(' ') === b.join(' ')
  const [first, last] = ends(a)
  const [otherFirst, otherLast] = ends(b)
  const isSameOrder = isSimilarWord(first, otherFirst) && isSimilarWord(last, otherLast)
  return isSameOrder || (isSimilarWord(first, otherLast) && isSimilarWord(last, otherFirst))
}

type Compared = {
  full_name: string
  email_key: string | null
  phone_key: string | null
  namesake_key: string | null
}

/** Why two candidates of one organization may be the same person; empty when nothing says so. */
export const reasonsForDuplicate = (one: Compared, other: Compared): DuplicateReason[] => {
  const isSame = (key: 'phone_key' | 'email_key' | 'namesake_key') => one[key] !== null && one[key] === other[key]
  return [
    ...(isSame('phone_key') ? (['Same phone'] as const) : []),
    ...(isSame('email_key') ? (['Same e-mail'] as const) : []),
    ...(isSame('namesake_key') && areSimilarNames(one.full_name, other.full_name)
      ? (['Similar name in the same city'] as const)
      : []),
  ]
}
