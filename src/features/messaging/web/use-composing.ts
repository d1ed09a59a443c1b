import { useState } from 'react'
import { textProblem } from '../rules/text-rules.ts'
import { laterProblem, sendAtOf } from './send-later.tsx'
import type { TextSubject } from './text-subject.ts'
import { useDebouncedPreview } from './use-debounced-preview.ts'
import { useSendText } from './use-send-text.ts'

type Composing = {
  selection: TextSubject['selection']
  one: { id: string } | null
  start: string
  tell?: (sentence: string) => void
  onSent: () => void
}

/** All that a composer knows, wherever it stands: the words, the moment, the consent, what each would get, and sending it. */
export const useComposing = ({ selection, one, start, tell, onSent }: Composing) => {
  const [message, setMessage] = useState(start)
  const [template, setTemplate] = useState('')
  const [later, setLater] = useState('')
  const [attested, setAttested] = useState(false)
  const [alert, setAlert] = useState('')
  const [draft, setDraft] = useState<'model' | 'composed' | null>(null)
  const sendAt = sendAtOf(later)
  const { preview, failed, refetch } = useDebouncedPreview(selection, message, sendAt)
  const { send, busy } = useSendText({ selection, one, ...(tell ? { tell } : {}) })
  const problem = textProblem(message)
  const asksConsent = (preview?.consentUnknown ?? 0) > 0
  const blocked =
    problem !== null || laterProblem(later) !== null || busy || preview?.sendable === 0 || (asksConsent && !attested)
  const submit = async () => {
    if (blocked) return
    setAlert('')
    const failure = await send({
      message,
      attestConsent: asksConsent && attested,
      ...(sendAt ? { sendAt } : {}),
      ...(template ? { templateId: template } : {}),
    })
    if (failure !== null) {
      setAlert(`Failed to send text message: ${failure}`)
      return
    }
    setMessage('')
    setTemplate('')
    setLater('')
    setAttested(false)
    setDraft(null)
    onSent()
  }
  return {
    message,
    setMessage,
    template,
    setTemplate,
    later,
    setLater,
    attested,
    setAttested,
    alert,
    setAlert,
    draft,
    /** Words that came from the résumé take the place of what was written. */
    takeDraft: (text: string, source: 'model' | 'composed' | undefined) => {
      setAlert('')
      setMessage(text)
      setDraft(source ?? null)
    },
    preview,
    failed,
    refetch,
    /** What is wrong with what was typed; nothing is wrong with an empty field. */
    shownProblem: message.trim() === '' ? null : problem,
    asksConsent,
    blocked,
    busy,
    submit,
  }
}
export type Composed = ReturnType<typeof useComposing>
