const last = new Map<string, Promise<unknown>>()

/**
 * Records uploads of one organization one after the other in this process: they would wait for each other's lock
 * anyway, each holding a connection to the database.
 */
export const serializeUploads = async <T>(organizationId: string, work: () => Promise<T>): Promise<T> => {
  const before = last.get(organizationId) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => undefined)
  last.set(organizationId, settled)
  try {
    return await mine
  } finally {
    if (last.get(organizationId) === settled) last.delete(organizationId)
  }
}
