import type { FastifyRequest } from 'fastify'
import { UserError } from '../../../rules/user-error.ts'
import { type Caller, isImpersonating } from '../actor.ts'
import type { Route } from '../call.ts'

const onlyReads = ({ kind, contract }: Route) => kind === 'query' || (contract.method === 'GET' && kind !== 'command')

/** Headers that name the impersonation of a page; the second is of the release before, for one release. */
const pageHeaders = ['x-impersonation', 'x-viewing']

const over = 'You are no longer viewing as this organization, so nothing was changed. Reload the page.'

/**
 * Rejects every change by an impersonating Admin. A page that was drawn for an impersonation names it
 * (`x-impersonation`). After its end, later calls of that page are rejected instead of using the Admin's own rights.
 */
export const refuseWhileImpersonating = (
  route: Route,
  actor: Caller | null,
  { headers }: Pick<FastifyRequest, 'headers'>,
) => {
  if (route.contract.openWhileImpersonating || onlyReads(route)) return
  if (actor && isImpersonating(actor))
    throw new UserError(
      'forbidden',
      `You are viewing as ${actor.impersonation.organization}. Nothing can be changed.`,
      {
        details: { impersonation: 'on' },
      },
    )
  if (pageHeaders.some((name) => headers[name] !== undefined))
    throw new UserError('conflict', over, { details: { impersonation: 'over' } })
}
