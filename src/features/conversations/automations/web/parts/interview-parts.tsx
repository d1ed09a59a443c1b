import { Button } from '@mantine/core'
import { BookingHoursLine, RemindersLine } from '../../../../interviews/calendar/web/public.ts'
import type { OnAutomationsSearch } from '../automations-search.ts'
import css from '../presets/presets.module.css'

type InterviewPartsProps = { organizationId: string; mayChange: boolean; onSearch: OnAutomationsSearch }

/** Booking hours and reminders, which belong to every interview. */
export const InterviewParts = ({ organizationId, mayChange, onSearch }: InterviewPartsProps) => (
  <dl className={css.parts}>
    <div>
      <dt>Booking hours</dt>
      <dd>
        <BookingHoursLine organizationId={organizationId} />
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onSearch({ section: 'hours', organization: organizationId })}
        >
          {mayChange ? 'Change Booking Hours' : 'Show Booking Hours'}
        </Button>
      </dd>
    </div>
    <div>
      <dt>Reminders</dt>
      <dd>
        <RemindersLine organizationId={organizationId} />
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onSearch({ section: 'reminders', organization: organizationId })}
        >
          {mayChange ? 'Change Reminders' : 'Show Reminders'}
        </Button>
      </dd>
    </div>
  </dl>
)
