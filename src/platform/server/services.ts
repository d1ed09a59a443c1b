import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

/** What every route and job works with: opened once, when the program starts. */
export type Services = { pool: pg.Pool; config: Config; log: Logger; clock: () => Date }
