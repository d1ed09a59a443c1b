import * as z from 'zod/mini'
import { type RefusalCode, refusalStatus, UserError } from '../../rules/user-error.ts'
import { type Endpoint, fillPath } from '../shared/endpoint.ts'

type Schema = z.ZodMiniType
export type InputOf<E> = E extends Endpoint<infer I> ? z.input<I> : never
export type ReplyOf<E> = E extends Endpoint<Schema, infer R> ? z.output<R> : never

const refusalBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z._default(z.record(z.string(), z.string()), {}),
    details: z._default(z.record(z.string(), z.unknown()), {}),
  }),
})

/** Headers of every call. */
export let callHeaders: Readonly<Record<string, string>> = {}

/** From now on every call names the look as a client that its page was drawn for; undefined: none. */
export const callAsImpersonating = (id: string | undefined) => {
  callHeaders = id ? { 'x-impersonation': id } : {}
}

let signedOutListener: () => void = () => undefined

/** Registers a listener for when a signed-in screen learns that the session has ended. */
export const onSignedOut = (listener: () => void) => {
  signedOutListener = listener
}

const queryValue = (value: unknown): string[] => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap(queryValue)
  if (typeof value === 'object') return [JSON.stringify(value)]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

/** The address of a GET: path parts filled, the rest as query string – arrays as repeated keys, objects as JSON. */
export const getUrl = <I extends Schema, R extends Schema>(endpoint: Endpoint<I, R>, input: z.input<I>): string => {
  const { path, rest } = fillPath(endpoint.path, { ...(input as Record<string, unknown>) })
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([key, value]) => queryValue(value).map((one) => [key, one])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

const toRefusalCode = (status: number): RefusalCode => {
  const codes = Object.keys(refusalStatus) as RefusalCode[]
  return codes.find((code) => refusalStatus[code] === status) ?? (status < 500 ? 'invalid' : 'unavailable')
}

const readRefusal = async (response: Response): Promise<UserError> => {
  const body = refusalBody.safeParse(await response.json().catch(() => null))
  const code = toRefusalCode(response.status)
  if (!body.success) return new UserError(code, 'The server didn’t answer as expected. Try again.')
  const { message, fields, details } = body.data.error
  return new UserError(code, message, { fields, details })
}

/** Reads a reply by its schema, or throws the `Refusal` that the server sent. */
export const readReply = async <I extends Schema, R extends Schema>(
  endpoint: Endpoint<I, R>,
  response: Response,
): Promise<z.output<R>> => {
  if (!response.ok) {
    if (response.status === 401 && endpoint.needs !== 'anyone') signedOutListener()
    const refusal = await readRefusal(response)
    // This page was drawn for other eyes than the session has now.
    if ('impersonation' in refusal.details) window.dispatchEvent(new Event('session-changed'))
    throw refusal
  }
  return endpoint.reply.parse(await response.json())
}

const keptFor = 15 * 60_000 // ms

/** The keys of submissions of which no one knows whether they were saved, by what they say, and since when. */
const unsettled = new Map<string, { key: string; since: number }>()

window.addEventListener('person-forgotten', () => unsettled.clear())

/**
 * Sends a submission under a key of its own (`Idempotency-Key`). One that may have been saved though no answer came keeps its key: sent
 * again with the same content it gets the first answer, and nothing is made twice. `words` is all that it says.
 */
const underKey = async <T>(
  words: string,
  send: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> => {
  const before = unsettled.get(words)
  const key = before && Date.now() - before.since < keptFor ? before.key : crypto.randomUUID()
  unsettled.delete(words)
  try {
    return await send({ ...callHeaders, 'idempotency-key': key })
  } catch (error) {
    const isSettled = error instanceof UserError && !['unavailable', 'vendor'].includes(error.code)
    if (!isSettled) unsettled.set(words, { key, since: Date.now() })
    throw error
  }
}

/** The last write on its way to an address. */
const underway = new Map<string, { words: string; answer: Promise<unknown> }>()

/** Joins the same write (method and words) that is on its way to an address already, so that no double click sends it twice. */
export const sendOnce = <T>(path: string, words: string, send: () => Promise<T>): Promise<T> => {
  const last = underway.get(path)
  if (last?.words === words) return last.answer as Promise<T>
  const answer = send().finally(() => {
    if (underway.get(path)?.answer === answer) underway.delete(path)
  })
  underway.set(path, { words, answer })
  return answer
}

/**
 * Calls one endpoint of the product. Throws a `Refusal` when the server refuses, anything else when the request fails.
 * With `keepalive` it continues when the page is left.
 */
export const call = async <I extends Schema, R extends Schema>(
  endpoint: Endpoint<I, R>,
  input: z.input<I>,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<z.output<R>> => {
  const base = { method: endpoint.method, credentials: 'same-origin', ...options } as const
  if (endpoint.method === 'GET') return readReply(endpoint, await fetch(getUrl(endpoint, input), base))
  const { path, rest } = fillPath(endpoint.path, { ...(input as Record<string, unknown>) })
  const body = JSON.stringify(rest)
  const sendBody = async (headers: Readonly<Record<string, string>>) =>
    readReply(
      endpoint,
      await fetch(path, { ...base, headers: { 'content-type': 'application/json', ...headers }, body }),
    )
  const send = async () => {
    if (endpoint.method === 'DELETE')
      return readReply(endpoint, await fetch(getUrl(endpoint, input), { ...base, headers: callHeaders }))
    return endpoint.method === 'POST' && endpoint.needs !== 'anyone'
      ? await underKey(`${path} ${body}`, sendBody)
      : await sendBody(callHeaders)
  }
  return options.signal ? send() : sendOnce(path, `${endpoint.method} ${body}`, send)
}

/** Sends one file as the multipart field `file`, behind the other fields of the form. */
export const upload = async <I extends Schema, R extends Schema>(
  endpoint: Endpoint<I, R>,
  file: File,
  fields: Readonly<Record<string, string>> = {},
): Promise<z.output<R>> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  const { path, method } = endpoint
  return readReply(endpoint, await fetch(path, { method, credentials: 'same-origin', headers: callHeaders, body }))
}

/** The sentence of an error for the person who reads it; `otherwise` when it carries none. */
export const getErrorMessage = (error: unknown, otherwise: string): string =>
  error instanceof UserError ? error.message : otherwise
