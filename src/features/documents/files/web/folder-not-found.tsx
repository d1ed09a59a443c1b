import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { placeSearch } from './documents-search.ts'

/** The page for a link to a folder that is none of your own, or no longer there. */
export const FolderNotFound = ({ clinic }: { clinic: string | undefined }) => (
  <Page title="Documents">
    <EmptyState
      title="Folder not found"
      action={
        <Anchor renderRoot={(props) => <Link {...props} to="/documents" search={placeSearch({ clinic })} />}>
          Back to all documents
        </Anchor>
      }
    >
      The link may be old, or you can’t see this folder.
    </EmptyState>
  </Page>
)
