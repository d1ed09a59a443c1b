import { createFileRoute } from '@tanstack/react-router'
import { ExplanationPage } from '../../../features/candidates/explanations/web/explanation-page.tsx'

const WhyRoute = () => {
  const { token } = Route.useParams()
  return <ExplanationPage key={token} token={token} />
}

export const Route = createFileRoute('/why/$token')({ component: WhyRoute })
