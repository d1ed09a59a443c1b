type Hold = { id: string; organization_id: string; candidate_id: string | undefined; reason?: string }

/** A legal hold that has ended, so that it stops no erasure. */
export const createEndedHold = (hold: Hold) => ({
  ...hold,
  set_at: '2026-11-01T15:00:00.000Z',
  ended_at: '2026-11-02T15:00:00.000Z',
})
