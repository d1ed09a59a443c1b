import { isMonth, showMonth } from '../../../../../rules/periods/month.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { getPeriodMonths, isPeriod, showPeriod } from '../../rules/periods/period.ts'
import { HiringPeople } from '../hiring/hiring-people.tsx'
import { Schedules } from '../schedules/schedules.tsx'
import { MadeReports } from './made-reports.tsx'
import type { OnReportsSearch, ReportsSearch } from './reports-search.ts'

type ReportsDialogsProps = { search: ReportsSearch; month: string; onSearch: OnReportsSearch }

/** The rows behind a number of Performance Reports, as the URL says. */
export const ReportsDialogs = ({ search, month, onSearch }: ReportsDialogsProps) => {
  const made = search.made && isMonth(search.made) ? search.made : null
  const people = search.people ?? null
  const shownMade = useLastValue(made)
  const shownPeople = useLastValue(people)
  const shownMonth = String(shownPeople?.['month'] ?? month)
  return (
    <>
      <Dialog
        opened={made !== null}
        onClose={() => onSearch({ made: undefined }, true)}
        title={shownMade ? `Reports made in ${showMonth(shownMade)}` : ''}
        size="xl"
      >
        {shownMade ? <MadeReports key={shownMade} month={shownMade} organization={search.client} /> : null}
      </Dialog>
      <Dialog
        opened={people !== null}
        onClose={() => onSearch({ people: undefined }, true)}
        title={`${String(shownPeople?.title ?? 'People')} – ${showPeriod(isPeriod(shownMonth) ? shownMonth : month)}`}
        size="xl"
      >
        {shownPeople ? (
          <HiringPeople
            key={JSON.stringify(shownPeople)}
            month={month}
            organization={search.client}
            people={shownPeople}
          />
        ) : null}
      </Dialog>
      <Dialog
        opened={search.schedules === 'open'}
        onClose={() => onSearch({ schedules: undefined }, true)}
        title="Reports by Email"
        size="lg"
      >
        <Schedules month={getPeriodMonths(month).last} />
      </Dialog>
    </>
  )
}
