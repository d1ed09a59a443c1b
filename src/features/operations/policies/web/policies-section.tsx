import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'

/** The way from the settings to the policies. */
export const PoliciesSection = () => (
  <Fold
    name="policies"
    title="Policies"
    lead="Stored data about candidates, its retention, and the services that process it."
  >
    <LinkButton to="/policies">Open Policies</LinkButton>
  </Fold>
)
