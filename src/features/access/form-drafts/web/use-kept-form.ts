import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { useWaysOut } from '../../../../platform/web/drafts/use-ways-out.ts'
import { formDraft } from '../contract/form-drafts.ts'
import { type Fields, parseKey, useFormDrafts } from './use-form-drafts.ts'

type Keeping<T extends Fields> = {
  /** The form, with the record it is about (`job-post:…`) when that is no candidate. */
  form: string
  candidateId?: string
  values: T
  /** Puts these values in their fields. */
  onRestore: (values: Partial<T>) => void
}

/** The fields that are not as the form began. */
const changed = (values: Fields, start: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== start[name]))

/**
 * The stored values, for the fields in which nothing was typed since; a field that the form no longer has is skipped.
 */
const toRestore = <T extends Fields>(values: T, start: T, kept: Fields): Partial<T> =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      const isOfKind = value === null || start[name] === null || typeof value === typeof start[name]
      return name in start && isOfKind && values[name] === start[name] && value !== values[name]
    }),
  ) as Partial<T>

/**
 * Keeps what is typed into a form for its author, by the server alone, until it is saved or discarded: a second after the last key and
 * at every way out. The form begins with it the next time. Never for a form that asks for a secret.
 */
export const useKeptForm = <T extends Fields>({ form, candidateId = '', values, onRestore }: Keeping<T>) => {
  const key = `${form} ${candidateId}`
  const drafts = useFormDrafts()
  const [start] = useState(values)
  const [isReady, setReady] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef({ values, onRestore })
  const saved = useRef<Fields | null>(null)

  useEffect(() => {
    latest.current = { values, onRestore }
  })
  useEffect(() => {
    let isHere = true
    const begin = (fields: Fields) => {
      const now = latest.current
      const back = toRestore(now.values, start, fields)
      const isNews = Object.keys(back).length > 0
      setReady(true)
      setRestored(isNews)
      if (isNews) now.onRestore(back)
    }
    const ask = async () => {
      const at = Date.now()
      try {
        const { draft } = await call(formDraft, parseKey(key))
        if (isHere) begin(drafts.begin(key, draft && { words: draft.fields, savedAt: draft.savedAt }, at))
      } catch {
        // A draft that no one saw is not overwritten: nothing is stored then, except what this page has not saved yet.
        if (isHere && drafts.look(key).state !== 'none') begin(drafts.begin(key, null, 0))
      }
    }
    void ask()
    return () => {
      isHere = false
    }
  }, [drafts, key, start])
  useEffect(() => {
    // The saved values may still be in the form.
    if (saved.current && Object.keys(changed(values, saved.current)).length === 0) return
    saved.current = null
    if (isReady) drafts.note(key, changed(values, start))
  }, [drafts, key, isReady, values, start])
  useWaysOut(drafts, key)

  const { state, refusal } = useSyncExternalStore(drafts.subscribe, () => drafts.look(key))
  const drop = () => {
    drafts.note(key, {})
    setRestored(false)
    void drafts.flush(key)
  }
  return {
    /** The form has values from before. */
    isRestored: isRestored && Object.keys(changed(values, start)).length > 0,
    isFailed: state === 'failed',
    /** Why the server doesn’t keep it; null while saving is tried again. */
    refusal,
    /** Call it after the values were saved: their draft is deleted. */
    saved: () => {
      saved.current = values
      drop()
    },
    discard: () => {
      onRestore(start)
      drop()
    },
  }
}
export type KeptForm = Pick<ReturnType<typeof useKeptForm>, 'isRestored' | 'isFailed' | 'refusal' | 'discard'>

type Form<T> = { typed: T; setTyped: (next: (now: T) => T) => void }

/** The same for what `useForm` holds. */
export const useKeptTyped = <T extends Fields>(form: string, { typed, setTyped }: Form<T>, candidateId?: string) =>
  useKeptForm({
    form,
    ...(candidateId === undefined ? {} : { candidateId }),
    values: typed,
    onRestore: (back) => setTyped((now) => ({ ...now, ...back })),
  })
