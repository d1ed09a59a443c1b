import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import type { Client } from '../../contract/clients.ts'
import type { ActivePostsOf } from '../pause-form.tsx'
import type { ClientSearch } from './client-search.ts'

const ClientForm = lazyBody(async () => (await import('./client-form.tsx')).ClientForm)
const ViewForm = lazyBody(async () => (await import('./view-form.tsx')).ViewForm)
const PauseForm = lazyBody(async () => (await import('../pause-form.tsx')).PauseForm)

type ClientDialogsProps = {
  search: ClientSearch
  rows: readonly Client[]
  ActivePosts: ActivePostsOf
  onClose: () => void
}

/** The dialogs of the clients, as the URL says. */
export const ClientDialogs = ({ search, rows, ActivePosts, onClose }: ClientDialogsProps) => {
  const client = rows.find(({ id }) => id === search.id) ?? null
  const shown = useLastValue(client)
  return (
    <>
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
