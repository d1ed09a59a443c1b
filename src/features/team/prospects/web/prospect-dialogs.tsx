import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import type { Prospect } from './prospect-facts.tsx'
import type { ProspectDialog, ProspectSearch } from './prospect-search.ts'

const ProspectForm = lazyBody(async () => (await import('./prospect-form.tsx')).ProspectForm)
const LogForm = lazyBody(async () => (await import('./log-form.tsx')).LogForm)
const LostForm = lazyBody(async () => (await import('./stage-forms.tsx')).LostForm)
const DemoForm = lazyBody(async () => (await import('./stage-forms.tsx')).DemoForm)
const MergeForm = lazyBody(async () => (await import('./stage-forms.tsx')).MergeForm)

type ProspectDialogsProps = {
  search: ProspectSearch
  rows: readonly Prospect[]
  owners: readonly { id: string; name: string }[]
  onClose: () => void
  /** Opens a prospect that a filter may hide. */
  onFind: (id: string) => void
}

/** The dialogs of the pipeline, as the URL says. */
export const ProspectDialogs = ({ search, rows, owners, onFind, onClose }: ProspectDialogsProps) => {
  const one = rows.find(({ id }) => id === search.id) ?? null
  const shown = useLastValue(one)
  const isOpen = (dialog: ProspectDialog) => search.dialog === dialog && one !== null
  return (
    <>
      <Dialog opened={search.dialog === 'add'} onClose={onClose} title="Add prospect" size="lg">
        <ProspectForm one={null} owners={owners} onOpen={onFind} onClose={onClose} />
      </Dialog>
      <Dialog opened={isOpen('edit')} onClose={onClose} title={shown?.name ?? 'Prospect'} size="lg">
        {shown ? <ProspectForm key={shown.id} one={shown} owners={owners} onOpen={onFind} onClose={onClose} /> : null}
      </Dialog>
      <Dialog opened={isOpen('log')} onClose={onClose} title={`Log of ${shown?.name ?? ''}`}>
        {shown ? <LogForm key={shown.id} one={shown} /> : null}
      </Dialog>
      <Dialog opened={isOpen('demo')} onClose={onClose} title={`Demo for ${shown?.name ?? ''}`}>
        {shown ? <DemoForm key={shown.id} one={shown} onClose={onClose} /> : null}
      </Dialog>
      <Dialog opened={isOpen('lost')} onClose={onClose} title={`${shown?.name ?? 'Prospect'} is lost`}>
        {shown ? <LostForm key={shown.id} one={shown} onClose={onClose} /> : null}
      </Dialog>
      <Dialog opened={isOpen('merge')} onClose={onClose} title="Merge a duplicate">
        {shown ? <MergeForm key={shown.id} one={shown} onClose={onClose} /> : null}
      </Dialog>
    </>
  )
}
