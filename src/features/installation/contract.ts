import * as z from 'zod/mini'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { lineStates, screens } from './rules/checklist.ts'

/** What a service needs before real people rely on it, as the settings and the data say now. For platform staff; it tells no secret. */
export const productionChecklist = endpoint({
  method: 'GET',
  path: '/api/installation/checklist',
  summary: 'What is set up for production and what is missing, line by line',
  needs: 'platform:edit',
  input: z.object({}),
  reply: z.object({
    lines: z.array(
      z.object({
        name: z.string(),
        state: z.enum(lineStates),
        words: z.string(),
        /** The setting of the server that changes it. */
        setting: z.nullable(z.string()),
        opens: z.nullable(z.enum(screens)),
      }),
    ),
  }),
  reads: ['organizations', 'users'],
  example: () => ({}),
})
