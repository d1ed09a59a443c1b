import { useState } from 'react'
import { textProblem } from '../rules/text-rules.ts'
import { type ToldDraft, useDraft } from './composing/use-draft.ts'
import { laterProblem, sendAtOf } from './send-later.tsx'
import type { TextSubject } from './text-subject.ts'
import { useDebouncedPreview } from './use-debounced-preview.ts'
import { type Tried, useSendText } from './use-send-text.ts'

type Composing = {
  selection: TextSubject['selection']
  one: { id: string } | null
  /** What stands in a field in which nothing was written; `isGiven` when it was chosen for this text. */
  start: string
  isGiven?: boolean
  told: ToldDraft
  tell?: (sentence: string) => void
  onSent: () => void
}

/** All that a composer knows, wherever it stands: the words, the moment, the consent, what each would get, and sending it. */
export const useComposing = ({ selection, one, start, isGiven = false, told, tell, onSent }: Composing) => {
  const drafting = useDraft({ to: one?.id ?? '', told, start, isGiven })
  const { words, draft } = drafting
  const { text: message, template } = words
  const [later, setLater] = useState('')
  const [attested, setAttested] = useState(false)
  const [alert, setAlert] = useState('')
  const sendAt = sendAtOf(later)
  const asked = useDebouncedPreview(selection, message, sendAt, one !== null || attested)
  const { preview } = asked
  const [lost, setLost] = useState(false)
  const [resting, setResting] = useState(false)
  const { send, check, ...sender } = useSendText({ selection, one, ...(tell ? { tell } : {}) })
  const busy = sender.busy || resting
  const problem = textProblem(message)
  const asksConsent = (preview?.consentUnknown ?? 0) > 0
  const blocked =
    problem !== null ||
    laterProblem(later) !== null ||
    busy ||
    lost ||
    preview?.sendable === 0 ||
    (one !== null && asksConsent && !attested)
  const sending = {
    message,
    attestConsent: asksConsent && attested,
    ...(sendAt ? { sendAt } : {}),
    ...(template ? { templateId: template } : {}),
  }
  const settle = (tried: Tried) => {
    setLost(tried.lost)
    if (tried.sentence !== null) {
      setAlert(tried.sentence)
      drafting.stays()
      return
    }
    drafting.sent(message)
    setLater('')
    setAttested(false)
    onSent()
  }
  const submit = async () => {
    if (blocked) return
    setAlert('')
    setResting(true)
    await drafting.rest()
    setResting(false)
    settle(await send(sending))
  }
  return {
    message,
    words,
    draft,
    later,
    setLater,
    attested,
    setAttested,
    alert,
    /** No answer came, so nothing else may be sent before `recheck` has found out what became of the text. */
    lost,
    recheck: async () => settle(await check(sending)),
    setAlert,
    /** A template takes the place of what was written, and words from the résumé do. */
    chooseTemplate: (id: string, content: string) =>
      words.put({ text: content, template: id, source: null }, 'A template took the place of what stood here.'),
    takeDraft: (text: string, source: 'model' | 'composed' | undefined) => {
      setAlert('')
      words.put({ text, source: source ?? null }, 'A draft took the place of what stood here.')
    },
    /** Dearer signs give way to plain ones. */
    replaceSigns: (text: string) => words.put({ text }, 'Smart quotes were replaced.'),
    ...asked,
    sendAt,
    /** What is wrong with what was typed; nothing is wrong with an empty field. */
    shownProblem: message.trim() === '' ? null : problem,
    asksConsent,
    blocked,
    busy,
    submit,
  }
}
export type Composed = ReturnType<typeof useComposing>
