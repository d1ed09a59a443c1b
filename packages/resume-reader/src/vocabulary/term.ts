/**
 * A name of the vocabulary and the words that stand for it. `capitals`: only where written in capitals; `capital`: with a capital at least.
 * `near`: one of these must stand in the same clause. `unless`: none of these may. `notBefore` / `notAfter`: not right before / after these words.
 * `listable`: stands in a list of its like without any word of `near`, too.
 * `field`: says nothing in a job outside care and teaching.
 */
export type Term = {
  name: string
  words: string[]
  capitals?: true
  capital?: true
  near?: string[]
  unless?: string[]
  notBefore?: string[]
  notAfter?: string[]
  listable?: true
  field?: true
}
