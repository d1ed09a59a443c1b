import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { SideDetail } from '../../../../../ui/dialog/side-detail.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import type { Client } from '../../contract/clients.ts'
import type { ActivePostsOf } from '../pause-form.tsx'
import type { ClientSearch } from './client-search.ts'

const ClientOverview = lazyBody(async () => (await import('./client-overview.tsx')).ClientOverview)
const ClientForm = lazyBody(async () => (await import('./client-form.tsx')).ClientForm)
const ViewForm = lazyBody(async () => (await import('./view-form.tsx')).ViewForm)
const PauseForm = lazyBody(async () => (await import('../pause-form.tsx')).PauseForm)

type ClientDialogsProps = {
  search: ClientSearch
  rows: readonly Client[]
  columns: readonly Column<Client>[]
  /** The overview is next to the list, and stays there below its dialogs. */
  isBeside: boolean
  isOverview: boolean
  ActivePosts: ActivePostsOf
  onDialog: (dialog: 'edit') => void
  onClose: () => void
}

/** The dialogs of the clients, as the URL says. */
export const ClientDialogs = (props: ClientDialogsProps) => {
  const { search, rows, columns, isBeside, isOverview, ActivePosts, onDialog, onClose } = props
  const client = rows.find(({ id }) => id === search.id) ?? null
  const shown = useLastValue(client)
  const shownId = useLastValue(isOverview && search.id ? search.id : null)
  const isOpen = isOverview && search.id !== undefined
  const title = (isOpen ? client : shown)?.name || 'Organization'
  const overview = shownId ? (
    <ClientOverview key={shownId} id={shownId} client={client} columns={columns} onEdit={() => onDialog('edit')} />
  ) : null
  return (
    <>
      <SideDetail
        opened={isOpen && (isBeside || search.dialog === 'overview')}
        isBeside={isBeside}
        onClose={onClose}
        title={title}
      >
        {overview}
      </SideDetail>
      <Dialog opened={search.dialog === 'edit' && client !== null} onClose={onClose} title="Edit client">
        {shown ? <ClientForm key={shown.id} client={shown} onClose={onClose} /> : null}
      </Dialog>
      <Dialog
        opened={search.dialog === 'view' && client !== null}
        onClose={onClose}
        title={`View as ${shown?.name ?? ''}`}
      >
        {shown ? <ViewForm key={shown.id} client={shown} onClose={onClose} /> : null}
      </Dialog>
      <Dialog
        opened={search.dialog === 'pause' && client !== null}
        onClose={onClose}
        title={
          shown?.status.trim().toLowerCase() === 'active' ? `Pause ${shown.name}` : `Reactivate ${shown?.name ?? ''}`
        }
      >
        {shown ? (
          <PauseForm key={shown.id + shown.status} client={shown} ActivePosts={ActivePosts} onClose={onClose} />
        ) : null}
      </Dialog>
    </>
  )
}
