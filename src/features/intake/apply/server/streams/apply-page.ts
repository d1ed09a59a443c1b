import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route, Transact } from '../../../../../platform/server/call.ts'
import { describeError } from '../../../../../platform/server/http/error-handler.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { openStream } from '../../../../../platform/server/stream.ts'
import { type ReceivedForm, receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { chooseLanguage, type Language } from '../../../../../rules/words/language.ts'
import { canMail, linkTo } from '../../../../access/email/server/public.ts'
import { writeConsent } from '../../../../candidates/opt-outs/rules/write-consent.ts'
import { loadJobBrand, loadOpenPost } from '../../../../clients/job-posts/server/public.ts'
import { applyPage, sendApplyPage } from '../../contract/apply-page.ts'
import { listAcceptedLanguages } from '../../rules/accepted-languages.ts'
import { type ApplyWords, getApplyText } from '../../rules/words/get-apply-text.ts'
import { openJobCode } from '../job-code.ts'
import { html } from '../page/html.ts'
import { createConsentKey, type SentForm, writeForm } from '../page/write-form.ts'
import { type PublicJob, writeHead, writeJob, writeLead, writePosting } from '../page/write-job.ts'
import { type Page, writePage, writePolicy } from '../page/write-page.ts'
import { allowApplication, takeApplication } from './take-application.ts'

/** Longer than any code: no query is needed. */
const longest = 60

type Call = { request: FastifyRequest; reply: FastifyReply; services: Services }

const getLanguage = (request: FastifyRequest, asked?: string): Language => {
  const { lang } = request.query as { lang?: unknown }
  return chooseLanguage({
    asked: asked || (typeof lang === 'string' ? lang : null),
    remembered: null,
    browser: listAcceptedLanguages(request.headers['accept-language'] ?? ''),
  })
}

const send = async ({ reply }: Call, status: number, page: Page) =>
  await reply
    .code(status)
    .header('content-security-policy', writePolicy(page.brand))
    // A form of a page without a referrer would be sent as if it came from elsewhere.
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(writePage(page))

const loadJob = async (transact: Transact, code: string, now: Date): Promise<PublicJob> =>
  await transact(
    async (tx) => {
      if (code.length > longest)
        throw new UserError(
          'not-found',
          'We do not know this code. Check it letter by letter, or ask the person who gave it to you.',
        )
      const found = await openJobCode(tx, code)
      const { organization_id: organizationId, location_id: locationId, position } = found
      const post = await loadOpenPost(tx, { organizationId, locationId, position }, now)
      const brand = await loadJobBrand(tx, organizationId)
      return { ...found, code: found.code, today: toLocalDay(now, found.time_zone), post, brand }
    },
    { readOnly: true },
  )

const getPath = (request: FastifyRequest) => request.url.split('?')[0] ?? ''

const showForm = async (
  call: Call,
  job: PublicJob,
  page: ApplyWords,
  form: { id: string; sent: SentForm; status: number },
) => {
  const { words } = page
  const title = words.applyAt(job.organization)
  const lead = writeLead(job, page)
  const origin = new URL(linkTo(call.services.config, '/')).origin
  const main = html`<h1>${words.positions[job.position]}</h1>${writeHead(job, page)}
    ${writeJob(job, page)}${writeForm(job, page, form)}`
  const isWrong = form.sent.problem !== null
  return await send(call, form.status, {
    words: page,
    path: getPath(call.request),
    title: `${isWrong ? `${words.check} · ` : ''}${title}`,
    clinic: job.organization,
    brand: job.brand,
    description: isWrong ? null : lead,
    posting: isWrong ? null : writePosting(job, origin),
    main,
  })
}

/** A page with one sentence: a code that leads nowhere, too many calls, an outage. */
const showSentence = async (call: Call, page: ApplyWords, status: number, message: string) => {
  const { words, language, say } = page
  const path = getPath(call.request)
  const { code = '' } = call.request.params as { code?: string }
  const back =
    status === 404
      ? null
      : html`<p class="lead"><a class="button" href="${path}?lang=${language}">${words.toForm}</a></p>`
  const main = html`<h1>${words.title}</h1>
    <p class="lead">${code.length > longest ? words.notOurs : words.codeLead(code)}</p>
    <section class="card"><p role="alert" data-message>${say(message)}</p></section>${back}`
  return await send(call, status, {
    words: page,
    path,
    title: words.title,
    clinic: null,
    brand: null,
    description: null,
    main,
  })
}

const showError: Route['showError'] = async ({ services, error, request, reply }) => {
  const { status, body } = describeError(error, request, reply)
  return await showSentence({ services, request, reply }, getApplyText(getLanguage(request)), status, body.message)
}

const readNothing: ReceivedForm['word'] = () => ''
const nothingSent: SentForm = { word: readNothing, hadFile: false, problem: null }

/** Shows the page of a job: its offer, and the form. */
export const applyPageRoute: Route = {
  ...openStream(applyPage, async ({ input, transact, services, request, reply }) => {
    const job = await loadJob(transact, input.code, services.clock())
    const page = getApplyText(getLanguage(request))
    return await showForm({ services, request, reply }, job, page, { id: randomUUID(), sent: nothingSent, status: 200 })
  }),
  showError,
}

const showThanks = async (call: Call, job: PublicJob, page: ApplyWords, email: string) => {
  const { words } = page
  // The same for everyone: no one can tell by it that a person is on file.
  const isMailed = job.post?.offersTimes === true && email.trim() !== '' && canMail(call.services.config)
  const main = html`<h1 tabindex="-1">${words.thanks}</h1><p class="lead">${words.arrived(job.organization)}</p>
    <section class="card about"><h2>${words.nextTitle}</h2>${
      isMailed ? html`<p>${words.timesByMail}</p>` : null
    }<p>${words.whatNext}</p></section>`
  const path = getPath(call.request)
  return await send(call, 200, {
    words: page,
    path,
    title: words.thanks,
    clinic: job.organization,
    brand: job.brand,
    description: null,
    main,
  })
}

/** Refuses consent to a sentence that changed: the proof holds exactly the shown one. */
const checkConsent = ({ word }: ReceivedForm, job: PublicJob, language: Language) => {
  const isSame = word('consent_key') === createConsentKey(writeConsent(job.organization, language))
  if (word('text_consent') === 'yes' && !isSame)
    throw UserError.at('text_consent', 'This sentence changed. Read it again before you agree to it.')
}

/** Takes the form of a job's page. Problems are shown at their fields, with everything that was typed. */
export const sendApplyPageRoute: Route = {
  ...openStream(sendApplyPage, async ({ input, transact, services, request, reply }) => {
    const call: Call = { request, reply, services }
    const job = await loadJob(transact, input.code, services.clock())
    let word = readNothing
    let hadFile = false
    const allowed = allowApplication(request)
    const tooLarge = (read: ReceivedForm['word']) => {
      word = read
      return allowed.tooLarge()
    }
    try {
      await receiveForm(request, reply, { ...allowed, needsWords: true, tooLarge }, async (form) => {
        word = form.word
        hadFile = form.file !== null && form.file.size > 0
        checkConsent(form, job, getLanguage(request, word('language')))
        await takeApplication({ code: input.code, form, transact, services, request })
      })
      return await showThanks(call, job, getApplyText(getLanguage(request, word('language'))), word('email_address'))
    } catch (error) {
      const { status, body } = describeError(error, request, reply)
      const page = getApplyText(getLanguage(request, word('language')))
      const fields: Record<string, string> = body.fields
      // No field was read: going back brings the typed form, a new one would be empty.
      if (word('id') === '') return await showSentence(call, page, status, body.message)
      const id = fields.id === undefined ? word('id') : randomUUID()
      const sent = { word, hadFile, problem: { message: body.message, fields } }
      return await showForm(call, job, page, { id, sent, status })
    }
  }),
  showError,
}
