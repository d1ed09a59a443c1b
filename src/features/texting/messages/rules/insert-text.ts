import { maxTextLength } from './text-rules.ts'

/** A text, and its selection: from and to, in characters. */
export type TextSelection = { text: string; from: number; to: number }
export type InsertResult = { text: string; cursor: number; problem: null } | { problem: string }

// Brackets and quotes hold their content without a blank.
const leadsOn = /[\p{L}\p{N}.,;:!?)\]}/%&=#-]$/u
const goesOn = /^[\p{L}\p{N}{[(]/u

/**
 * Replaces the selection with a tag or a link, with a blank next to a letter; none at the start, at the end, or where
 * one is. Words that do not fit whole are not inserted, and `problem` is set.
 */
export const insertText = ({ text, from, to }: TextSelection, words: string, what: 'tag' | 'link'): InsertResult => {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const put = `${leadsOn.test(before.slice(-2)) ? ' ' : ''}${words}${goesOn.test(after.slice(0, 2)) ? ' ' : ''}`
  const room = maxTextLength - before.length - after.length
  if (put.length > room) {
    const left = room > 0 ? `only ${room} of ${maxTextLength} left` : `none of ${maxTextLength} left`
    return { problem: `The ${what} needs ${put.length} characters, ${left}. Nothing was inserted.` }
  }
  return { text: before + put + after, cursor: before.length + put.length, problem: null }
}
