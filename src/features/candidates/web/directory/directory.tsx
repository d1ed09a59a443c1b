import { useMemo } from 'react'
import { candidateColumns } from '../candidate-columns.tsx'
import { CandidateList } from '../candidate-list.tsx'
import type { CandidateSearch } from '../candidate-search.ts'
import { useTableLook } from '../table-look.ts'
import { DirectoryTools } from './directory-tools.tsx'

type DirectoryProps = { search: CandidateSearch; onSearch: (change: CandidateSearch, replace: boolean) => void }

/** Every candidate of the organization, as each person likes to see them. */
export const Directory = ({ search, onSearch }: DirectoryProps) => {
  const [look, setLook] = useTableLook()
  const columns = useMemo(() => candidateColumns('directory', look.columns), [look.columns])
  return (
    <CandidateList
      view="directory"
      scope="all"
      search={search}
      onSearch={onSearch}
      columns={columns}
      compact={look.density === 'compact'}
      tools={(parts) => <DirectoryTools {...parts} search={search} look={look} onLook={setLook} />}
    />
  )
}
