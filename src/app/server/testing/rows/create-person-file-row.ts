import { randomUUID } from 'node:crypto'

type Whose = {
  organization_id: string
  candidate_id: string | undefined
  made_by: string
  stored_as: string | undefined
}

/** A download about a candidate that is ready, for good. */
export const createPersonFileRow = (whose: Whose, id: string = randomUUID()): Record<string, unknown> => ({
  ...whose,
  id,
  kind: 'everything',
  state: 'ready',
  created_at: '2026-11-20T18:00:00.000Z',
  expires_at: '2099-01-01T00:00:00.000Z',
})
