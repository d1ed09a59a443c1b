import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ProviderArrival } from '../../../features/access/sign-in/web/providers/provider-arrival.tsx'
import { urlText } from '../../../platform/web/url-field.ts'
import { signInProviders } from '../../../rules/sign-in/sign-in-providers.ts'

const ProviderRoute = () => {
  const { provider } = Route.useParams()
  const { code, state } = Route.useSearch()
  const known = signInProviders.find((each) => each === provider)
  return known ? <ProviderArrival provider={known} code={code} state={state} /> : null
}

export const Route = createFileRoute('/login_/$provider')({
  validateSearch: z.object({ code: urlText(4000), state: urlText(300) }),
  beforeLoad: ({ params, search, context }) => {
    const isKnown = signInProviders.some((each) => each === params.provider)
    const isAnswer = search.code !== undefined && search.state !== undefined
    if (!isKnown || (context.session.state().status === 'signed-in' && !isAnswer)) throw redirect({ to: '/login' })
  },
  component: ProviderRoute,
})
