import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { UserError } from '../../../rules/user-error.ts'
import { getErrorMessage } from '../call.ts'
import { showErrors } from './show-errors.ts'

type FormProblem = { message: string; fields: Record<string, string>; refusal: UserError | null }

const sayAsIs = (sentence: string) => sentence

/**
 * Holds the typed input, and the server's answer to it: the input is kept, sentences appear at their fields, and the first of these fields
 * has the focus, or else what the form was sent from. `formProblem` is what no field shows, for an alert above the form: empty or null if
 * the fields show everything. `say` is how the form shows a sentence in another language.
 */
export const useForm = <T extends Record<string, unknown>>(initial: T, otherwise: string, say = sayAsIs) => {
  const [typed, setTyped] = useState(initial)
  const [told, setTold] = useState<FormProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const [unshown, setUnshown] = useState<string[]>([])
  /** A field's message disappears once the field is changed, and with the last of them the message for the form. */
  const mendOne = (name: string) =>
    setTold((now) => {
      if (!now || !(name in now.fields)) return now
      const fields = Object.fromEntries(Object.entries(now.fields).filter(([, said]) => said !== now.fields[name]))
      return Object.keys(fields).length === 0 && now.refusal?.code === 'invalid' ? null : { ...now, fields }
    })
  /** Removes the messages of fields whose values the form keeps elsewhere, and that were changed. */
  const mend = (names: readonly string[]) => names.forEach(mendOne)
  const set = <K extends keyof T & string>(name: K, value: T[K]) => {
    mendOne(name)
    setTyped((now) => ({ ...now, [name]: value }))
  }
  const bind = <K extends keyof T & string>(name: K) => ({
    name,
    value: typed[name],
    error: told?.fields[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      mendOne(name)
      setTyped((now) => ({ ...now, [name]: value }))
    },
  })
  /** `words`: the message if no answer comes, for a form with several actions. */
  const submit = async (work: () => Promise<void>, words = otherwise) => {
    // The busy state is drawn later than a second click comes.
    if (sending.current) return
    sending.current = true
    const sender = document.activeElement
    const form = sender?.closest('form, [role=dialog]') ?? null
    setBusy(true)
    setTold(null)
    try {
      await work()
    } catch (error) {
      const refusal = error instanceof UserError ? error : null
      const fields = refusal?.fields ?? {}
      const message = getErrorMessage(error, words)
      flushSync(() => {
        setTold({ message, fields, refusal })
        setUnshown([])
        setBusy(false)
      })
      setUnshown(showErrors(form, [message, ...Object.values(fields)], say))
      // A browser takes the focus from a button that is busy.
      if (document.activeElement === document.body && sender instanceof HTMLElement)
        sender.focus({ preventScroll: true })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return {
    typed,
    set,
    setTyped,
    bind,
    told,
    formProblem: told && unshown.map(say).join(' '),
    mend,
    forget: () => setTold(null),
    busy,
    submit,
  }
}
