import { useCan } from '../../../../access/sign-in/web/public.ts'
import { SchedulerSwitches } from '../../../../clients/organizations/web/public.ts'
import css from '../presets/presets.module.css'

/** The auto scheduler, for platform staff: where it is on for new applicants, it takes them instead of the automation. */
export const ApplicantParts = ({ organizationId }: { organizationId: string }) =>
  useCan('platform:edit') ? (
    <dl className={css.parts}>
      <div>
        <dt>Auto scheduler</dt>
        <dd>
          <SchedulerSwitches organizationId={organizationId} />
        </dd>
      </div>
    </dl>
  ) : null
