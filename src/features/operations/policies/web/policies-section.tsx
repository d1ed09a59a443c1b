import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'

/** The way from the settings to the policies. */
export const PoliciesSection = () => (
  <Fold name="policies" title="Policies" lead="What is stored about candidates, for how long, and who processes it.">
    <LinkButton to="/policies">Open Policies</LinkButton>
  </Fold>
)
