import { Button, Menu } from '@mantine/core'
import { IconBookmarks } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import { savedViews } from '../../contract/views.ts'
import type { CandidateSearch, Openable } from '../candidate-search.ts'

export type SavedView = ReplyOf<typeof savedViews>['views'][number]
/** Search that opens with its people selected, ready to text. */
const bestUntouched: CandidateSearch = { firstTouch: 'Not yet', sortScore: 'highest', pick: 20 }

type ViewMenuProps = {
  mayEdit: boolean
  onApply: (view: SavedView) => void
  onOpen: (what: Openable) => void
}

/** Saved views to go to; items for a menu. */
export const ViewItems = ({ mayEdit, onApply, onOpen }: ViewMenuProps) => {
  const { data } = useQuery(savedViews, {}, { staleTime: 60_000 })
  const own = data?.views.filter((view) => view.isOwn) ?? []
  const shared = data?.views.filter((view) => !view.isOwn) ?? []
  const group = (label: string, views: SavedView[]) =>
    views.length > 0 ? (
      <>
        <Menu.Label>{label}</Menu.Label>
        {views.map((view) => (
          <Menu.Item key={view.id} onClick={() => onApply(view)}>
            {view.isOwn ? view.name : `${view.name} · ${view.by}`}
          </Menu.Item>
        ))}
      </>
    ) : null
  return (
    <>
      {mayEdit ? (
        <>
          <Menu.Label>Ready-made</Menu.Label>
          <Menu.Item renderRoot={(props) => <Link {...props} to="/candidate-directory" search={bestUntouched} />}>
            20 best, not yet contacted
          </Menu.Item>
        </>
      ) : null}
      {group('Your views', own)}
      {group('Shared with you', shared)}
      {mayEdit || own.length + shared.length > 0 ? <Menu.Divider /> : null}
      <Menu.Item onClick={() => onOpen('views')}>Save or Manage Views…</Menu.Item>
    </>
  )
}

/** The same behind a button. */
export const ViewMenu = ({ onOpen, ...items }: ViewMenuProps) => {
  const { button, backThen } = useMenuFocus()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          ref={button}
          data-tool
          data-small
          aria-label="Saved Views"
          title="Saved Views"
          variant="default"
          leftSection={<IconBookmarks size={16} stroke={1.7} />}
        >
          Saved Views
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ViewItems {...items} onOpen={(what) => backThen(() => onOpen(what))()} />
      </Menu.Dropdown>
    </Menu>
  )
}
