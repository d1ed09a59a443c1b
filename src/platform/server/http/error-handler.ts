import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type RefusalCode, refusalStatus, UserError } from '../../../rules/user-error.ts'
import { CommitLost } from '../postgres/commit-lost.ts'
import { isOutage, logOutage, readErrorCode } from '../postgres/outage.ts'
import { writeErrorPage } from './write-error-page.ts'

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined }

const unsaid = 'Invalid input'
const sentence = (issue: Issue) => {
  const name = issue.path.map(String).join('.') || 'The input'
  // A rule of ours says itself what is wrong.
  if (issue.code === 'custom' && issue.message !== unsaid) return issue.message
  if (issue.code === 'too_big') return `${name} is too long or too large.`
  if (issue.code === 'too_small') return `${name} is missing or too short.`
  return `${name} is not valid.`
}

/** A failed input check as a refusal with a sentence at each field. */
export const toUserError = (error: unknown): UserError | null => {
  if (error instanceof UserError) return error
  if (!(error instanceof z.core.$ZodError)) return null
  const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.map(String).join('.'), sentence(issue)]))
  return new UserError('invalid', Object.values(fields)[0] ?? 'Check the fields.', { fields })
}

const codeOfStatus = (status: number): RefusalCode => {
  const [code] = Object.entries(refusalStatus).find(([, s]) => s === status) ?? []
  return (code as RefusalCode | undefined) ?? 'invalid'
}

const statusMessages: Record<number, string> = {
  400: 'We couldn’t read the request.',
  404: 'Not found.',
  409: 'Someone just saved the same thing. Reload to see it.',
  413: 'This is too large.',
  415: 'Send JSON, or a form (multipart/form-data) where the call takes a file.',
  429: 'Too many attempts. Wait a minute and try again.',
}

/** The answer to a table's constraint when someone else was a moment faster: the words, and the log line. */
const races: Record<string, { log: string; words?: string }> = {
  '23505': { log: 'saved twice at the same moment' },
  '23503': {
    log: 'belongs to something that is gone, or is still needed',
    words: 'A related record was changed or removed. Reload and try again.',
  },
}

const retryAfterSeconds = 2
const retryAfterRoom = 60 // seconds: someone has to make room first
const away = 'The service is temporarily unavailable. Nothing changed. Try again.'
const awayInPart = 'The service is temporarily unavailable. Try again.'
const unsure = 'The service was unavailable while saving, so this may have been saved. Check before you try again.'
const unsureOnce =
  'The service was unavailable while saving, so this may have been saved. Try again. It won’t be saved twice.'
const noRoom = 'Storage is full. Nothing changed. Contact your administrator.'
const noRoomInPart =
  'Storage is full, so only part of this may have been saved. Check before you try again, and contact your administrator.'
const broken = 'Something went wrong on our side. Try again.'

/** Calls that are more than one transaction, and whether one of them was kept. */
const inParts = new WeakMap<FastifyRequest, { isKept: boolean }>()

/**
 * Marks a call whose failure must not claim that nothing was changed: it commits more than once, or talks to others.
 */
export const isStreamedChange = (request: FastifyRequest) => {
  inParts.set(request, { isKept: false })
}

/** Marks that a part of this call was kept, even if the rest fails. */
export const markPartKept = (request: FastifyRequest) => {
  const parts = inParts.get(request)
  if (parts) parts.isKept = true
}

/** The words for an outage, which claim that nothing was changed only where that is true. */
const describeOutage = (error: unknown, request: FastifyRequest): string => {
  const parts = inParts.get(request)
  if (isFull(error)) return parts ? noRoomInPart : noRoom
  if (parts) return parts.isKept || error instanceof CommitLost ? unsure : awayInPart
  if (!(error instanceof CommitLost)) return away
  return typeof request.headers['idempotency-key'] === 'string' ? unsureOnce : unsure
}

/** Logs an error, and returns the part its caller may read: an unexpected one shows nothing of the inside. */
export const describeError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = toUserError(error)
  const status = refusal ? refusalStatus[refusal.code] : getStatusCode(error)
  const hidden = refusal ? refusal.cause : error
  if (isOutage(hidden)) logOutage(request.log, hidden)
  else if (status >= 500 && hidden) request.log.error({ err: hidden }, 'unexpected error')
  const race = races[readErrorCode(error)]
  if (race) request.log.warn({ err: error }, race.log)
  if (status === 503 && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', isFull(error) ? retryAfterRoom : retryAfterSeconds)
  const body = refusal
    ? { code: refusal.code, message: refusal.message, fields: refusal.fields, details: refusal.details }
    : status >= 500
      ? {
          code: 'unavailable',
          message: status === 503 ? describeOutage(error, request) : broken,
          fields: {},
          details: {},
        }
      : {
          code: codeOfStatus(status),
          message: race?.words ?? statusMessages[status] ?? 'We couldn’t read the request.',
          fields: {},
          details: {},
        }
  return { status, body }
}

/** Whether a browser opens this address as a page: a certificate, or a download that is no longer there. */
const isPage = ({ method, headers }: FastifyRequest) => method === 'GET' && headers['sec-fetch-dest'] === 'document'

/** Answers every error in one shape: `{ error: { code, message, fields, details } }`, or as a page to a browser that opens one. */
export const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { status, body } = describeError(error, request, reply)
  if (isPage(request))
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      })
      .send(writeErrorPage(body))
  return reply.code(status).send({ error: body })
}

const noSpace = ['53100', 'ENOSPC', 'EDQUOT']

/** The disk of the database or of the files is full: nothing was saved. */
const isFull = (error: unknown) => noSpace.includes(readErrorCode(error))

const getStatusCode = (error: unknown): number => {
  if (isOutage(error) || isFull(error)) return 503
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode
  return statusOfDatabaseError(readErrorCode(error))
}

const waits = ['40P01', '40001', '55P03']

// PostgreSQL's own words for bad input (a NUL in a text, a number out of range, a broken rule of a table) are the caller's, not ours;
// 22023 is not: it means that a role or a setting of ours is missing.
const statusOfDatabaseError = (code: string) => {
  if (code in races) return 409
  return (code.startsWith('22') && code !== '22023') || code === '23514' ? 400 : waits.includes(code) ? 503 : 500
}
