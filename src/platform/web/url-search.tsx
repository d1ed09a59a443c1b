import { SearchBox } from '../../ui/list/search-box.tsx'

type UrlSearchProps = {
  label: string
  q: string | undefined
  onSearch: (change: { q: string | undefined; page: undefined }, replace: boolean) => void
}

/** The search of a list that lives in the URL; another word begins on page 1. */
export const UrlSearch = ({ label, q, onSearch }: UrlSearchProps) => (
  <SearchBox
    label={label}
    value={q ?? ''}
    onSearch={(text) => onSearch({ q: text.trim() === '' ? undefined : text, page: undefined }, true)}
  />
)
