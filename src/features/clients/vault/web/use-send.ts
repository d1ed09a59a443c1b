import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../../platform/shared/endpoint.ts'
import { call } from '../../../../platform/web/call.ts'
import { refreshAreas } from '../../../../platform/web/refresh.ts'

/** Calls an endpoint that carries a secret: neither what is sent nor what comes back stays in any cache. */
export const useSend = <I extends z.ZodMiniType, R extends z.ZodMiniType>(endpoint: Endpoint<I, R>) => {
  const client = useQueryClient()
  return async (input: z.input<I>): Promise<z.output<R>> => {
    const reply = await call(endpoint, input)
    void refreshAreas(client, endpoint.invalidates ?? [])
    return reply
  }
}
