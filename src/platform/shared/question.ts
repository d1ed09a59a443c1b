import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]))
}

/**
 * Returns one name for a call and its input, alike in the server and the browser: missing fields have their default.
 */
export const createQueryKey = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  { method, path, input }: Endpoint<I, R>,
  asked: z.input<I>,
): string => `${method} ${path} ${JSON.stringify(sorted(input.parse(asked)))}`
