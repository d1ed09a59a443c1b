import { createHash } from 'node:crypto'
import { usStates } from '../../../../../rules/us-states.ts'
import { writeConsent } from '../../../../candidates/opt-outs/rules/write-consent.ts'
import { resumeFileMessages } from '../../../../candidates/resumes/rules/resume-file.ts'
import type { ApplyWords } from '../../rules/words/get-apply-text.ts'
import { type Html, html } from './html.ts'
import type { PublicJob } from './write-job.ts'
import { writeNotice } from './write-notice.ts'

/** A form as it was sent, with its problems. */
export type SentForm = {
  word: (name: string) => string
  hadFile: boolean
  problem: { message: string; fields: Record<string, string> } | null
}

/** Tells two wordings of a consent apart. */
export const createConsentKey = (wording: string): string =>
  createHash('sha256').update(wording).digest('base64url').slice(0, 16)

type Field = {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'url'
  auto?: string
  isRequired?: boolean
  isOptional?: boolean
  /** The id, without its "h-", of a sentence above that explains this field too. */
  about?: string
}

/** Writes the parts of one form: each field knows its typed value and its problem. */
const openFields = ({ words, say }: ApplyWords, { word, problem }: SentForm) => {
  const getProblem = (name: string) => problem?.fields[name] ?? ''
  const error = (name: string) => html`<p class="error" id="e-${name}" data-slot="${name}">${say(getProblem(name))}</p>`
  const marks = (name: string, hint?: string, about = name) =>
    html`id="${name}" name="${name}" aria-describedby="${hint ? `h-${about} ` : ''}e-${name}"
      aria-invalid="${getProblem(name) === '' ? 'false' : 'true'}"`
  const label = ({ name, label: text, hint, isRequired, isOptional }: Field) =>
    html`<label for="${name}">${text}${isRequired ? html` <span class="must">(${words.required})</span>` : null}${
      isOptional ? html` <span class="must">(${words.optional})</span>` : null
    }</label>${hint ? html`<p class="hint" id="h-${name}">${hint}</p>` : null}`
  const text = (field: Field) => {
    const { name, hint, about, type = 'text', auto = 'off', isRequired } = field
    return html`<div>${label(field)}<input ${marks(name, hint ?? about, about)} type="${type}" autocomplete="${auto}" value="${word(name)}"${
      isRequired ? html` aria-required="true"` : null
    }>${error(name)}</div>`
  }
  return { getProblem, error, marks, label, text }
}
type Fields = ReturnType<typeof openFields>

const isChecked = (sent: SentForm, name: string) => (sent.word(name) === 'yes' ? html` checked` : null)

/** A file, or the text pasted in its place. */
const writeResume = (fields: Fields, { words }: ApplyWords, sent: SentForm) => {
  const pasted = sent.word('resume_text')
  const isOpen = pasted !== '' || fields.getProblem('resume_text') !== ''
  const hint = words.resumeFileHint
  const isMissing = sent.hadFile && fields.getProblem('resume') === ''
  return html`<div>${fields.label({ name: 'resume', label: words.resume, hint, isOptional: true })}
    <input ${fields.marks('resume', hint)} type="file" accept=".pdf,.docx,.odt,.rtf,.txt,image/*">
    ${fields.error('resume')}${isMissing ? html`<p class="error">${words.chooseAgain}</p>` : null}
    <details${isOpen ? html` open` : null}><summary>${words.pasteText}</summary>
    <label for="resume_text">${words.resumePasteHint}</label>
    <textarea ${fields.marks('resume_text')} rows="6" maxlength="200000">${'\n'}${pasted}</textarea>
    ${fields.error('resume_text')}</details></div>`
}

const writeState = (fields: Fields, { words }: ApplyWords, sent: SentForm) => {
  const chosen = sent.word('state')
  const known = Object.entries(usStates).map(
    ([value, name]) => html`<option value="${value}"${value === chosen ? html` selected` : null}>${name}</option>`,
  )
  return html`<div>${fields.label({ name: 'state', label: words.state, isOptional: true })}
    <select ${fields.marks('state')} autocomplete="address-level1"><option value="">${words.noState}</option>${known}</select>
    ${fields.error('state')}</div>`
}

const writeConsentField = (fields: Fields, { words, language }: ApplyWords, job: PublicJob, sent: SentForm) => {
  const wording = writeConsent(job.organization, language)
  // Consent to another sentence does not count.
  const agreed = sent.word('consent_key') === createConsentKey(wording) ? isChecked(sent, 'text_consent') : null
  return html`<div class="check"><input type="hidden" name="consent_key" value="${createConsentKey(wording)}">
    <input type="hidden" name="text_consent" value="no">
    <input type="checkbox" ${fields.marks('text_consent', words.consentHint)} value="yes"${agreed}>
    <div><label for="text_consent">${wording}</label>
    <p class="hint" id="h-text_consent">${words.consentHint}</p>${fields.error('text_consent')}</div></div>`
}

const writeRest = (fields: Fields, page: ApplyWords, job: PublicJob, sent: SentForm): Html[] => {
  const { words } = page
  const rbt =
    job.position === 'RBT'
      ? html`<div class="check">
          <input type="checkbox" ${fields.marks('current_rbt')} value="yes"${isChecked(sent, 'current_rbt')}>
          <div><label for="current_rbt">${words.isRbt}</label>${fields.error('current_rbt')}</div></div>`
      : html``
  return [
    html`<div class="two">${fields.text({ name: 'city', label: words.city, auto: 'address-level2', isOptional: true })}${writeState(fields, page, sent)}</div>`,
    rbt,
    fields.text({ name: 'certification_number', label: words.certification, isOptional: true }),
    fields.text({ name: 'video_introduction', label: words.video, type: 'url', isOptional: true }),
  ]
}

/** The messages of the script, which sends the form without leaving the page and checks the file before. */
const writeMessages = ({ words, say }: ApplyWords, code: string) =>
  html`data-apply="${code}" data-not-sent="${words.notSent}" data-sending="${words.sending}"
    data-photo="${say(resumeFileMessages.photo)}" data-empty="${say(resumeFileMessages.empty)}"
    data-large="${say(resumeFileMessages.tooLarge)}" data-kind="${say(resumeFileMessages.kind)}"`

/** The form of an application, with everything that was typed before. It works without the script. */
export const writeForm = (job: PublicJob, page: ApplyWords, { id, sent }: { id: string; sent: SentForm }) => {
  const { words, language, say } = page
  const fields = openFields(page, sent)
  const action = `/apply/${encodeURIComponent(job.code.toWellFormed())}?lang=${language}#application`
  return html`<section class="card"><h2 id="application">${words.application}</h2>
    <form method="post" action="${action}" enctype="multipart/form-data" novalidate aria-labelledby="application"
      ${writeMessages(page, job.code)}>
    <div class="alert" role="alert" tabindex="-1" data-slot="">${sent.problem ? say(sent.problem.message) : null}</div>
    <input type="hidden" name="id" value="${id}"><input type="hidden" name="language" value="${language}">
    ${fields.text({ name: 'full_name', label: words.fullName, auto: 'name', isRequired: true })}
    <p class="hint" id="h-contact">${words.contactHint}</p>
    <div class="two">${fields.text({ name: 'phone_number', label: words.phone, about: 'contact', type: 'tel', auto: 'tel' })}
    ${fields.text({ name: 'email_address', label: words.email, about: 'contact', type: 'email', auto: 'email' })}</div>
    ${writeResume(fields, page, sent)}
    <h2>${words.moreAbout}</h2>
    ${writeRest(fields, page, job, sent)}${writeConsentField(fields, page, job, sent)}
    <div class="trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>
    ${writeNotice(job, page)}
    <div><button type="submit">${words.send}</button></div>
    <p class="hint">${words.kept(job.organization)}</p></form></section>`
}
