import { createDraftKeeper, type Kind } from '../../../../../platform/web/drafts/keep-drafts.ts'

/** The words of a draft; an empty message is none. */
export type DraftWords = { message: string; messageSpanish: string; templateId: string | null }
type Save = (key: string, words: DraftWords) => Promise<{ savedAt: string | null }>

export const noWords: DraftWords = { message: '', messageSpanish: '', templateId: null }
const texts: Kind<DraftWords> = {
  nothing: noWords,
  isNothing: ({ message }) => message === '',
  isSame: (a, b) =>
    a.message === b.message &&
    (a.message === '' || (a.templateId === b.templateId && a.messageSpanish === b.messageSpanish)),
}

/** The drafts of texts that this page writes, by person (or '' for a bulk text). */
export const keepDrafts = (save: Save, onMark?: () => void) => {
  const { begin, sent, ...drafts } = createDraftKeeper(texts, save, onMark)
  return {
    ...drafts,
    begin: (key: string, told: (DraftWords & { savedAt: string | null }) | null, toldAt: number): DraftWords => {
      if (!told) return begin(key, null, toldAt)
      const { savedAt, ...words } = told
      return begin(key, { words, savedAt }, toldAt)
    },
    /** The text went out, and the server has dropped the draft of these very words; `left` is kept from now on. */
    sent: (key: string, message: string, left: DraftWords) => sent(key, (saved) => saved.message === message, left),
  }
}
export type KeptDrafts = ReturnType<typeof keepDrafts>
