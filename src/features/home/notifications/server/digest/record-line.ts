import type { Tx } from '../../../../../platform/server/database.ts'

type LoadRecordLine = (tx: Tx) => Promise<string | null>

const source: { load: LoadRecordLine } = { load: () => Promise.resolve(null) }

/** Puts the newest seal of the record into digests of Admins: `load` returns it as one line, or null before the first. */
export const sealDigestsWith = (load: LoadRecordLine): void => {
  source.load = load
}

/** Returns the newest seal of the record of the transaction's organization as one line; null before the first. */
export const loadRecordLine: LoadRecordLine = async (tx) => await source.load(tx)
