import {
  blankForm,
  type FormValues,
  fieldNames,
  type RowName,
  rowNames,
} from '../../../candidates/directory/rules/fields.ts'
import type { TypedFields } from '../contract/edits.ts'
import type { Profile } from './profile-data.ts'

/** The fields of the form as the profile has them. The text of the résumé is only ever replaced, so it starts empty. */
export const toFormValues = ({ candidate, resumeLink, consent }: Profile): FormValues => ({
  ...blankForm,
  ...(Object.fromEntries(rowNames.map((name) => [name, candidate[name] ?? ''])) as Record<RowName, string>),
  // A file that we hold is replaced by handing in another, not by its address.
  resume: resumeLink?.startsWith('https://') ? resumeLink : '',
  position: candidate.position,
  current_rbt: candidate.current_rbt ?? false,
  location_id: candidate.location_id,
  text_consent: consent.state,
  // An application answered without consent is no source of one.
  text_consent_source: consent.state === 'unknown' ? '' : (consent.source ?? ''),
})

/** Returns the changed fields in the words of the wire. A consent travels with its source. */
export const pickChanges = (before: FormValues, now: FormValues): TypedFields => {
  const changed = Object.fromEntries(fieldNames.filter((key) => now[key] !== before[key]).map((key) => [key, now[key]]))
  const isConsent = 'text_consent' in changed || 'text_consent_source' in changed
  const { text_consent, text_consent_source } = now
  return isConsent ? { ...changed, text_consent, text_consent_source } : changed
}
