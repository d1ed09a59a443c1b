import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refusal, type RefusalCode, refusalStatus } from '../../rules/refusal.ts'

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined }

const sentence = (issue: Issue) => {
  const name = issue.path.map(String).join('.') || 'The input'
  if (issue.code === 'too_big') return `${name} is too long or too large.`
  if (issue.code === 'too_small') return `${name} is missing or too short.`
  return `${name} is not valid.`
}

/** A failed input check as a refusal with a sentence at each field. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  if (!(error instanceof z.core.$ZodError)) return null
  const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.map(String).join('.'), sentence(issue)]))
  return new Refusal('invalid', Object.values(fields)[0] ?? 'The input is not valid.', { fields })
}

const codeOfStatus = (status: number): RefusalCode => {
  const [code] = Object.entries(refusalStatus).find(([, s]) => s === status) ?? []
  return (code as RefusalCode | undefined) ?? 'invalid'
}

const wordsOf: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  413: 'That is too large.',
  415: 'Send JSON.',
  429: 'Too many attempts. Please wait a minute and try again.',
}

/** Answers every error in one shape: `{ error: { code, message, fields, details } }`; what we did not expect says nothing about the inside. */
export const sayNo = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error)
  const status = refusal ? refusalStatus[refusal.code] : statusOf(error)
  const hidden = refusal ? refusal.cause : error
  if (status >= 500 && hidden) request.log.error({ err: hidden }, 'unexpected error')
  const body = refusal
    ? { code: refusal.code, message: refusal.message, fields: refusal.fields, details: refusal.details }
    : status >= 500
      ? { code: 'unavailable', message: 'Something went wrong on our side. Please try again.', fields: {}, details: {} }
      : {
          code: codeOfStatus(status),
          message: wordsOf[status] ?? 'The request could not be read.',
          fields: {},
          details: {},
        }
  return reply.code(status).send({ error: body })
}

const statusOf = (error: unknown): number => {
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? statusOfDatabaseError(error.code)
    : 500
}

// PostgreSQL's own words for bad input (a NUL in a text, a number out of range, a broken rule of a table) are the caller's, not ours.
const statusOfDatabaseError = (code: string) =>
  code.startsWith('22') || code === '23514' ? 400 : code === '40P01' || code === '40001' || code === '55P03' ? 503 : 500
