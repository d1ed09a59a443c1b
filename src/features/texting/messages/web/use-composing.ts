import { useState } from 'react'
import { isSpanishMismatch, pickLanguage } from '../rules/pick-language.ts'
import { findSpanishProblem, findTextError } from '../rules/text-rules.ts'
import { type ToldDraft, useDraft } from './composing/use-draft.ts'
import { findLaterProblem, parseSendAt } from './send-later.tsx'
import type { TextSubject } from './text-subject.ts'
import { useDebouncedPreview } from './use-debounced-preview.ts'
import { type SendResult, useSendText } from './use-send-text.ts'

/** A template's words; `id` is '' where none was chosen. */
export type TemplateWords = { id: string; content: string; content_spanish?: string | null | undefined }

type Composing = {
  selection: TextSubject['selection']
  one: { id: string } | null
  /** The start text of a field in which nothing was written; `isGiven` when it was chosen for this text. */
  start: TemplateWords
  isGiven?: boolean
  /** All templates whose words could be the start text. */
  templates?: readonly TemplateWords[]
  told: ToldDraft
  tell?: (sentence: string) => void
  onSent: () => void
}

const templateTook = (text: string, { content }: TemplateWords) =>
  `A template replaced your text${text === content ? '' : ', in Spanish, which this person prefers'}.`

/**
 * Whether a template's Spanish words go with other words than its own (`asksSpanish`), until someone confirms that they
 * fit. Where no one prefers Spanish (`prefer`) they go to no one.
 */
const useSpanishBeside = (message: string, spanish: string, templates: readonly TemplateWords[], prefer: number) => {
  const [kept, setKept] = useState<string | null>(null)
  return {
    asksSpanish: prefer > 0 && kept !== message && isSpanishMismatch(message, spanish, templates),
    keepSpanish: () => setKept(message),
  }
}

/**
 * Returns everything that a composer knows, on any screen: the words, the moment, the consent, what each would get, and
 * sending it.
 */
export const useComposing = ({ templates = [], ...of }: Composing) => {
  const { selection, one, start, isGiven = false, told, tell, onSent } = of
  const isSpanish = one !== null && told?.prefersSpanish === true
  const pickText = ({ content, content_spanish }: TemplateWords) =>
    isSpanish ? pickLanguage('Spanish', { english: content, spanish: content_spanish }) : content
  const startSpanish = one ? '' : (start.content_spanish ?? '')
  const drafting = useDraft({ to: one?.id ?? '', told, start: pickText(start), startSpanish, isGiven })
  const { words, draft } = drafting
  const { text: message, spanish, template } = words
  const [later, setLater] = useState('')
  const [attested, setAttested] = useState(false)
  const [alert, setAlert] = useState('')
  const sendAt = parseSendAt(later)
  const asked = useDebouncedPreview(selection, {
    message,
    messageSpanish: spanish,
    sendAt,
    attestConsent: one !== null || attested,
  })
  const { preview } = asked
  const beside = useSpanishBeside(message, one ? '' : spanish, templates, preview?.preferSpanish ?? 0)
  const [lost, setLost] = useState(false)
  const [resting, setResting] = useState(false)
  const { send, check, ...sender } = useSendText({ selection, one, ...(tell ? { tell } : {}) })
  const busy = sender.busy || resting
  const problem = findTextError(message)
  const asksConsent = (preview?.consentUnknown ?? 0) > 0
  const blocked =
    problem !== null ||
    findSpanishProblem(spanish) !== null ||
    beside.asksSpanish ||
    findLaterProblem(later) !== null ||
    busy ||
    lost ||
    preview?.sendable === 0 ||
    (one !== null && asksConsent && !attested)
  const sending = {
    message,
    ...(one === null && spanish.trim() !== '' ? { messageSpanish: spanish } : {}),
    attestConsent: asksConsent && attested,
    ...(sendAt ? { sendAt } : {}),
    ...(template ? { templateId: template } : {}),
  }
  const settle = (tried: SendResult) => {
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
    chooseTemplate: (chosen: TemplateWords) => {
      const text = pickText(chosen)
      const spanish = one ? '' : (chosen.content_spanish ?? '')
      words.put({ text, spanish, template: chosen.id, source: null }, templateTook(text, chosen))
      return text
    },
    takeDraft: (text: string, source: 'model' | 'composed' | undefined) => {
      setAlert('')
      words.put({ text, source: source ?? null }, 'A draft replaced your text.')
    },
    /** Dearer signs give way to plain ones. */
    replaceSigns: (text: string) => words.put({ text }, 'Smart quotes were replaced.'),
    ...asked,
    sendAt,
    /** The problem with the typed words; an empty field has none. */
    shownProblem: message.trim() === '' ? null : problem,
    asksConsent,
    ...beside,
    blocked,
    busy,
    submit,
  }
}
export type ComposingState = ReturnType<typeof useComposing>
