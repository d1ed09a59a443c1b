import { lazyDialog } from '../../../../../ui/dialog/lazy-dialog.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { BookingHoursDialog } from '../../../../interviews/calendar/web/public.ts'
import type { AutomationsSearch, OnAutomationsSearch } from '../automations-search.ts'

const AwayDialog = lazyDialog(async () => (await import('../away/away-dialog.tsx')).AwayDialog)
const RemindersDialog = lazyDialog(async () => (await import('./reminders-dialog.tsx')).RemindersDialog)

type PagePartsProps = { search: AutomationsSearch; onSearch: OnAutomationsSearch }

/** The dialogs of the page that belong to no single automation, as the URL says: booking hours, reminders, and days off. */
export const PageParts = ({ search: { section, organization, who, on }, onSearch }: PagePartsProps) => {
  const mayEdit = useCan('candidates:edit')
  const close = () => onSearch({ section: undefined, who: undefined, on: undefined }, true)
  return (
    <>
      <BookingHoursDialog opened={section === 'hours'} organization={organization} onClose={close} />
      <RemindersDialog opened={section === 'reminders'} organization={organization} onClose={close} />
      <AwayDialog opened={section === 'away' && mayEdit} who={who} on={on} onClose={close} />
    </>
  )
}
