import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/web/call.ts'
import { createDraftKeeper, type Kind } from '../../../../platform/web/drafts/keep-drafts.ts'
import { saveFormDraft } from '../contract/form-drafts.ts'

/** The fields of a form that were changed; none is no draft. */
export type Fields = Record<string, string | number | boolean | null>
const forms: Kind<Fields> = {
  nothing: {},
  isNothing: (fields) => Object.keys(fields).length === 0,
  isSame: (a, b) => Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]),
}
/** Longer calls may not outlive their page. */
const longest = 50_000 // characters

export const parseKey = (key: string) => {
  const [form = '', candidateId = ''] = key.split(' ')
  return { form, ...(candidateId === '' ? {} : { candidateId }) }
}

const keeper = () =>
  createDraftKeeper(forms, async (key, fields) => {
    const keepalive = JSON.stringify(fields).length < longest
    return await call(saveFormDraft, { ...parseKey(key), fields }, { keepalive })
  })
const known = new WeakMap<QueryClient, ReturnType<typeof keeper>>()

/** Stores the typed words of this page's forms: one store for any number of open forms. */
export const useFormDrafts = () => {
  const client = useQueryClient()
  const found = known.get(client)
  if (found) return found
  const made = keeper()
  window.addEventListener('person-forgotten', made.forget)
  known.set(client, made)
  return made
}
