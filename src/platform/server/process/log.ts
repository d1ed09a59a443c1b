import { pino, stdSerializers } from 'pino'

/**
 * PostgreSQL's fields with the values of a row (`Key (email)=(…) already exists`) are removed: the rest names the
 * place.
 */
const rowValues = new Set(['detail', 'where', 'internalQuery'])
const quiet = (error: object) => Object.fromEntries(Object.entries(error).filter(([name]) => !rowValues.has(name)))

/** Structured logs with request ids and without personal data: no bodies, no query strings, no header values, no row values. */
export const openLog = (level: string, to?: NodeJS.WritableStream) =>
  pino(
    {
      level,
      base: null,
      redact: ['req.headers', 'res.headers'],
      serializers: { err: (error: Error) => quiet(stdSerializers.err(error)) },
    },
    to ?? pino.destination(1),
  )
