import { createFileRoute } from '@tanstack/react-router'
import { ApplyPage } from '../../../features/intake/apply/web/apply-page.tsx'

const ApplyRoute = () => {
  const { code } = Route.useParams()
  return <ApplyPage key={code} code={code} />
}

export const Route = createFileRoute('/apply/$code')({ component: ApplyRoute })
