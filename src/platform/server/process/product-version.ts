import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The version of the program that runs, which tells two processes of different releases apart. */
export const productVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))).version
