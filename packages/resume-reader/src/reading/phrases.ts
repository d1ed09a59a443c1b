import { splitWords, stem, type Word } from './words.ts'

type Node<T> = { next: Map<string, Node<T>>; value?: T }
/** A phrase in a list of words, from `from` up to but without `to`. */
export type PhraseMatch<T> = { value: T; from: number; to: number }

const within = /^[\s\-‐‑–—/&'’.®™+]{0,4}$/

const grown = <T>(entries: readonly (readonly [string, T])[]): Node<T> => {
  const root: Node<T> = { next: new Map() }
  for (const [phrase, value] of entries) {
    let node = root
    for (const word of splitWords(phrase)) {
      const key = stem(word.text)
      const next: Node<T> = node.next.get(key) ?? { next: new Map() }
      node.next.set(key, next)
      node = next
    }
    node.value ??= value
  }
  return root
}

/**
 * Prepares phrases for search, each with its meaning: British as American, plural as singular. `at` returns the longest
 * one that begins with that word, with only blanks, hyphens, slashes and dots between its words; `all` the longest from
 * left to right; `isIn` whether a text has one.
 */
export const compilePhrases = <T extends string>(entries: readonly (readonly [string, T])[]) => {
  const root = grown(entries)
  const at = (words: Word[], from: number): PhraseMatch<T> | null => {
    let node: Node<T> | undefined = root
    let found: PhraseMatch<T> | null = null
    for (let index = from; node && index < words.length; index += 1) {
      const word = words[index]
      if (!word || (index > from && !within.test(word.gap))) break
      node = node.next.get(stem(word.text))
      if (node?.value !== undefined) found = { value: node.value, from, to: index + 1 }
    }
    return found
  }
  const all = (words: Word[]): PhraseMatch<T>[] => {
    const found: PhraseMatch<T>[] = []
    for (let index = 0; index < words.length; index += 1) {
      const one = at(words, index)
      if (!one) continue
      found.push(one)
      index = one.to - 1
    }
    return found
  }
  return { at, all, isIn: (text: string): boolean => all(splitWords(text)).length > 0 }
}
