/**
 * A name of the vocabulary and the words for it. `capitals`: only where written in capitals; `capital`: with a capital
 * at least. `near`: one of these must be in the same clause. `unless`: none of these may. `notBefore` / `notAfter`: not
 * right before / after these words. `listable`: also counts in a list of its like without any word of `near`. `field`:
 * proves nothing in a job outside care and teaching.
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
