/** Words of a text without fillers, and what each may be: for a list, where its words end. */
export type TaggedWords = { words: readonly string[]; ends: readonly ReadonlyMap<string, readonly number[]>[] }

/** Lists of words and phrases by name. `fill` are words that no frame reads. */
export type WordLists = Record<string, { words: string[]; phrases: string[] }>

const most = 120

const push = <T>(map: Map<string, T[]>, key: string, value: T) => {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** Creates a function that tags the words of a text with the lists they are in. `correct` mends slips first. */
export const createTagger = (
  { fill, ...lists }: WordLists,
  correct: (word: string, isKnown: (word: string) => boolean) => string = (word) => word,
): ((text: string) => TaggedWords) => {
  const fillers = new Set(fill?.words)
  const byWord = new Map<string, string[]>()
  const byFirst = new Map<string, { name: string; words: string[] }[]>()
  for (const [key, { words, phrases }] of Object.entries(lists)) {
    const name = key.toUpperCase()
    for (const word of words) push(byWord, word, name)
    for (const phrase of phrases) {
      const [first = '', ...rest] = phrase.split(' ').filter((word) => !fillers.has(word))
      if (rest.length === 0) push(byWord, first, name)
      else push(byFirst, first, { name, words: [first, ...rest] })
    }
  }
  const isKnown = (word: string) => byWord.has(word)
  return (text) => {
    const words = text
      .split(' ')
      .slice(0, most)
      .map((word) => correct(word, isKnown))
      .filter((word) => word !== '' && !fillers.has(word))
    const ends = words.map((word, at) => {
      const found = new Map<string, number[]>()
      for (const name of byWord.get(word) ?? []) push(found, name, at + 1)
      for (const { name, words: phrase } of byFirst.get(word) ?? [])
        if (phrase.every((each, index) => words[at + index] === each)) push(found, name, at + phrase.length)
      return found
    })
    return { words, ends }
  }
}
