import { redirect } from '@tanstack/react-router'
import type { Right } from '../../../rules/rights.ts'
import type { RouterContext } from '../router-context.ts'

/** Sends a person without this right back to the dashboard with the reason. The server refuses the data as well. */
export const requireRight = (context: RouterContext, right: Right, screen: string) => {
  const state = context.session.state()
  if (state.status !== 'signed-in' || state.me.can.includes(right)) return
  void import('../../../ui/notice/show-toast.ts').then(({ showProblem }) =>
    showProblem(`Managers can’t view ${screen}.`),
  )
  throw redirect({ to: '/', replace: true })
}
