import type * as z from 'zod/mini'
import { type Endpoint, fillPath } from '../shared/endpoint.ts'
import { callHeaders, readReply, sendOnce } from './call.ts'

/** Sends a form with words and files; parts of the path come from `input`. */
export const sendForm = async <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  endpoint: Endpoint<I, R>,
  input: z.input<I>,
  body: FormData,
): Promise<z.output<R>> => {
  const { path } = fillPath(endpoint.path, { ...(input as Record<string, unknown>) })
  const words = [...body].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  )
  return sendOnce(path, JSON.stringify(words), async () =>
    readReply(
      endpoint,
      await fetch(path, { method: endpoint.method, credentials: 'same-origin', headers: callHeaders, body }),
    ),
  )
}
