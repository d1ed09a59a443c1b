import type { FastifyRequest } from 'fastify'
import { UserError } from '../../../rules/user-error.ts'
import { type Caller, isViewing } from '../actor.ts'
import type { Route } from '../call.ts'

const onlyReads = ({ kind, contract }: Route) => kind === 'query' || (contract.method === 'GET' && kind !== 'command')

const over = 'You are no longer viewing as this organization, so nothing was changed. Reload the page.'

/**
 * Refuses every change while an Admin views an organization, also by calls for anyone. A page that was drawn for such a
 * view names it (`x-viewing`): when that is over, its later calls are refused, and not done with the Admin's own
 * rights.
 */
export const refuseWhileViewing = (
  route: Route,
  actor: Caller | null,
  { headers }: Pick<FastifyRequest, 'headers'>,
) => {
  if (route.contract.openWhileViewing || onlyReads(route)) return
  if (actor && isViewing(actor))
    throw new UserError('forbidden', `You are viewing as ${actor.viewing.organization}. Nothing can be changed.`, {
      details: { viewing: 'on' },
    })
  if (headers['x-viewing'] !== undefined) throw new UserError('conflict', over, { details: { viewing: 'over' } })
}
