import { useEffect, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { useWaysOut } from '../../../../../platform/web/drafts/use-ways-out.ts'
import type { textDraft } from '../../contract/drafts.ts'
import { type DraftWords, type KeptDrafts, noWords } from './kept-drafts.ts'
import { useKeptDrafts } from './use-kept-drafts.ts'
import { type Step, useMessageEditor, type Words } from './use-message-editor.ts'

/** The server's answer about the reader's draft, and when; undefined when it failed. */
export type ToldDraft = (z.infer<typeof textDraft.reply> & { at: number }) | undefined
type Drafting = {
  /** The id of the recipient; '' for a bulk text. */
  to: string
  told: ToldDraft
  /** The text of a field in which nothing was written: untouched, it is no draft. */
  start: string
  /** The same for a bulk text’s words in Spanish. */
  startSpanish?: string | undefined
  /** Whether the start was chosen for this text (an invitation): it replaces a draft, which Undo restores. */
  isGiven?: boolean
}
type First = { words: Words; earlier: Step | null; left: DraftWords; at: number }

const plain = (text: string, spanish = ''): Words => ({ text, spanish, template: '', source: null })

const getFirstDraft = (drafts: KeptDrafts, { to, told, start, startSpanish, isGiven = false }: Drafting): First => {
  const at = told?.at ?? 0
  const found = told ? drafts.begin(to, told.draft, told.at) : noWords
  if (found.message === '') return { words: plain(start, startSpanish), earlier: null, left: noWords, at }
  const other = { ...plain(found.message, found.messageSpanish), template: found.templateId ?? '' }
  if (!isGiven) return { words: other, earlier: null, left: noWords, at }
  const earlier = { other, after: start, said: 'This text replaced your draft.' }
  return { words: plain(start), earlier, left: found, at }
}

/**
 * Holds the words of the reader, begun with their draft and stored as one, by the server alone: a second after the last
 * key and at every way out.
 */
export const useDraft = (drafting: Drafting) => {
  const { to, told, start, startSpanish = '' } = drafting
  const drafts = useKeptDrafts()
  const [first, setFirst] = useState(() => getFirstDraft(drafts, drafting))
  const words = useMessageEditor(first.words, first.earlier)
  const { text, spanish, template, isTouched } = words
  // Known when the first key was pressed: a draft that no one saw is not overwritten.
  const isKept = first.at > 0

  // A draft that another browser saved since is adopted as long as nothing was written here.
  if (told && told.at > first.at && !isTouched) {
    const next = getFirstDraft(drafts, drafting)
    setFirst(next)
    if (next.words.text !== text) words.begin(next.words)
  }
  useEffect(() => {
    if (!isKept || !isTouched) return
    if (text === start && spanish === startSpanish) drafts.note(to, first.left)
    else if (text.trim() === '') drafts.note(to, noWords)
    else drafts.note(to, { message: text, messageSpanish: spanish, templateId: template || null })
  }, [drafts, to, isKept, isTouched, start, startSpanish, first.left, text, spanish, template])
  useWaysOut(drafts, to)

  const { state, savedAt, refusal } = useSyncExternalStore(drafts.subscribe, () => drafts.look(to))
  return {
    words,
    draft: {
      state: isKept ? state : ('unknown' as const),
      savedAt,
      refusal,
      isEarlier: !isTouched && first.words.text !== start,
      /** Anyone who leaves the field may be about to sign out. */
      keepNow: () => void drafts.flush(to),
      discard: () => words.put(plain(start, startSpanish), 'Your draft was discarded.'),
    },
    /** Before sending: no draft is on its way. */
    rest: async () => await drafts.rest(to),
    /** After it failed: the words are a draft still. */
    stays: () => void drafts.flush(to),
    /** After these words went out: the field is as untouched as it was. */
    sent: (message: string) => {
      if (isKept) drafts.sent(to, message, first.left)
      words.begin(plain(start, startSpanish))
      setFirst({ ...first, words: plain(start, startSpanish), earlier: null })
    },
  }
}
export type Draft = ReturnType<typeof useDraft>['draft']
