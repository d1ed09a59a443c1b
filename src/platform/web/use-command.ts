import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint } from '../shared/endpoint.ts'
import { call } from './call.ts'
import { refreshAreas } from './refresh.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { isPainted?: boolean }
  }
}

/**
 * Calls an endpoint that changes something, then invalidates the areas that the contract names. `isPainted`: the screen
 * shows the change before the server answers; until then no list is read again, which might not have it yet.
 */
export const useCommand = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  endpoint: Endpoint<I, R>,
  { isPainted = false }: { isPainted?: boolean } = {},
) => {
  const client = useQueryClient()
  return useMutation<z.output<R>, Error, z.input<I>>({
    mutationFn: (input) => call(endpoint, input),
    meta: { isPainted },
    onSettled: () => {
      void refreshAreas(client, endpoint.invalidates ?? [], isPainted ? 1 : 0)
    },
  })
}
