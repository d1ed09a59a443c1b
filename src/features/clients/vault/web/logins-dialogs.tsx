import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import type { Day } from '../../../../rules/day.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SideDetail } from '../../../../ui/dialog/side-detail.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { loginDetails } from '../contract/vault.ts'
import { ImportForm } from './import-form.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginPanel } from './login-panel.tsx'
import type { LoginsSearch, OnSearch } from './logins-search.ts'
import { RotateForm } from './rotate-form.tsx'
import { UnlockDialog } from './unlock-dialog.tsx'
import type { Unlock } from './use-unlock.ts'

type LoginsDialogsProps = {
  search: LoginsSearch
  today: Day
  everyone: boolean
  unlock: Unlock
  /** The entry is next to the list, and stays there below its dialogs. */
  isBeside: boolean
  cameFromEntry: boolean
  onFromEntry: (cameFromEntry: boolean) => void
  onSearch: OnSearch
}

/** The entry named in the URL, and its dialogs. The question for your own password opens above them. */
export const LoginsDialogs = (props: LoginsDialogsProps) => {
  const { search, today, everyone, unlock, isBeside, cameFromEntry, onFromEntry, onSearch } = props
  const { dialog, id } = search
  const about = dialog === 'entry' || dialog === 'edit' || dialog === 'rotate'
  const shownId = useLastValue(about && id ? id : null)
  const found = useQuery(loginDetails, { id: shownId ?? '' }, { enabled: about && id !== undefined })
  const entry = found.data ?? null
  const close = () => {
    const back = cameFromEntry && (dialog === 'edit' || dialog === 'rotate')
    onSearch(back ? { dialog: 'entry' } : { dialog: undefined, id: undefined }, true)
    onFromEntry(false)
  }
  const open = (next: 'edit' | 'rotate') => {
    onFromEntry(true)
    onSearch({ dialog: next }, false)
  }
  const body = (content: (loaded: NonNullable<typeof entry>) => React.ReactNode) => {
    if (entry && entry.login.id === shownId) return content(entry)
    if (!found.isError) return <LoadingLines label="Loading the login" lines={8} />
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the login.')}
      </ErrorState>
    )
  }
  const isOpen = (one: LoginsSearch['dialog']) => dialog === one && id !== undefined
  const title = entry && entry.login.id === shownId ? entry.login.site : 'Login'
  const panel = body((loaded) => (
    <LoginPanel
      key={loaded.login.id}
      entry={loaded}
      today={today}
      everyone={everyone}
      unlock={unlock}
      onDialog={open}
      onGone={close}
    />
  ))
  return (
    <>
      <SideDetail
        opened={isOpen('entry') || (isBeside && cameFromEntry && about && id !== undefined)}
        isBeside={isBeside}
        onClose={close}
        title={title}
      >
        {panel}
      </SideDetail>
      <Dialog opened={dialog === 'add'} onClose={close} title="Add login">
        <LoginForm entry={null} organizationId={search.organization?.[0]} everyone={everyone} onClose={close} />
      </Dialog>
      <Dialog opened={isOpen('edit')} onClose={close} title="Edit login">
        {body((loaded) => (
          <LoginForm key={loaded.login.id} entry={loaded} everyone={everyone} onClose={close} />
        ))}
      </Dialog>
      <Dialog opened={isOpen('rotate')} onClose={close} title="Change password">
        {body((loaded) => (
          <RotateForm key={loaded.login.id} login={loaded.login} today={today} onClose={close} />
        ))}
      </Dialog>
      <Dialog opened={dialog === 'import'} onClose={close} title="Import logins" size="lg">
        <ImportForm organizationId={search.organization?.[0]} everyone={everyone} onClose={close} />
      </Dialog>
      <UnlockDialog unlock={unlock} />
    </>
  )
}
