import { useState } from 'react'
import { UserError } from '../../../rules/user-error.ts'
import { getErrorMessage } from '../call.ts'

type MendedState = { of: unknown; mended: ReadonlySet<string> }

/**
 * Returns a refusal's messages at fields, without fields that were changed since; a sentence at several fields
 * disappears with the first of them. `message` lists all that is still wrong, '' when nothing is.
 */
export const useMended = (error: unknown, otherwise: string) => {
  const [told, setTold] = useState<MendedState>({ of: null, mended: new Set() })
  const all = error instanceof UserError ? error.fields : {}
  const mended = told.of === error ? told.mended : new Set<string>()
  const said = new Set(Object.entries(all).flatMap(([name, sentence]) => (mended.has(name) ? [sentence] : [])))
  const errors = Object.fromEntries(Object.entries(all).filter(([, sentence]) => !said.has(sentence)))
  const sentences = [...new Set(Object.values(errors))]
  const isAtFields = Object.keys(all).length > 0
  const whole = error ? getErrorMessage(error, otherwise) : ''
  const isOfFields = Object.values(all).includes(whole)
  return {
    errors,
    message: isAtFields && (isOfFields || sentences.length === 0) ? sentences.join(' ') : whole,
    mend: (names: readonly string[]) => {
      if (error && isAtFields) setTold({ of: error, mended: new Set([...mended, ...names]) })
    },
  }
}
