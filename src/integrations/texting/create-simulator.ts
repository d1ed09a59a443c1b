import type { Keep, TextTransport } from '../../platform/server/transports/text-transport.ts'

/** Phones inside the console: every text arrives at once. */
export const createSimulator = (keep: Keep): TextTransport => ({
  mostPerCall: 50,
  send: async (_, texts) => {
    await keep(texts)
    return texts.map(() => ({ status: 'sent', reason: null }))
  },
})
