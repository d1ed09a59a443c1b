import { useRef, useState } from 'react'
import { call, getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { extractResumeFields, type Upload } from '../../../resumes/web/public.ts'
import { blankForm, type FieldName, type FormValues } from '../../rules/fields.ts'

type Answers = ReplyOf<typeof extractResumeFields>
type Reading = { isReading: boolean; answers: Answers | null; problem: string }
type Form = { values: FormValues; marked: readonly FieldName[]; hasPosition: boolean }

const texts = ['full_name', 'phone_number', 'email_address', 'city', 'state'] as const
const unread: Reading = { isReading: false, answers: null, problem: '' }

/** A form with what a résumé answers in its empty fields; what was typed or chosen stays. */
const filledIn = (form: Form, answers: Answers): Form => {
  const given = texts.filter((name) => answers[name] !== '' && form.values[name].trim() === '')
  const position = form.hasPosition ? null : answers.position
  return {
    ...form,
    values: {
      ...form.values,
      ...Object.fromEntries(given.map((name) => [name, answers[name]])),
      ...(position ? { position } : {}),
    },
    marked: [...given, ...(position ? (['position'] as const) : [])],
  }
}

const emptied = (form: Form): Form => ({
  ...form,
  values: { ...form.values, ...Object.fromEntries(form.marked.map((name) => [name, blankForm[name]])) },
  marked: [],
})

/**
 * Holds the values of a form that a résumé file fills in. `marked` lists the fields still as filled from the résumé.
 */
export const useResumeAnswers = () => {
  const [form, setForm] = useState<Form>({ values: blankForm, marked: [], hasPosition: false })
  const [upload, setUpload] = useState<Upload | null>(null)
  const [reading, setReading] = useState(unread)
  const latest = useRef<string | null>(null)
  const change = (changed: Partial<FormValues>) =>
    setForm((now) => ({
      values: { ...now.values, ...changed },
      marked: now.marked.filter((name) => !(name in changed)),
      hasPosition: now.hasPosition || 'position' in changed,
    }))
  const empty = () => setForm(emptied)
  const read = async (id: string) => {
    setReading({ ...unread, isReading: true })
    try {
      const answers = await call(extractResumeFields, { id })
      if (latest.current !== id) return
      setReading({ ...unread, answers, problem: answers.problem ?? '' })
      setForm((now) => filledIn(now, answers))
    } catch (error) {
      if (latest.current === id)
        setReading({ ...unread, problem: getErrorMessage(error, 'Couldn’t fill in anything. The file is kept.') })
    }
  }
  const take = (taken: Upload | null) => {
    latest.current = taken?.uploadId ?? null
    setUpload(taken)
    setReading(unread)
    empty()
    if (taken && taken.text !== '') void read(taken.uploadId)
  }
  return { ...form, change, empty, upload, take, reading }
}
