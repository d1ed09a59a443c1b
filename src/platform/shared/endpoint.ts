import type * as z from 'zod/mini'
import type { Right } from '../../rules/rights.ts'
import type { Area } from './areas.ts'

type Schema = z.ZodMiniType

/** The allowed callers: a right, anyone signed in, or anyone at all (then the endpoint's docstring has the reason). */
type Needs = Right | 'signed-in' | 'anyone'

/** Turns a noun (`candidate`, `organization`, …) into an id of the world the reach test walks: own, foreign or unknown. */
type GetId = (noun: string) => string

/** Calls that one API key may make in a minute, of all endpoints. */
export const keyCallsAMinute = 120

export type Endpoint<Input extends Schema = Schema, Reply extends Schema = Schema> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Full path; `{name}` parts are fields of the input. */
  path: string
  /** One sentence for the API document. */
  summary: string
  needs: Needs
  /** Answers also someone who must set up two-factor sign-in before anything else. */
  openWhileHeld?: boolean
  /** Answers also an Admin of the platform who looks as an organization, though it is no read: it changes nothing of anyone’s. */
  openWhileImpersonating?: boolean
  /** GET and DELETE read it from the path and the query string, the others from the path and a JSON body. */
  input: Input
  reply: Reply
  /** The parts of the data an answer is made of: a change in one of them asks again. Needed where a screen shows the answer. */
  reads?: readonly Area[] | undefined
  /** The parts that the call changes. */
  invalidates?: Area[]
  /** A valid input in which every id comes from `id(noun)`; the reach test calls the endpoint with it. */
  example: (id: GetId) => z.input<Input>
  /** It only reads, and may be answered by a replica of the database that is a little behind; never behind what the caller wrote. */
  mayLag?: boolean
  /** `bytes`: the reply is a file or an event stream, not JSON. `page`: it is a page for a person, and so is a refusal. */
  answers?: 'json' | 'bytes' | 'page'
  /**
   * It takes a multipart form instead of JSON: the name of its one file, which is optional if set so, and of its other
   * fields.
   */
  form?: { file: string; isOptional?: true; words?: readonly string[] }
  /** It takes the bytes of this media type instead of JSON; no byte is read before the call is checked. */
  takes?: 'message/rfc822'
  /** A larger body than the usual 1 MiB, in bytes. */
  bodyLimit?: number
  /** Calls a minute of one person, and of one address where no one is signed in or needs to be; unset: only the limit of all calls. */
  rateLimit?: number
  /** It computes over many people: one at a time for an organization and two in a process, the others wait for a moment or get a 429. */
  isHeavy?: boolean
}

/** Declares one call of the product: route, browser call, form, tests and API document all read this object. */
export const endpoint = <
  Input extends Schema,
  Reply extends Schema,
  Reads extends readonly Area[] | undefined = undefined,
>(
  e: Endpoint<Input, Reply> & { reads?: Reads },
) => e as Endpoint<Input, Reply> & { reads: Reads }

/** A call whose answer a screen shows, and keeps up to date. */
export type ReadEndpoint<Input extends Schema = Schema, Reply extends Schema = Schema> = Endpoint<Input, Reply> & {
  reads: readonly Area[]
}

/** Fills `{name}` parts of a path from the input; answers the path and the fields that remain. */
export const fillPath = (path: string, input: Record<string, unknown>) => {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  })
  return { path: filled, rest }
}
