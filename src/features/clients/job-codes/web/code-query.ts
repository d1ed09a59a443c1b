import type * as z from 'zod/mini'
import type { codesQuery } from '../contract/job-codes.ts'
import type { CodeSearch } from './code-search.ts'

/** The server's question for what the URL says. */
export const toCodesQuery = (search: CodeSearch): z.output<typeof codesQuery> => ({
  q: (search.q ?? '').trim(),
  position: search.position ?? [],
  organization: search.organization ?? [],
  active: search.active ?? 'active',
})

/** The address at which people apply by this code. */
export const applyLink = (code: string): string => `${window.location.origin}/apply/${encodeURIComponent(code)}`
