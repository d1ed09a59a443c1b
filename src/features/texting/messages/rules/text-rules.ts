import { describeTagProblems } from './broken-tags.ts'

/** The longest text a person may type; the counter reads `n/400 characters`. */
export const maxTextLength = 400
/** A rendered text longer than this is sent with a warning. */
export const warnRenderedOver = 400
/** A rendered text longer than this is refused for its recipient. */
export const refuseRenderedOver = 1600

/** The text that is offered where neither person nor organization has a template. */
export const builtInText =
  'Hi {{Candidate First}}, this is {{User First}} with {{Organization}}. Thank you for applying. When would be a good time to talk?'
/** The option of a user's own template choice that means the organization's. */
export const defaultTemplateOption = 'Use Default Template'

/** The counter below the text field. */
export const formatTextCounter = (typed: string): string => `${typed.length}/${maxTextLength} characters`

/** Why a typed text cannot be sent, or null. */
export const findTextError = (typed: string): string | null => {
  if (typed.trim() === '') return 'Write a message first.'
  if (typed.length > maxTextLength) {
    return `The message has ${typed.length} characters. Use ${maxTextLength} or fewer.`
  }
  return describeTagProblems(typed)
}

/** The same for a bulk text's words in Spanish, which may be left out. */
export const findSpanishProblem = (typed: string): string | null => (typed.trim() === '' ? null : findTextError(typed))

/** Whether a text, rendered for one recipient, is fine, worth a warning, or refused. */
export const checkRendered = (rendered: string): 'ok' | 'warn' | 'refuse' => {
  if (rendered.length > refuseRenderedOver) return 'refuse'
  return rendered.length > warnRenderedOver ? 'warn' : 'ok'
}

const isOwn = (template: string | null | undefined): template is string =>
  (template ?? '').trim() !== '' && template?.trim().toLowerCase() !== defaultTemplateOption.toLowerCase()

export type DefaultTexts = { userTemplate?: string | null; organizationDefault?: string | null }

/** The text a composer starts with: the user's own, else the organization's default template, else the built-in one. */
export const getDefaultText = ({ userTemplate, organizationDefault }: DefaultTexts): string => {
  if (isOwn(userTemplate)) return userTemplate
  return (organizationDefault ?? '').trim() === '' ? builtInText : (organizationDefault ?? builtInText)
}

/** How a template is offered in a list. */
export const formatTemplateLabel = ({ name, is_default }: { name: string; is_default: boolean }): string =>
  is_default ? `${name} (Default)` : name
