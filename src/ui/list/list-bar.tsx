import type { ReactNode } from 'react'
import css from './list-bar.module.css'
import { type ListFile, ListFiles } from './list-files.tsx'

export type ListBarProps = {
  label: string
  search?: ReactNode
  /** The button that opens the filters. */
  filter?: ReactNode
  /** Further controls that stay in sight: a switch of views, counts that filter. */
  beside?: ReactNode
  /** At the right: other actions of the list. */
  tools?: ReactNode
  /** The chooser of columns. */
  columns?: ReactNode
  files?: readonly ListFile[]
}

/** The line above a list, the same everywhere: search, filter, what stays in sight; at the right tools, columns and files. */
export const ListBar = ({ label, search, filter, beside, tools, columns, files = [] }: ListBarProps) => (
  <div className={css.bar} role="toolbar" aria-label={label}>
    {search ? <div className={css.search}>{search}</div> : null}
    {filter}
    {beside ? <div className={css.beside}>{beside}</div> : null}
    {tools || columns || files.length > 0 ? (
      <div className={css.end}>
        {tools}
        <div className={css.files}>
          {columns}
          {files.length > 0 ? <ListFiles files={files} /> : null}
        </div>
      </div>
    ) : null}
  </div>
)
