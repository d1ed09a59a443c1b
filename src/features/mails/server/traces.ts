import type { Trace } from '../../../platform/server/traces.ts'

/** Mails to people who work here; those about a candidate name them, and go with them. */
export const mailsTraces: readonly Trace[] = [{ table: 'mails', by: 'about', erase: 'delete', merge: 'move' }]
