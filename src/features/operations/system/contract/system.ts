import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { lineStates, screens } from '../rules/checklist.ts'
import { verdicts } from '../rules/checks.ts'

/**
 * The needs of a service before real people rely on it, by the current settings and data. For platform staff; contains
 * no secret.
 */
export const productionChecklist = endpoint({
  method: 'GET',
  path: '/api/installation/checklist',
  summary: 'Get the production checklist',
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

/**
 * A look at everything the installation needs to run, as `npm run admin -- doctor` takes it: at most 5 s long, sends nothing to anyone,
 * tells no secret. Open to Admins of the platform alone.
 */
export const installationChecks = endpoint({
  method: 'GET',
  path: '/api/installation/doctor',
  summary: 'Run all system checks',
  needs: 'platform:edit',
  input: z.object({}),
  reply: z.object({
    verdict: z.enum(verdicts),
    checkedAt: instant,
    checks: z.array(
      z.object({
        name: z.string(),
        verdict: z.enum(verdicts),
        words: z.string(),
        /** The remedy; null where there is nothing to do. */
        todo: z.nullable(z.string()),
      }),
    ),
  }),
  reads: ['organizations'],
  rateLimit: 30,
  example: () => ({}),
})

/**
 * The running processes, and the state of the queues of jobs; of a failed job its sentence, never its input. For Admins
 * of the platform.
 */
export const installationSystem = endpoint({
  method: 'GET',
  path: '/api/installation/system',
  summary: 'List processes and waiting, running, and failed jobs',
  needs: 'platform:edit',
  input: z.object({}),
  reply: z.object({
    processes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        host: z.string(),
        pid: z.number(),
        version: z.string(),
        startedAt: instant,
        seenSeconds: z.number(),
        /** It sent nothing for two minutes and did not announce its end. */
        isGone: z.boolean(),
      }),
    ),
    queues: z.array(
      z.object({
        queue: z.string(),
        waiting: z.number(),
        /** For so many seconds the oldest of them has been due; 0 when none waits. */
        oldestSeconds: z.number(),
        active: z.number(),
        /** In the last seven days. */
        failed: z.number(),
      }),
    ),
    /** The newest of those that failed in the last seven days, a hundred at most. */
    failed: z.array(
      z.object({ id: z.string(), queue: z.string(), failedAt: instant, tries: z.number(), sentence: z.string() }),
    ),
  }),
  reads: ['activity'],
  example: () => ({}),
})

/**
 * Tries failed jobs of a queue again: one, or with `id: null` the whole queue. Each claims its rows first, so nothing
 * that left is sent twice.
 */
export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/installation/jobs/retry',
  summary: 'Retry failed jobs',
  needs: 'platform:edit',
  input: z.object({
    queue: z.string().check(z.minLength(1), z.maxLength(100)),
    id: z.nullable(z.guid()),
  }),
  reply: z.object({ retried: z.number() }),
  invalidates: ['activity'],
  example: () => ({ queue: 'send-texts', id: null }),
})
