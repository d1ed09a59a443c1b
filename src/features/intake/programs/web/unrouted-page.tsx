import { Button, Group, SegmentedControl } from '@mantine/core'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { unroutedApplications } from '../contract/unrouted.ts'
import { RowActions } from './row-actions.tsx'
import { formatDisplayName, unroutedColumns } from './unrouted-columns.tsx'
import type { UnroutedSearch } from './unrouted-search.ts'
import { useAccept } from './use-accept.ts'
import { useDismiss } from './use-dismiss.tsx'

const toCodes = <LinkButton to="/active-job-codes">Open Job Codes</LinkButton>
const RouteForm = lazyBody(async () => (await import('./route-form.tsx')).RouteForm)

type UnroutedPageProps = { search: UnroutedSearch; onSearch: (change: UnroutedSearch, replace: boolean) => void }

/** Applications whose job code leads nowhere, and emails whose applicant is not evident: each is sent where it belongs, or dismissed. */
export const UnroutedPage = ({ search, onSearch }: UnroutedPageProps) => {
  const mayEdit = useCan('platform:edit')
  const show = search.show ?? 'waiting'
  const pages = createUrlPages(search.page, onSearch)
  const found = useQuery(unroutedApplications, { show, page: pages.page }, { keepPrevious: true })
  const { dismiss, bringBack } = useDismiss()
  const { accept, accepting } = useAccept()
  const chosen = (search.dialog && found.data?.rows.find(({ id }) => id === search.id)) || null
  const shown = useLastValue(chosen)
  const close = () => onSearch({ dialog: undefined, id: undefined }, true)
  return (
    <Page
      title="Unrouted"
      lead={
        'Applications with an unknown job code, and emails without a clear applicant. We delete unrouted ones after ' +
        '180 days, and dismissed ones after 30. Automatic replies are under Dismissed.'
      }
    >
      <ListScreen
        caption="Unrouted applications"
        question={toListQuestion(found, 'Couldn’t load the applications.')}
        pages={pages}
        beside={
          <SegmentedControl
            aria-label="Applications to show"
            size="sm"
            data={[
              { value: 'waiting', label: 'Waiting' },
              { value: 'dismissed', label: 'Dismissed' },
            ]}
            value={show}
            onChange={(to) => onSearch({ show: to === 'dismissed' ? to : undefined, page: undefined }, false)}
          />
        }
        empty={{
          none:
            show === 'dismissed'
              ? { title: 'Nothing dismissed in the last 30 days.', action: toCodes }
              : {
                  title: 'No unrouted applications.',
                  action: toCodes,
                },
        }}
        columns={unroutedColumns}
        actions={(row) =>
          mayEdit ? (
            show === 'dismissed' ? (
              <Group gap="xs" justify="flex-end">
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={`Restore ${formatDisplayName(row)}`}
                  onClick={() => bringBack(row)}
                >
                  Restore
                </Button>
              </Group>
            ) : (
              <RowActions
                row={row}
                isAccepting={accepting === row.id}
                onAccept={() => accept(row)}
                onRoute={() => onSearch({ dialog: 'route', id: row.id }, false)}
                onDismiss={() => dismiss(row)}
              />
            )
          ) : null
        }
      />
      <Dialog
        opened={chosen !== null}
        onClose={close}
        title={shown ? `Where does ${formatDisplayName(shown)} belong?` : ''}
      >
        {shown ? <RouteForm key={shown.id} row={shown} onClose={close} /> : null}
      </Dialog>
    </Page>
  )
}
