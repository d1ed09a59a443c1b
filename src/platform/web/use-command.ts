import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint } from '../shared/endpoint.ts'
import { call } from './call.ts'
import { refreshAreas } from './refresh.ts'

/** Calls an endpoint that changes something, then invalidates the areas that the contract names. */
export const useCommand = <I extends z.ZodMiniType, R extends z.ZodMiniType>(endpoint: Endpoint<I, R>) => {
  const client = useQueryClient()
  return useMutation<z.output<R>, Error, z.input<I>>({
    mutationFn: (input) => call(endpoint, input),
    onSettled: () => {
      void refreshAreas(client, endpoint.invalidates ?? [])
    },
  })
}
