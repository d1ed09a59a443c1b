import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import type { JobCode } from './code-columns.tsx'
import type { CodeSearch } from './code-search.ts'

const CodeForm = lazyBody(async () => (await import('./code-form.tsx')).CodeForm)
const RetireForm = lazyBody(async () => (await import('./retire-form.tsx')).RetireForm)
const WhereForm = lazyBody(async () => (await import('./where-form.tsx')).WhereForm)
const QrBody = lazyBody(async () => (await import('./qr-body.tsx')).QrBody)

type CodeDialogsProps = { search: CodeSearch; rows: readonly JobCode[]; onClose: () => void }

/** The dialogs of the job codes, as the URL says. */
export const CodeDialogs = ({ search, rows, onClose }: CodeDialogsProps) => {
  const { dialog } = search
  const row = rows.find(({ id }) => id === search.id) ?? null
  const shown = useLastValue(row)
  const isOpen = (which: CodeSearch['dialog']) => dialog === which && row !== null
  return (
    <>
      <Dialog opened={dialog === 'add'} onClose={onClose} title="Add job code">
        <CodeForm row={null} onClose={onClose} />
      </Dialog>
      <Dialog opened={dialog === 'where'} onClose={onClose} title="Where does this code lead?">
        <WhereForm />
      </Dialog>
      <Dialog opened={isOpen('edit')} onClose={onClose} title="Edit job code">
        {shown ? <CodeForm key={shown.id} row={shown} onClose={onClose} /> : null}
      </Dialog>
      <Dialog opened={isOpen('retire')} onClose={onClose} title={`Retire ${shown?.code ?? ''}`}>
        {shown ? <RetireForm key={shown.id} row={shown} onClose={onClose} /> : null}
      </Dialog>
      <Dialog opened={isOpen('qr')} onClose={onClose} title="Apply link">
        {shown ? <QrBody code={shown.code} location={shown.location} /> : null}
      </Dialog>
    </>
  )
}
