/** Why a call is refused, with the HTTP status each becomes. */
export const refusalStatus = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  vendor: 502,
  unavailable: 503,
} as const
export type RefusalCode = keyof typeof refusalStatus

/** A no with a sentence for the person who reads it; `fields` puts sentences at the inputs they belong to. */
export class UserError extends Error {
  code: RefusalCode
  fields: Record<string, string>
  details: Record<string, unknown>
  constructor(
    code: RefusalCode,
    message: string,
    more: { fields?: Record<string, string>; details?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.name = 'UserError'
    this.code = code
    this.fields = more.fields ?? {}
    this.details = more.details ?? {}
  }

  /** A sentence that belongs to one input. */
  static at(field: string, message: string, code: RefusalCode = 'invalid') {
    return new UserError(code, message, { fields: { [field]: message } })
  }
}

/** Refuses when an input has a problem, each told at its own; the first one stands for all. */
export const throwFieldErrors = (problems: Record<string, string>, code: RefusalCode = 'invalid') => {
  const [first] = Object.values(problems)
  if (first !== undefined) throw new UserError(code, first, { fields: problems })
}
