import { createFileRoute } from '@tanstack/react-router'
import { WhyPage } from '../../../features/candidates/explanations/web/why-page.tsx'

const WhyRoute = () => {
  const { token } = Route.useParams()
  return <WhyPage key={token} token={token} />
}

export const Route = createFileRoute('/why/$token')({ component: WhyRoute })
