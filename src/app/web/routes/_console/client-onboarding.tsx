import { createFileRoute } from '@tanstack/react-router'
import { OnboardingPage } from '../../../../features/team/onboarding/web/onboarding-page.tsx'
import { onboardingSearch } from '../../../../features/team/onboarding/web/onboarding-search.ts'

const OnboardingRoute = () => {
  const navigate = Route.useNavigate()
  return (
    <OnboardingPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}

export const Route = createFileRoute('/_console/client-onboarding')({
  validateSearch: onboardingSearch,
  component: OnboardingRoute,
})
